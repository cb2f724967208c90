// A program that is compiled against the built library and runs without being recorded.

import Foundation
import Toolchain

/// The text of a program that imports MiniRx.
public struct PlainProgram {
    private let text: String
    private let library: RecordedLibrary

    /// A program.
    /// - parameter text: The text of its file. Its messages may name other files, by
    ///   `#sourceLocation`.
    public init(_ text: String) throws {
        self.text = text
        library = try .miniRx()
    }

    /// Compiles the program and runs it for at most `seconds`.
    /// - returns: Its end, or the compiler's errors if it does not compile.
    public func run(seconds: Double) throws -> Result<TimedProcess.Ending, CompilerErrors> {
        let work = library.folder.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: work) }
        let file = work.appending(path: "main.swift")
        let program = work.appending(path: "program")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let compiled = try outcome(of: compiler(file, to: program))
        guard compiled.status == 0 else {
            return .failure(CompilerErrors(output: compiled.output + compiled.error))
        }
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_BACKTRACE"] = "enable=no"
        return .success(
            try TimedProcess([program.path], environment).run(in: work, seconds: seconds)
        )
    }

    private func compiler(_ file: URL, to program: URL) throws -> [String] {
        [
            "swiftc", "-Onone", "-swift-version", "5", "-suppress-warnings", "-I", library.modules,
            "-module-alias", "MiniRx=MiniRxTraced", "-module-name", "Program",
            file.path, "-o", program.path,
        ] + (try library.linked())
    }
}

/// The messages of a compiler that refused a program.
public struct CompilerErrors: Error {
    /// All that it said.
    public let output: String
    /// Its errors.
    public var all: [CompilerError] { CompilerError.all(in: output) }
}
