// A reader's own program: instrumented, compiled against the traced library, run and recorded.

import Foundation
import Instrument
import Recorder
import SwiftText
import Toolchain

/// The Swift files of a program.
public struct ReaderProgram {
    private let files: [String]
    private let mode: String
    private let order: ReplayOrder
    private let references: Int?
    private let hasValues: Bool
    private let seconds: Int
    private let library: RecordedLibrary
    let words: FileHandle
    private var folder: URL { library.folder }

    /// A program.
    /// - parameter files: Its files, with the paths for the compiler's messages.
    /// - parameter mode: The language mode, as `swiftc -swift-version` takes it.
    /// - parameter references: The number of the last line at which to record also who holds whom.
    /// - parameter values: Whether to record the texts of values.
    /// - parameter seconds: How long it may run.
    /// - parameter library: The library in place of those that the program imports.
    /// - parameter words: Receives the compiler's messages and the program's output.
    public init(
        files: [String],
        mode: String = "5",
        order: ReplayOrder = .producerFirst,
        references: Int? = nil,
        values: Bool = true,
        seconds: Int = ReaderProgram.defaultSeconds,
        library: RecordedLibrary,
        words: FileHandle = .standardError
    ) {
        (self.files, self.mode, self.order, self.words) = (files, mode, order, words)
        (self.references, hasValues) = (references, values)
        (self.seconds, self.library) = (seconds, library)
    }

    /// How many seconds a program may run if nothing else is said.
    public static let defaultSeconds = 60

    /// Compiles the program, runs it, and returns its recording and its status, as `ProgramEnd` has
    /// it. However the program ends, the recording has what happened until then.
    /// - throws: `KitError`.
    public func record() throws -> (recording: Recording, status: Int32) {
        let work = folder.appending(path: UUID().uuidString)
        try Caretaker.shared.makeFolder(work)
        defer { try? FileManager.default.removeItem(at: work) }
        let program = work.appending(path: "program")
        // Not every argument can be passed to a probe: a closure that does not escape cannot.
        let isWhole = try compile(instrument(into: work, arguments: true), to: program, in: work)
        guard
            try isWhole
                || compile(instrument(into: work, arguments: false), to: program, in: work)
        else { throw try failure(in: work) }
        return try run(program, writing: work.appending(path: "steps"), isWhole: isWhole)
    }

    // MARK: Steps

    private func instrument(into work: URL, arguments: Bool) throws -> [String] {
        var options = library.options
        options.hasArguments = arguments
        if try !startsByAttribute { options.script = script }
        let folder = work.appending(path: arguments ? "copies" : "copies-without-arguments")
        let copies = try Copies(of: files, to: folder.path, root: root, options)
        if arguments { for note in copies.notes { say(note) } }
        return copies.paths
    }

    /// The file with code at its top level.
    private var script: String? {
        files.count == 1
            ? files[0] : files.first { URL(filePath: $0).lastPathComponent == "main.swift" }
    }

    /// `main.swift` keeps its name: only this file may have code at the top level.
    private var root: String {
        let main = files.first { $0.hasSuffix("/main.swift") }
        return main.map { URL(filePath: $0).deletingLastPathComponent().relativePath } ?? ""
    }

