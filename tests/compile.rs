#![cfg(feature = "workbench")]
use nakade::compile::{Header, Plan, rust};
use nakade::tree::Tree;

#[test]
fn show() {
    let json = serde_json::json!({"root": "reward(A,B), board(A,C), unbound(D)", "types": ["point","number","group","axes"], "key": [true,false],
    "nodes": [
     {"test":"link(C,E), group(E,enemy)", "new":["group"], "yes":1,"no":2,"examples":1,"mean":0.0},
     {"test":"group_on_pos(A,D,(-1,2),F), liberty_cnt(F,G), G < 3", "new":["group","number"], "yes":3,"no":4,"examples":1,"mean":0.0},
     {"examples":1,"mean":0.1},
     {"test":"distance_to_edge(A,D,left,H), H < 2, link(E,I), liberties_after(I,friend,J), J < 2.5, board((3,4),K), link(K,L), L \\= C", "new":["number","group","number","group","group"], "yes":5,"no":6,"examples":1,"mean":0.0},
     {"examples":1,"mean":0.3}, {"examples":1,"mean":-1e-30}, {"examples":1,"mean":1.0}
    ]});
    let tree = Tree::from_json(&json).unwrap();
    let plan = Plan::of(&tree).unwrap();
    println!("{plan}");
    println!("{}", rust(&plan, &Header { tree: "x".into(), settings: "go.s".into(), count_calls: true }));
}
