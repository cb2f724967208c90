// RxSwift's own sources, laid out as modules of a package that builds on every system.
//
// RxSwift's package does not: Linux has no UIKit and no Objective-C, and so no RxCocoa; and some
// versions take for granted that Foundation brings CoreFoundation along.

import Foundation
import Toolchain

/// A folder that RxSwift was cloned into, of any version.
public struct RxSwiftCheckout {
    /// The modules, as the targets of a package are written.
    public static let targets = """
        .target(name: "RxSwift"),
        .target(name: "RxRelay", dependencies: ["RxSwift"]),
        .target(name: "RxCocoa", dependencies: ["RxSwift", "RxRelay"]),
        """

    /// The checkout's folder.
    public let folder: URL

    /// The checkout in a folder.
    public init(_ path: String) throws {
        folder = URL(filePath: path)
        for module in ["RxSwift", "RxRelay", "RxCocoa"] where !isFolder("Sources/\(module)") {
            throw KitError(
                """
                '\(path)' is no checkout of RxSwift: it has no folder Sources/\(module). \
                'git clone https://github.com/ReactiveX/RxSwift' makes one.
                """
            )
        }
    }

    /// The texts of all source files, by their paths in a package: `Sources/RxSwift/Map.swift`.
    public func sources() throws -> [String: String] {
        var texts: [String: String] = [:]
        for module in ["RxSwift", "RxRelay", "RxCocoa"] {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder.appending(path: "Sources/\(module)"),
                includingPropertiesForKeys: nil
            )
            for file in files where file.pathExtension == "swift" {
                // All are symbolic links, into folders that say what they are for.
                let original = file.resolvingSymlinksInPath()
                guard module != "RxCocoa" || Self.isPortable(original) else { continue }
                texts["Sources/\(module)/\(file.lastPathComponent)"] = try text(of: original)
            }
        }
        return texts
    }

    /// Whether a file of RxCocoa does without UIKit, AppKit and Objective-C: the traits do, and what
    /// they use.
    private static func isPortable(_ file: URL) -> Bool {
        let path = file.path
        let used = [
            "RxCocoa.swift", "DispatchQueue+Extensions.swift", "Infallible+Bind.swift",
            "Observable+Bind.swift",
        ]
        return path.contains("/RxCocoa/Traits/") || used.contains(file.lastPathComponent)
    }

    private func text(of file: URL) throws -> String {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw KitError(
                """
                '\(folder.path)' lacks \(file.lastPathComponent). \
                'git -C \(folder.path) checkout .' brings it back.
                """
            )
        }
        #if !canImport(Darwin)
            let inheritsLock = ["AtomicInt.swift", "RecursiveLock.swift"]
            if inheritsLock.contains(file.lastPathComponent) {
                return "import CoreFoundation\n\(text)"
            }
        #endif
        return text
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = folder.appending(path: path).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
