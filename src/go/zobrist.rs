//! The keys of Zobrist's hash (A. L. Zobrist, *A new hashing method with application for game playing*, 1970).
//!
//! A position is the exclusive or of one fixed pseudo-random number for each stone. The numbers come from the splitmix64
//! generator with a fixed start, so that hashes are the same on every machine and may be stored.

use super::{Colour, Point};

static KEYS: [[u64; Point::GRID]; 2] = keys();

/// The number that stands for a stone of `colour` at `point`.
pub(super) fn key(point: Point, colour: Colour) -> u64 {
    KEYS[colour as usize][point.index()]
}

const fn keys() -> [[u64; Point::GRID]; 2] {
    let mut keys = [[0; Point::GRID]; 2];
    let mut state: u64 = 0;
    let mut index = 0;
    while index < 2 * Point::GRID {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index / Point::GRID][index % Point::GRID] = mixed ^ (mixed >> 31);
        index += 1;
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn keys_are_those_of_splitmix64_from_zero_and_never_change() {
        assert_eq!(KEYS[0][..3], [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4, 0x06c4_5d18_8009_454f]);
    }

    #[test]
    fn keys_are_distinct() {
        assert_eq!(KEYS.as_flattened().iter().collect::<HashSet<_>>().len(), 2 * Point::GRID);
    }
}
