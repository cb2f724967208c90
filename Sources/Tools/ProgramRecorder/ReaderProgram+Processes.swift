// The compiler as a process.

import Foundation
import Toolchain

extension ReaderProgram {
    /// Writes a message outside the trace.
    func say(_ text: String) {
        words.write(Data((text + "\n").utf8))
    }

    /// Runs a tool. If the command ends before, the tool is ended, too.
    /// - parameter output: Receives what it says.
    /// - returns: Its status; for a signal, 128 plus its number.
    func process(
        _ tool: String,
        _ arguments: [String],
        output: FileHandle? = nil
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output ?? words, output ?? words)
        try process.run()
        try Caretaker.shared.watch(process.processIdentifier)
        process.waitUntilExit()
        try Caretaker.shared.forget(process.processIdentifier)
        let isSignal = process.terminationReason == .uncaughtSignal
        return process.terminationStatus + (isSignal ? 128 : 0)
    }
}
