// The compiler, and the program itself, as processes.

import Foundation
import Toolchain

extension ReaderProgram {
    /// Writes a message outside the trace.
    func say(_ text: String) {
        words.write(Data((text + "\n").utf8))
    }

    /// Runs a program. Its output does not go into the trace.
    /// - returns: Its status; for a signal, 128 plus its number.
    func process(
        _ program: String,
        _ arguments: [String],
        environment: [String: String]? = nil,
        output: FileHandle? = nil
    ) throws -> Int32 {
        try outcome(
            of: [program] + arguments,
            environment: environment,
            writingTo: output ?? words
        ).status
    }
}
