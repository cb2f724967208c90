// A library with probes, which programs are compiled against: MiniRx, or RxSwift itself.

import Foundation
import Instrument
import Toolchain

/// A built library with probes.
public struct RecordedLibrary: Sendable {
    /// How programs get its code.
    enum Code {
        /// As a shared library, which is linked from these object files. It is linked again when
        /// the file changes.
        case objects([String], newest: URL)
        /// As a shared library in a folder.
        case library(SharedLibrary, in: URL)
    }

    /// The folder with its compiled modules.
    let modules: String
    /// The folder in which programs are compiled.
    let folder: URL
    private let renamedModules: [String: String]
    private let alsoImported: [String]
    private let code: Code

    init(
        modules: String,
        folder: URL,
        renaming renamedModules: [String: String],
        alsoImported: [String] = [],
        code: Code
    ) throws {
        (self.modules, self.folder, self.code) = (modules, folder, code)
        (self.renamedModules, self.alsoImported) = (renamedModules, alsoImported)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// MiniRx.
    /// - parameter products: The folder that it was built into.
    public static func miniRx(in products: BuiltProducts = .own) throws -> RecordedLibrary {
        guard let modules = products.modules?.path,
            let objects = products.objects(of: ["MiniRxTraced", "Recorder"])
        else {
            throw KitError(
                "the built library is not next to this command. Start it with: swift run kit"
            )
        }
        let names = ["MiniRx", "RxSwift", "RxRelay", "RxCocoa"]
        return try RecordedLibrary(
            modules: modules,
            // Next to the built files: this folder can be written, wherever the reader's files are.
            folder: products.folder.deletingLastPathComponent().appending(path: "recorded"),
            renaming: Dictionary(uniqueKeysWithValues: names.map { ($0, "MiniRxTraced") }),
            // The command is linked again when the list of object files changes.
            code: .objects(objects, newest: products.command)
        )
    }

    /// Whether a program has to import more than one module for all that MiniRx has in one.
    var hasSeveralModules: Bool { !alsoImported.isEmpty }

    /// The options for code that uses the library.
    var options: Instrumenter.Options {
        var options = Instrumenter.Options.users
        (options.renamedModules, options.alsoImported) = (renamedModules, alsoImported)
        return options
    }

    /// The files to link a program with: its start code, and the library.
    func linkedWithStart() throws -> [String] {
        [try startCode()] + (try linked())
    }

    /// The same without the start code, for a program that is not recorded.
    func linked() throws -> [String] {
        switch code {
        case .library(let library, let place):
            return library.arguments(usedFrom: place, foundIn: place.path)
        case .objects(let objects, let newest):
            let library = SharedLibrary("Recorded")
            let file = folder.appending(path: library.file)
            try remake([file], of: objects + [newest.path]) { new in
                try run(library.arguments(linking: objects, in: new))
            }
            return library.arguments(usedFrom: folder, foundIn: folder.path)
        }
    }

    private func startCode() throws -> String {
        let object = folder.appending(path: "start.o")
        let module = "\(modules)/Recorder.swiftmodule"
        try remake([object], of: [module]) { new in
            let source = new.appending(path: "Start.swift")
            try ReaderProgram.start.write(to: source, atomically: true, encoding: .utf8)
            try run(
                ["-parse-as-library", "-c", source.path, "-module-name", "Start", "-I", modules]
                    + ["-o", new.appending(path: "start.o").path]
            )
        }
        return object.path
    }

    private func run(_ arguments: [String]) throws {
        let outcome = try outcome(of: ["swiftc"] + arguments)
        guard outcome.status == 0 else {
            throw KitError("the library cannot be linked:\n\(outcome.output)\(outcome.error)")
        }
    }
}