    /// - returns: Whether the copies compile. The compiler's messages are in a file.
    private func compile(_ copies: [String], to program: URL, in work: URL) throws -> Bool {
        let waiting = work.appending(path: "Waiting.swift")
        try WaitingFunctions.file.write(to: waiting, atomically: true, encoding: .utf8)
        var arguments = ["-Onone", "-wmo", "-swift-version", mode, "-I", library.modules]
        arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "recordedMain"]
        let isScript = try !startsByAttribute
        if !isScript { arguments.append("-parse-as-library") }
        // A single file may have code at its top level, but here the module has two files.
        arguments += copies.count == 1 && isScript ? try asMain(copies[0]) : copies
        arguments += [waiting.path, "-module-name", RecordedProgram.module, "-o", program.path]
        arguments += try library.linkedWithStart()
        let errors = Self.errors(in: work)
        try Data().write(to: errors)
        return try process("swiftc", arguments, output: FileHandle(forWritingTo: errors)) == 0
    }

    private static func errors(in work: URL) -> URL { work.appending(path: "errors.txt") }

    /// Writes the compiler's messages.
    private func failure(in work: URL) throws -> KitError {
        let said = try plainErrors(in: work)
        if said.isEmpty {
            words.write(try Data(contentsOf: Self.errors(in: work)))
            return KitError(
                "the program compiles, but not with probes. The compiler's message is above."
            )
        }
        words.write(Data(said.utf8))
        return KitError(remedy(for: said) ?? "")
    }

    /// What to do about errors whose cause is how the program is recorded.
    private func remedy(for errors: String) -> String? {
        if let module = errors.firstMatch(of: #/error: no such module '(\w+)'/#)?.1 {
            return
                """
                \(module) is not RxSwift. If it is a target of a package, name the package: \
                --package PATH --target \(module) \(files.joined(separator: " "))
                """
        }
        let isMissing = errors.contains(#/error: (?:cannot find|value of type .* has no member)/#)
        guard library.hasSeveralModules, isMissing else { return nil }
        return
            """
            MiniRx has all in one module. RxSwift has relays in RxRelay, bindings and traits in RxCocoa, \
            and toBlocking() in RxBlocking: a program imports what it uses.
            """
    }

    /// The compiler's errors in the original files. Errors in the copies would show the probes.
    private func plainErrors(in work: URL) throws -> String {
        let isScript = try !startsByAttribute
        let folder = work.appending(path: "plain")
        var options = library.options
        options.hasProbes = false
        let copies = try Copies(of: files, to: folder.path, root: root, options).paths
        let said = folder.appending(path: "errors.txt")
        try Data().write(to: said)
        let arguments = ["-typecheck", "-swift-version", mode, "-I", library.modules]
        let status = try process(
            "swiftc",
            arguments + copies + (isScript ? [] : ["-parse-as-library"]),
            output: try FileHandle(forWritingTo: said)
        )
        if status == 0 { return "" }
        let named = zip(copies, files).reduce(try String(contentsOf: said, encoding: .utf8)) {
            $0.replacing($1.0, with: $1.1)
        }
        return try quoting(files, in: named, insteadOf: copies)
    }

    /// The compiler quotes the lines of the copies, in which modules have other names.
    private func quoting(
        _ files: [String],
        in said: String,
        insteadOf copies: [String]
    ) throws -> String {
        let lines = try (copies + files).map {
            try String(contentsOfFile: $0, encoding: .utf8).components(separatedBy: "\n")
        }
        let pairs = Array(zip(lines, lines.dropFirst(copies.count)))
        return said.replacing(#/(?m)^( *(\d+) \| )(.*)$/#) { quoted in
            let index = (Int(quoted.2) ?? 0) - 1
            let found = pairs.first { copy, _ in
                copy.indices.contains(index) && copy[index] == quoted.3
            }
            return quoted.1 + (found?.1[index] ?? String(quoted.3))
        }
    }

    private func asMain(_ copy: String) throws -> [String] {
        let main = URL(filePath: copy).deletingLastPathComponent().appending(path: "main.swift")
        if main.path != copy { try FileManager.default.moveItem(atPath: copy, toPath: main.path) }
        return [main.path]
    }

    /// Whether the program begins in a type that is marked `@main`. A file `main.swift` has code at
    /// its top level in any case: the compiler says that a program cannot have both.
    private var startsByAttribute: Bool {
        get throws {
            let texts = try files.map(SourceText.of)
            guard !files.contains(where: { URL(filePath: $0).lastPathComponent == "main.swift" })
            else { return false }
            return texts.contains { text in
                guard text.contains("@main") else { return false }
                let tokens = SwiftFile(text).tokens
                return zip(tokens, tokens.dropFirst()).contains {
                    $0.text == "@" && $1.text == "main"
                }
            }
        }
    }

    /// - parameter isWhole: Whether its variables are recorded.
    private func run(
        _ program: URL,
        writing steps: URL,
        isWhole: Bool
    ) throws -> (Recording, Int32) {
        var environment = ProcessInfo.processInfo.environment
        environment[RecordedProgram.file] = steps.path
        environment[RecordedProgram.order] = order.rawValue
        environment[RecordedProgram.references] = references?.description
        environment[RecordedProgram.values] = hasValues ? nil : RecordedProgram.noValues
        environment[RecordedProgram.lines] = nil
        // The program's last message is enough.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        let end = try RunningProgram([program.path], environment, words: words).run(
            seconds: seconds
        )
        guard FileManager.default.fileExists(atPath: steps.path) else {
            throw KitError("the program left no recording.", status: end.status)
        }
        let recording = try Recording(
            contentsOf: steps,
            script: startsByAttribute ? nil : script,
            hasRoots: isWhole
        )
        if let sentence = end.sentence(recording) {
            say(sentence)
        } else if recording.steps.isEmpty {
            say(
                """
                Nothing is recorded: no code ran. Put the code at the top level of the file, or in a \
                type that is marked @main.
                """
            )
        }
        return (recording, end.status)
    }
}
