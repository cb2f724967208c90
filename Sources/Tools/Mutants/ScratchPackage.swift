// A copy of the package that can be broken.

import Foundation
import Instrument
import Toolchain

/// The copy, in the folder `.build/mutants` of the original package.
struct ScratchPackage {
    let original: URL
    private let scratch: URL
    var folder: URL { scratch.appending(path: "package") }

    /// Copies the files that have changed since the last run.
    init(of package: URL) throws {
        original = package
        scratch = package.appending(path: ".build/mutants")
        let manager = FileManager.default
        for path in try manager.contentsOfDirectory(atPath: package.path)
        where ![".build", ".git"].contains(path) {
            try copyChanges(of: path)
        }
    }

    /// Puts all mutants into the copy, so that each can be chosen at run time.
    /// - returns: The mutants that cannot be chosen at run time.
    func put(_ mutants: [Mutant]) throws -> [Mutant] {
        var rounds: [[String: Mutant]] = []
        for mutant in mutants {
            if let free = rounds.firstIndex(where: { $0[mutant.file] == nil }) {
                rounds[free][mutant.file] = mutant
            } else {
                rounds.append([mutant.file: mutant])
            }
        }
        let originals = try instrumented([:])
        var others: [String: [(number: Int, text: String)]] = [:]
        for round in rounds {
            let texts = try instrumented(round)
            for (file, mutant) in round {
                others[file, default: []].append((mutant.number, texts[file]!))
            }
        }
        try write(SwitchedFile.declaration, to: "_Mutant.swift")
        try removeWhatIsWhole(but: Array(others.keys) + ["_Mutant.swift"])
        var left: Set<Int> = []
        for (file, texts) in others {
            let switched = SwitchedFile(originals[file]!, mutants: texts)
            try write(switched.text, to: file)
            left.formUnion(switched.left)
        }
        return mutants.filter { left.contains($0.number) }
    }

    /// Puts one mutant into the copy, in place of its file.
    func put(alone mutant: Mutant) throws {
        try write(try instrumented([mutant.file: mutant])[mutant.file]!, to: mutant.file)
    }

    /// A file of the instrumented library replaces the plugin's copy of the same name.
    private func write(_ text: String, to file: String) throws {
        let name = URL(filePath: file).lastPathComponent
        let target = folder.appending(path: "Sources/MiniRxTraced/\(name)")
        try update(target, to: text)
    }

    /// Removes files that no mutant changes any more, except the target's own files.
    private func removeWhatIsWhole(but files: [String]) throws {
        let path = "Sources/MiniRxTraced"
        let manager = FileManager.default
        let own = try manager.contentsOfDirectory(atPath: original.appending(path: path).path)
        let kept = own + files.map { URL(filePath: $0).lastPathComponent }
        let target = folder.appending(path: path)
        for name in try manager.contentsOfDirectory(atPath: target.path) where !kept.contains(name)
        {
            try manager.removeItem(at: target.appending(path: name))
        }
    }

    /// The library's files with probes, some of them broken.
    private func instrumented(_ mutants: [String: Mutant]) throws -> [String: String] {
        let prefix = "Sources/MiniRx/"
        let library = try swiftFiles(in: "Sources/MiniRx", of: original).sorted { $0.key < $1.key }
        let files = library.map { String($0.key.dropFirst(prefix.count)) }
        let sources = try zip(library, files).map { source, file in
            let path = original.appending(path: source.key).path
            return (path: path, text: try mutants[file]?.applied(to: source.value) ?? source.value)
        }
        let texts = try InstrumentedTexts(of: sources, .library).texts
        return Dictionary(uniqueKeysWithValues: zip(files, texts))
    }

    /// Copies a file or folder from the original. Unchanged files are not written, so that they are
    /// not compiled again.
    private func copyChanges(of path: String) throws {
        let (source, target) = (original.appending(path: path), folder.appending(path: path))
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: source.path, isDirectory: &isFolder), isFolder.boolValue
        else {
            if !manager.contentsEqual(atPath: source.path, andPath: target.path) {
                try? manager.removeItem(at: target)
                try manager.copyItem(at: source, to: target)
            }
            return
        }
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
        let names = try manager.contentsOfDirectory(atPath: source.path)
        // The broken files stay until other files replace them.
        if path != "Sources/MiniRxTraced" {
            for name in try manager.contentsOfDirectory(atPath: target.path)
            where !names.contains(name) {
                try manager.removeItem(at: target.appending(path: name))
            }
        }
        for name in names { try copyChanges(of: "\(path)/\(name)") }
    }
}
