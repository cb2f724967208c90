// RxSwift's own sources, laid out as modules of a package that builds on every system.
//
// RxSwift's package does not: Linux has no UIKit and no Objective-C, and so no RxCocoa; and some
// versions take for granted what Foundation was on Linux when they were made.

import Foundation
import Toolchain

/// A folder that RxSwift was cloned into, of any version.
public struct RxSwiftCheckout {
    /// The checkout's folder.
    public let folder: URL
    /// The modules, each behind those that it needs. RxSwift 4 has its relays in RxCocoa.
    public let modules: [String]

    /// The checkout in a folder.
    public init(_ path: String) throws {
        folder = URL(filePath: path)
        modules = ["RxSwift", "RxRelay", "RxCocoa"]
            .filter { [folder] in isFolder("Sources/\($0)", in: folder) }
        for module in ["RxSwift", "RxCocoa"] where !modules.contains(module) {
            throw KitError(
                """
                '\(path)' is no checkout of RxSwift: it has no folder Sources/\(module). \
                'git clone https://github.com/ReactiveX/RxSwift' makes one.
                """
            )
        }
    }

    /// The modules, as the targets of a package are written.
    /// - parameter others: What each of them needs besides.
    public func targets(needing others: [String] = []) -> String {
        modules.indices.map { index in
            let needed = (others + modules[..<index]).map { "\"\($0)\"" }.joined(separator: ", ")
            return ".target(name: \"\(modules[index])\", dependencies: [\(needed)]),"
        }.joined(separator: "\n")
    }

    /// The texts of source files, by their paths in a package: `Sources/RxSwift/Map.swift`.
    /// - parameter wanted: Of which modules: of all `modules`, if not given.
    public func sources(of wanted: [String]? = nil) throws -> [String: String] {
        var texts: [String: String] = [:]
        for module in wanted ?? modules {
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder.appending(path: "Sources/\(module)"),
                includingPropertiesForKeys: nil
            )
            guard let files else { throw lack(of: "Sources/\(module)") }
            for file in files where file.pathExtension == "swift" {
                // All are symbolic links, into folders that say what they are for.
                let original = file.resolvingSymlinksInPath()
                guard module != "RxCocoa" || Self.isPortable(original) else { continue }
                texts["Sources/\(module)/\(file.lastPathComponent)"] = try text(of: original)
            }
        }
        return texts
    }

    /// Throws if it is older than RxSwift 6.0.
    /// - parameter why: What it is too old for.
    public func expectVersion6(because why: String) throws {
        let infallible = folder.appending(path: "Sources/RxSwift/Infallible.swift").path
        // The link itself may lead nowhere, which is another mistake.
        guard (try? FileManager.default.attributesOfItem(atPath: infallible)) != nil else {
            throw KitError("'\(folder.path)' is older than RxSwift 6.0, and \(why).")
        }
    }

    /// Whether a file of RxCocoa does without UIKit, AppKit and Objective-C: the traits do, and what
    /// they use.
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
            if file.lastPathComponent == "Platform.Linux.swift" {
                // RxSwift 4 puts a thread's dictionary back, which is the same object, and which
                // Foundation allows no more.
                return text.replacing(#/.*\.threadDictionary = .*/#, with: "")
            }
        #endif
        return text
    }

    func lack(of file: String) -> KitError {
        KitError(
            "'\(folder.path)' lacks \(file). 'git -C \(folder.path) checkout .' brings it back."
        )
    }
}

func isFolder(_ path: String, in folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    let path = folder.appending(path: path).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
}
