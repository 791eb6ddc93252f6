//! The command `nakade`.

use std::process::ExitCode;

fn main() -> ExitCode {
    nakade::app::run()
}
