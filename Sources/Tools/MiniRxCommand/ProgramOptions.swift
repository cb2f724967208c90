// A reader's own program, as the commands record, marbles, why and play take it.

import Checkouts
import Foundation
import Levels
import ProgramRecorder
import Recorder
import Toolchain

/// A program, and how it is recorded.
struct ProgramOptions {
    enum Source {
        case files([String])
        case package(String, PackageChoice)
        /// A file that an app has written, and the package with its source files, if that is known.
        case recording(String, package: String?)
    }

    let source: Source
    let library: LibraryChoice
    private let mode: String
    private let order: ReplayOrder?
    private let seconds: Int
    private let hasValues: Bool

    /// The options of a program.
    static let known: [String: [String]] = [
        "--package": [], "--product": [], "--target": [], "--test": [],
        "--swift-version": ["5", "6"], "--order": Command.orders, "--seconds": [],
        LibraryChoice.option: [],
    ]
    /// Those that have no value.
    static let flags = ["--no-values"]

    /// Whether a command's arguments are about a program, and not about a walkthrough.
    static func areMeant(_ names: [String], _ options: [String: String]) -> Bool {
        names.first.map { $0.hasSuffix(".swift") || $0.hasSuffix(".rec") || isFile($0) } ?? false
            || ["--package", "--product", "--target", "--test"].contains { options[$0] != nil }
    }

    /// A file without the extension `.swift` may have a program, too.
    private static func isFile(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
            && !isFolder.boolValue
    }

    init(_ names: [String], _ options: [String: String]) throws {
        library = try Command.library(options)
        source = try Self.source(names, options)
        mode = options["--swift-version"] ?? "5"
        order = options["--order"].flatMap(ReplayOrder.init)
        seconds = try Command.seconds(options)
        hasValues = options["--no-values"] == nil
    }

    private static func source(
        _ names: [String],
        _ options: [String: String]
    ) throws -> Source {
        if let name = names.first, name.hasSuffix(".rec") {
            try Command.expect(noMore: Array(names.dropFirst()))
            return .recording(name, package: options["--package"])
        }
        let choices = ["--package", "--product", "--target", "--test"]
        guard choices.contains(where: { options[$0] != nil }) else {
            return .files(try Command.existing(names))
        }
        guard var package = options["--package"] else {
            throw KitError.usage("--product, --target and --test need the package: --package PATH.")
        }
        if URL(filePath: package).lastPathComponent == "Package.swift" {
            package = URL(filePath: package).deletingLastPathComponent().relativePath
        }
        let driver = try Command.existing(names).first
        try Command.expect(noMore: Array(names.dropFirst()))
        guard driver == nil || options["--target"] != nil else {
            throw KitError.usage(
                "a file beside a package needs the target that it uses: --target NAME."
            )
        }
        guard options["--swift-version"] == nil else {
            throw KitError.usage(
                "a package's manifest has its language mode: leave out --swift-version."
            )
        }
        guard choices.dropFirst().count(where: { options[$0] != nil }) < 2 else {
            throw KitError.usage("give one of --product, --target and --test.")
        }
        return .package(
            package,
            PackageChoice(
                product: options["--product"],
                target: options["--target"],
                test: options["--test"],
                driver: driver.map { URL(filePath: $0).path }
            )
        )
    }

    /// Whether its blocks begin as they come, so that two runs may differ.
    var isRace: Bool {
        if let order { return order == .asItComes }
        guard case .package(_, let choice) = source else { return false }
        return choice.test != nil
    }

    /// Whether it is one file, and no package.
    var isOneFile: Bool {
        if case .files(let files) = source { files.count == 1 } else { false }
    }

    /// Whether it can be run again, on another library.
    var canRun: Bool {
        if case .recording = source { false } else { true }
    }

    /// The name of the program, for files.
    var name: String {
        switch source {
        case .files(let files): Self.name(of: files[0])
        case .recording(let file, _): Self.name(of: file)
        case .package(let path, let choice):
            (choice.test ?? choice.product ?? choice.target ?? Self.name(of: path))
                .replacing("/", with: "-")
        }
    }

