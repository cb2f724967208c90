// Compiles the code that all recorded programs are linked with, once.

import Foundation
import Toolchain

extension ReaderProgram {
    #if os(macOS)
        private static let library = "libRecorded.dylib"
        private static let naming = ["-install_name", "@rpath/\(library)"]
    #else
        private static let library = "libRecorded.so"
        private static let naming = ["-soname", library]
    #endif

    /// The files to link a program with: its start code, and the traced library as a shared
    /// library, so that linking is fast.
    /// - parameter modules: The folder with the built modules.
    func linked(with modules: String) throws -> [String] {
        guard let objects = products.objects(of: ["MiniRxTraced", "Recorder"]) else {
            throw Self.nothingBuilt
        }
        let (library, start) = (
            folder.appending(path: Self.library), folder.appending(path: "start.o")
        )
        // The command is linked again when the list of object files changes.
        try remake([start, library], of: objects + [products.command.path]) { new in
            try compileStart(with: modules, to: new.appending(path: "start.o"), in: new)
            try link(objects, to: new.appending(path: Self.library), in: new)
        }
        return [start.path, library.path, "-Xlinker", "-rpath", "-Xlinker", folder.path]
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

    private func link(_ objects: [String], to library: URL, in work: URL) throws {
        var arguments = ["-emit-library", "-module-name", "Recorded"]
        arguments.append(try responseFile(of: objects, in: work))
        arguments += Self.naming.flatMap { ["-Xlinker", $0] } + ["-o", library.path]
        guard try process("swiftc", arguments) == 0 else { throw Self.cannotBeLinked }
    }

    private static let cannotBeLinked = KitError(
        "the traced library cannot be linked. The linker's message is above."
    )
}
