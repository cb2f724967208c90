// RxSwift itself, built with probes.

import Checkouts
import DropIn
import Foundation
import Toolchain

extension RecordedLibrary {
    /// RxSwift, from a checkout. It is built once for each version, which takes a minute.
    /// - parameter kit: The kit's folder.
    /// - parameter report: Is called before it is built.
    public static func rxSwift(
        _ checkout: RxSwiftCheckout,
        kit: URL,
        report: (String) -> Void
    ) throws -> RecordedLibrary {
        let version = try RxSwiftVersion(of: checkout)
        let root = BuiltProducts.own.folder.deletingLastPathComponent()
            .appending(path: "recorded-RxSwift/\(version.name)")
        let package = root.appending(path: DropInPackage.name)
        let library = SharedLibrary("RxCocoa-Dynamic")
        let build = ["build", "--package-path", package.path] + BuiltProducts.own.systemModules
        let isBuilt = Stamp(
            root.appending(path: "built.txt"),
            // The command has the rules for probes.
            of: version.name,
            version.commit,
            try Stamp.time(of: BuiltProducts.own.command)
        )
        // Changes of a checkout's files do not show in its version.
        if version.name.hasSuffix("-dirty") || !isBuilt.isThere {
            report("Building RxSwift \(version.name) with probes. This takes about a minute …")
            try DropInPackage(of: checkout, kit: kit).write(into: package)
            let log = try outcome(of: ["swift"] + build + ["--product", "RxCocoa-Dynamic"])
            guard log.status == 0 else {
                throw KitError(
                    """
                    \(CompilerError.summary(of: log.output + log.error))
                    RxSwift \(version.name) does not build with probes. If its sources are \
                    unchanged, it may not support this version of Swift: try another release.
                    """
                )
            }
            try isBuilt.write()
        }
        let products = BuiltProducts(package.appending(path: ".build/debug"))
        return try RecordedLibrary(
            modules: products.folder(of: "RxSwift")?.path ?? "",
            folder: root.appending(path: "programs"),
            renaming: ["MiniRx": "RxSwift"],
            alsoImported: checkout.modules.filter { $0 != "RxSwift" },
            code: .library(library, in: products.folder)
        )
    }
}

/// A file that says what a folder was built from.
private struct Stamp {
    private let file: URL
    private let text: String

    init(_ file: URL, of facts: String...) {
        (self.file, text) = (file, facts.joined(separator: "\n"))
    }

    /// Whether the file says the same.
    var isThere: Bool { (try? String(contentsOf: file, encoding: .utf8)) == text }

    func write() throws { try text.write(to: file, atomically: true, encoding: .utf8) }

    static func time(of file: URL) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return "\((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }
}
