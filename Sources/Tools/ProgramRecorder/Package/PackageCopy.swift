// A copy of a reader's package, with probes in its Swift files.

import Foundation
import Instrument
import SwiftText
import Toolchain

/// A package and the packages beside it, at the same places below another folder. Relative paths
/// in their manifests remain right.
struct PackageCopy {
    /// How much a file's copy records. Not every file compiles with all probes.
    enum Probes: Int, Comparable {
        case none, withoutArguments, all

        static func < (one: Probes, other: Probes) -> Bool { one.rawValue < other.rawValue }

        /// The next smaller amount.
        var less: Probes? { Probes(rawValue: rawValue - 1) }
    }

    let package: DescribedPackage
    private let others: [DescribedPackage]
    /// The folder that stands for the root of the disk.
    private let root: URL
    /// The folder of the package that takes RxSwift's place.
    private let library: URL
    private let options: Instrumenter.Options

    /// - parameter library: The folder of the package that takes RxSwift's place.
    /// - parameter root: The folder for the copies.
    init(
        of folder: URL,
        library: URL,
        below root: URL,
        _ options: Instrumenter.Options
    ) throws {
        (self.library, self.root, self.options) = (library, root, options)
        let scratch = root.appending(path: "describe")
        package = try DescribedPackage.read(folder, scratch: scratch)
        var (found, waiting) = ([String: DescribedPackage](), package.neighbours)
        while let next = waiting.popLast() {
            guard found[next.path] == nil, next.path != package.path else { continue }
            let described = try DescribedPackage.read(next, scratch: scratch)
            found[next.path] = described
            waiting += described.neighbours
        }
        others = found.values.sorted { $0.path < $1.path }
    }

    /// The copy's folder.
    var folder: URL { place(of: package.path) }

    /// All files that have probes.
    var files: [String] {
        ([package] + others).flatMap { package in
            package.targets.filter(\.canBeRecorded).flatMap(package.files)
        }
    }

    /// The modules with probes.
    var modules: [String] {
        ([package] + others).flatMap { $0.targets.filter(\.canBeRecorded).map(\.name) }
    }

    /// Writes the copies. Unchanged files are not compiled again.
    /// - parameter probes: For the files that do not have all probes.
    func write(_ probes: [String: Probes], for entry: PackageEntry) throws {
        let driver: (file: String, target: String)? =
            if case .driver(let file, let target) = entry { (file, target) } else { nil }
        let isTest = if case .test = entry { true } else { false }
        for package in [package] + others {
            var texts: [String: String] = [:]
            for target in package.targets where target.canBeRecorded {
                texts.merge(try copies(of: target, in: package, probes)) { $1 }
            }
            try mirror(URL(filePath: package.path), to: place(of: package.path), texts)
            let isOwn = package.path == self.package.path
            let addition = ManifestAddition(
                package,
                library: library,
                hasTests: isOwn && isTest,
                driven: isOwn ? driver?.target : nil
            )
            try writeManifests(of: package, addition)
        }
        if let driver { try write(driver: driver.file, probes) }
    }

    /// The name of the program that a driver becomes.
    static let driver = "KitDriver"

    private func write(driver file: String, _ probes: [String: Probes]) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        var options = options
        options.script = file
        let copies = try copies(of: [(file, text)], probes, options)
        let folder = folder.appending(path: Self.driver)
        try makeFolder(folder)
        try update(folder.appending(path: "main.swift"), to: copies[file]!)
    }

    private func place(of path: String) -> URL { root.appending(path: "disk\(path)") }

    // MARK: Files

    private func copies(
        of target: DescribedPackage.Target,
        in package: DescribedPackage,
        _ probes: [String: Probes]
    ) throws -> [String: String] {
        let paths = package.files(of: target)
        let texts = try paths.map { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw KitError("\(path) cannot be read as UTF-8 text.")
            }
            return text
        }
        var options = options
        options.script = paths.first { $0.hasSuffix("/main.swift") }
        return try copies(of: Array(zip(paths, texts)), probes, options)
    }

    /// The copies of a module's files, by the files' paths.
    private func copies(
        of files: [(path: String, text: String)],
        _ probes: [String: Probes],
        _ options: Instrumenter.Options
    ) throws -> [String: String] {
        let groups = Dictionary(grouping: files) { probes[$0.path, default: .all] }
        var copies: [String: String] = [:]
        for (amount, sources) in groups {
            var options = options
            options.hasProbes = amount > .none
            options.hasArguments = amount == .all
            let others = files.filter { probes[$0.path, default: .all] != amount }.map(\.text)
            let made = try InstrumentedTexts(of: sources, known: others, options)
            for (source, copy) in zip(sources, made.texts) {
                copies[source.path] =
                    amount == .none
                    ? "#sourceLocation(file: \(stringLiteral(source.path)), line: 1)\n\(copy)"
                    : copy + WaitingFunctions.used(in: source.text)
            }
        }
        return copies
    }

    /// Makes a folder with the same entries: the copies of some files, and links to all others.
    private func mirror(_ original: URL, to copy: URL, _ texts: [String: String]) throws {
        let manager = FileManager.default
        guard texts.keys.contains(where: { $0.hasPrefix(original.path + "/") }) else {
            return try link(copy, to: original)
        }
        try makeFolder(copy)
        let names = Set(try manager.contentsOfDirectory(atPath: original.path)).subtracting(
            Self.left
        )
        for old in try manager.contentsOfDirectory(atPath: copy.path)
        where !names.contains(old) && !Self.left.contains(old) {
            try manager.removeItem(at: copy.appending(path: old))
        }
        for name in names where !Self.isManifest(name) {
            let (entry, place) = (original.appending(path: name), copy.appending(path: name))
            if let text = texts[entry.path] {
                // A link would lead to the reader's file.
                if isLink(place) { try manager.removeItem(at: place) }
                try update(place, to: text)
            } else if isFolder(entry) {
                try mirror(entry, to: place, texts)
            } else {
                try link(place, to: entry)
            }
        }
    }

    /// What is built, and what belongs to git and to editors.
    private static let left: Set = [".build", ".git", ".swiftpm", driver]

    /// Relative paths lead to copies by themselves.
    private func withCopies(in manifest: String) -> String {
        others.reduce(manifest) { text, other in
            text.replacing("\"\(other.path)\"", with: place(of: other.path).path.debugDescription)
        }
    }

    private static func isManifest(_ name: String) -> Bool {
        name.hasPrefix("Package") && (name.hasSuffix(".swift") || name == "Package.resolved")
    }

    private func link(_ place: URL, to original: URL) throws {
        let manager = FileManager.default
        if (try? manager.destinationOfSymbolicLink(atPath: place.path)) == original.path { return }
        try? manager.removeItem(at: place)
        try manager.createSymbolicLink(at: place, withDestinationURL: original)
    }

    private func makeFolder(_ folder: URL) throws {
        if isLink(folder) { try FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func isLink(_ place: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
    }

    private func isFolder(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    // MARK: Manifests

    private func writeManifests(
        of package: DescribedPackage,
        _ addition: ManifestAddition
    ) throws {
        let folder = place(of: package.path)
        for name in try FileManager.default.contentsOfDirectory(atPath: package.path)
        where Self.isManifest(name) {
            let text = try String(contentsOfFile: "\(package.path)/\(name)", encoding: .utf8)
            let copy = name.hasSuffix(".swift") ? withCopies(in: text) + addition.text : text
            try update(folder.appending(path: name), to: copy)
        }
    }
}
