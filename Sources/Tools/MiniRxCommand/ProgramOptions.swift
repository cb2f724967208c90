// What all commands have in common that run a reader's own program.

import ProgramRecorder
import Toolchain

extension Command {
    /// How long a program may run: the option `--seconds`.
    static func seconds(_ options: [String: String]) throws -> Int {
        guard let text = options["--seconds"] else { return ReaderProgram.defaultSeconds }
        guard let seconds = Int(text), 1...1_000_000 ~= seconds else {
            throw KitError.usage("--seconds needs a whole number, at least 1.")
        }
        return seconds
    }
}

/// A signal stops the recorded program, and what it did is shown. A second signal, or one at another
/// time, ends the command.
func stopProgramOnSignals() {
    endOnSignals(unless: RunningProgram.stop)
}
