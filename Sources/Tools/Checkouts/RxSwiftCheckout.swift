// RxSwift's own sources, as modules of a package that builds on every system.
//
// RxSwift's package does not build on every system: Linux has no UIKit and no Objective-C, which
// RxCocoa needs, and some versions depend on an older Foundation on Linux.

import Foundation
import Toolchain

/// A folder that RxSwift was cloned into, of any version.
public struct RxSwiftCheckout {
    /// The checkout's folder.
    public let folder: URL
    /// The modules, each after those that it needs. RxSwift 4 has its relays in RxCocoa.
    public let modules: [String]

    /// The checkout in a folder.
    public init(_ path: String) throws {
        folder = URL(filePath: path)
        modules = ["RxSwift", "RxRelay", "RxCocoa"]
            .filter { [folder] in isFolder("Sources/\($0)", in: folder) }
        for module in ["RxSwift", "RxCocoa"] where !modules.contains(module) {
            throw KitError(
                """
                '\(path)' is not a checkout of RxSwift: it has no folder Sources/\(module). \
                To get a checkout: 'git clone https://github.com/ReactiveX/RxSwift'.
                """
            )
        }
    }

    /// The modules as targets of a package's manifest.
    /// - parameter others: Further dependencies of each target.
    public func targets(needing others: [String] = []) -> String {
        modules.indices.map { index in
            let needed = (others + modules[..<index]).map { "\"\($0)\"" }.joined(separator: ", ")
            return ".target(name: \"\(modules[index])\", dependencies: [\(needed)]),"
        }.joined(separator: "\n")
    }

    /// The texts of source files, by their paths in a package: `Sources/RxSwift/Map.swift`.
    /// - parameter wanted: The modules to read; all `modules` if not given.
    public func sources(of wanted: [String]? = nil) throws -> [String: String] {
        var texts: [String: String] = [:]
        for module in wanted ?? modules {
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder.appending(path: "Sources/\(module)"),
                includingPropertiesForKeys: nil
            )
            guard let files else { throw lack(of: "Sources/\(module)") }
            for file in files where file.pathExtension == "swift" {
                // All files are symbolic links into folders by subject.
                let original = file.resolvingSymlinksInPath()
                guard module != "RxCocoa" || Self.isPortable(original) else { continue }
                texts["Sources/\(module)/\(file.lastPathComponent)"] = try text(of: original)
            }
        }
        return texts
    }

    /// All modules of the package, those for tests and that in Objective-C as well, in the order in
    /// which they are built.
    public var allModules: [String] {
        (modules + ["RxCocoaRuntime", "RxBlocking", "RxTest"])
            .filter { isFolder("Sources/\($0)", in: folder) }
    }

    /// All files of a module, by their paths in a package: `Sources/RxCocoaRuntime/_RX.m`.
    public func files(of module: String) throws -> [String: CheckoutFile] {
        let root = folder.appending(path: "Sources/\(module)")
        guard let names = FileManager.default.subpaths(atPath: root.path) else {
            throw lack(of: "Sources/\(module)")
        }
        return try names.reduce(into: [:]) { files, name in
            let original = root.appending(path: name).resolvingSymlinksInPath()
            guard Self.isSource(original) else { return }
            files["Sources/\(module)/\(name)"] = CheckoutFile(
                path: root.appending(path: name).path,
                text: try text(of: original)
            )
        }
    }

    private static func isSource(_ file: URL) -> Bool {
        ["swift", "h", "m", "modulemap"].contains(file.pathExtension)
    }

    /// Throws if it is older than RxSwift 6.0.
    /// - parameter why: The reason for this minimum.
    public func expectVersion6(because why: String) throws {
        let infallible = folder.appending(path: "Sources/RxSwift/Infallible.swift").path
        // The link's target may be missing, which is another mistake.
        guard (try? FileManager.default.attributesOfItem(atPath: infallible)) != nil else {
            throw KitError("'\(folder.path)' is older than RxSwift 6.0, but \(why).")
        }
    }

    /// Whether a file of RxCocoa needs no UIKit, AppKit or Objective-C: the traits, and the files
    /// that they use.
    private static func isPortable(_ file: URL) -> Bool {
        let path = file.path
        let used = [
            "RxCocoa.swift", "DispatchQueue+Extensions.swift", "Infallible+Bind.swift",
            "Observable+Bind.swift", "Binder.swift",
        ]
        return path.contains("/RxCocoa/Traits/") || used.contains(file.lastPathComponent)
    }

    func text(of file: URL) throws -> String {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw lack(of: file.lastPathComponent)
        }
        #if !canImport(Darwin)
        let inheritsLock = ["AtomicInt.swift", "RecursiveLock.swift"]
        if inheritsLock.contains(file.lastPathComponent) {
            return "import CoreFoundation\n\(text)"
        }
        // RxSwift 4 uses requests of URLs, which are in a module of their own outside of Apple's
        // systems.
        if text.contains("URLRequest"), !text.contains("FoundationNetworking") {
            let imports = text.replacing(#/(import \w+) Foundation\.(\w*URL\w+)/#) {
                $0.2.hasPrefix("NS") ? "\($0.0)" : "\($0.1) FoundationNetworking.\($0.2)"
            }
            return "import FoundationNetworking\n\(imports)"
        }
        if file.lastPathComponent == "Platform.Linux.swift" {
            // RxSwift 4 assigns a thread's dictionary, the same object, which Foundation no
            // longer allows.
            return text.replacing(#/.*\.threadDictionary = .*/#, with: "")
        }
        #endif
        return text
    }

    func lack(of file: String) -> KitError {
        KitError(
            "'\(folder.path)' lacks \(file). To restore it: 'git -C \(folder.path) checkout .'"
        )
    }
}

func isFolder(_ path: String, in folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    let path = folder.appending(path: path).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
}

/// A file of a checkout.
public struct CheckoutFile: Sendable {
    /// The file's full path, in the folder of its module.
    public let path: String
    /// Its text.
    public let text: String
}
