// Compiles the code that all recorded programs are linked with, once.

import Foundation
import Toolchain

extension ReaderProgram {
    private static let library = SharedLibrary("Recorded")

    /// The files to link a program with: its start code, and the traced library as a shared
    /// library, so that linking is fast.
    /// - parameter modules: The folder with the built modules.
    func linked(with modules: String) throws -> [String] {
        let arguments = try linkedToLibrary(with: modules)
        return [folder.appending(path: "start.o").path] + arguments
    }

    /// The same without the start code, for a program that is not recorded.
    func linkedToLibrary(with modules: String) throws -> [String] {
        guard let objects = products.objects(of: ["MiniRxTraced", "Recorder"]) else {
            throw Self.nothingBuilt
        }
        let (library, start) = (
            folder.appending(path: Self.library.file), folder.appending(path: "start.o")
        )
        // The command is linked again when the list of object files changes.
        try remake([start, library], of: objects + [products.command.path]) { new in
            try compileStart(with: modules, to: new.appending(path: "start.o"), in: new)
            try link(objects, in: new)
        }
        return Self.library.arguments(usedFrom: folder, foundIn: folder.path)
    }

    static let nothingBuilt = KitError(
        "the built library is not next to this command. Start it with: swift run kit"
    )

    private func compileStart(with modules: String, to object: URL, in work: URL) throws {
        let source = work.appending(path: "Start.swift")
        try Self.start.write(to: source, atomically: true, encoding: .utf8)
        var arguments = ["-parse-as-library", "-c", source.path, "-module-name", "Start"]
        arguments += ["-I", modules, "-o", object.path]
        guard try process("swiftc", arguments) == 0 else { throw Self.cannotBeLinked }
    }

    private func link(_ objects: [String], in work: URL) throws {
        let arguments = try Self.library.arguments(linking: objects, in: work)
        guard try process("swiftc", arguments) == 0 else { throw Self.cannotBeLinked }
    }

    private static let cannotBeLinked = KitError(
        "the traced library cannot be linked. The linker's message is above."
    )
}