    /// What a page calls the program. A page that is given away does not tell where its writer keeps
    /// the program.
    var title: String {
        guard case .files(let files) = source else { return name }
        return files.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", ")
    }

    /// What a command has behind its name for this program.
    var words: String {
        let source =
            switch source {
            case .files(let files): files.map(shellWord).joined(separator: " ")
            case .recording(let file, let package):
                file + (package.map { " --package \($0)" } ?? "")
            case .package(let path, let choice): "--package \(path)\(choice.words)"
            }
        return source + library.words
    }

    /// The same for a page, like its title.
    var wordsWithoutFolders: String {
        func last(_ path: String) -> String { URL(filePath: path).lastPathComponent }
        let source =
            switch source {
            case .files(let files): files.map(last).joined(separator: " ")
            case .recording(let file, let package):
                last(file) + (package.map { " --package \(last($0))" } ?? "")
            case .package(let path, let choice): "--package \(last(path))\(choice.words)"
            }
        return source + LibraryChoice(checkout: library.checkout.map(last)).words
    }

    private static func name(of path: String) -> String {
        URL(filePath: path).deletingPathExtension().lastPathComponent
    }
}

// MARK: - Recording

/// A program's recording.
struct RecordedProgramRun {
    let recording: Recording
    /// The program's status.
    let status: Int32
    /// The paths of its own files.
    let files: [String]
    let library: LibraryChoice

    /// The run, which can read the files.
    var run: Run { Run(recording, files: files, on: library) }
}

extension ProgramOptions {
    /// Compiles the program, and runs it. A recording that an app has written is read.
    /// - parameter references: The number of the last line at which to record also who holds whom, if
    ///   the order allows it.
    /// - parameter other: A library in place of the chosen one.
    func recorded(
        references: Int? = nil,
        on other: LibraryChoice? = nil
    ) throws -> RecordedProgramRun {
        stopProgramOnSignals()
        let library = other ?? library
        switch source {
        case .files(let files):
            let order = order ?? .producerFirst
            let (recording, status) = try ReaderProgram(
                files: files,
                mode: mode,
                order: order,
                references: order == .asItComes ? nil : references,
                values: hasValues,
                seconds: seconds,
                library: library.library()
            ).record()
            return RecordedProgramRun(
                recording: recording,
                status: status,
                files: files,
                library: library
            )
        case .package(let path, let choice):
            let program = try PackageProgram(
                in: URL(filePath: path),
                choice,
                on: library.checkout.map { try RxSwiftCheckout($0) },
                // Tests wait in their own ways: no block may be held back.
                order: order ?? (choice.test == nil ? .producerFirst : .asItComes),
                references: references,
                values: hasValues,
                seconds: seconds,
                kit: kitFolderFromAnywhere()
            )
            let (recording, status) = try program.record()
            return RecordedProgramRun(
                recording: recording,
                status: status,
                files: program.files,
                library: library
            )
        case .recording(let file, let package):
            return RecordedProgramRun(
                recording: try Recording(contentsOf: URL(filePath: file)),
                status: 0,
                files: package.map(swiftFiles(in:)) ?? [],
                library: library
            )
        }
    }
}

/// The Swift files in a folder and below.
private func swiftFiles(in folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }.map { "\(folder)/\($0)" }
}

extension Command {
    /// How long a program may run.
    static func seconds(_ options: [String: String]) throws -> Int {
        guard let text = options["--seconds"] else { return ReaderProgram.defaultSeconds }
        guard let seconds = Int(text), 1...1_000_000 ~= seconds else {
            throw KitError.usage("--seconds needs a whole number, at least 1.")
        }
        return seconds
    }

    static func existing(_ files: [String]) throws -> [String] {
        for name in files where !FileManager.default.fileExists(atPath: name) {
            throw KitError.usage("there is no file \(name).")
        }
        return files
    }
}

/// A signal stops the recorded program, and what it did is shown. A second signal, or one at another
/// time, ends the command.
func stopProgramOnSignals() {
    endOnSignals(unless: RunningProgram.stop)
}
