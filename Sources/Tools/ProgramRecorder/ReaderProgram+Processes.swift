// The compiler, and the program itself, as processes.

import Foundation
import Toolchain

extension ReaderProgram {
    /// Says something beside the trace.
    func say(_ text: String) {
        words.write(Data((text + "\n").utf8))
    }

    /// Runs a program. What it prints goes beside the trace.
    /// - returns: Its status; that of a signal is 128 and more.
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
