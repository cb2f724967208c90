// A shared library of built code. Programs link with it faster than with its object files.

import Foundation

/// A shared library of built code.
public struct SharedLibrary: Sendable {
    /// The file's name: `libRecorded.so`, on a Mac `libRecorded.dylib`.
    public let file: String
    private let name: String

    /// - parameter name: The name without the system's additions: `Recorded`.
    public init(_ name: String) {
        self.name = name
        #if os(macOS)
        file = "lib\(name).dylib"
        #else
        file = "lib\(name).so"
        #endif
    }

    /// The compiler's arguments that link object files to the library.
    /// - parameter folder: The library's folder.
    public func arguments(linking objects: [String], in folder: URL) throws -> [String] {
        #if os(macOS)
        let naming = ["-install_name", "@rpath/\(file)"]
        #else
        let naming = ["-soname", file]
        #endif
        let files = try responseFile(of: objects, in: folder)
        let linker = naming.flatMap { ["-Xlinker", $0] }
        return ["-emit-library", "-module-name", name, files] + linker
            + ["-o", folder.appending(path: file).path]
    }

    /// The compiler's arguments that link a program with the library.
    /// - parameter folder: The library's folder.
    /// - parameter place: The folder in which the running program looks for the library.
    public func arguments(usedFrom folder: URL, foundIn place: String) -> [String] {
        [folder.appending(path: file).path, "-Xlinker", "-rpath", "-Xlinker", place]
    }
}
