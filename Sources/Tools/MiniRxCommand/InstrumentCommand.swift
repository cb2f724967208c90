// `kit instrument`: writes a package that an app uses in place of RxSwift.

import Checkouts
import DropIn
import Foundation
import Toolchain

extension Command {
    static func instrument(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(arguments, options: ["--out": []])
        guard let path = names.first, let out = options["--out"] else {
            throw KitError.usage(
                "instrument needs a checkout and a folder: instrument ../RxSwift --out FOLDER"
            )
        }
        try expect(noMore: Array(names.dropFirst()))
        return .instrument(checkout: path, out: out)
    }
}

/// Writes the package and prints how an app uses it.
func instrument(checkout path: String, out: String) throws {
    let checkout = try RxSwiftCheckout(path)
    let package = try DropInPackage(of: checkout, kit: kitFolderFromAnywhere())
    let folder = try place(of: out, besides: checkout.folder)
    try package.write(into: folder)
    let count = try expectThatAllParse(package, in: folder)
    print(
        """
        \(folder.path)
        A package with RxSwift's name, products and modules, and with probes. Its \(count) Swift
        files parse. In Package.swift:
            .package(path: "\(folder.path)")
        in place of RxSwift's URL. In Xcode, drag the folder into the project: a local package takes
        the place of the one with the same name. Then record a run:
            KIT_RECORDING=run.rec swift run YourApp
            swift run kit record run.rec
        """
    )
}

/// Throws if a copy is not Swift any more. Much of RxCocoa can be compiled on Apple's systems alone,
/// but it can be parsed on all.
/// - returns: The number of files.
private func expectThatAllParse(_ package: DropInPackage, in folder: URL) throws -> Int {
    let files = package.files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    let parsed = try outcome(
        of: ["swiftc", "-frontend", "-parse", "-module-name", DropInPackage.name] + files,
        in: folder
    )
    guard parsed.status == 0 else {
        throw KitError("the copies do not parse:\n\(parsed.error)")
    }
    return files.count
}

/// The folder of the package, which must have RxSwift's name: packages are found by it.
private func place(of out: String, besides checkout: URL) throws -> URL {
    let out = URL(filePath: out).standardizedFileURL
    let name = DropInPackage.name
    let folder = out.lastPathComponent == name ? out : out.appending(path: name)
    guard folder.path != checkout.standardizedFileURL.path else {
        throw KitError("--out would replace the checkout: choose another folder.")
    }
    let manifest = folder.appending(path: "Package.swift")
    let isForeign =
        FileManager.default.fileExists(atPath: folder.path)
        && (try? String(contentsOf: manifest, encoding: .utf8))?.contains("\"Recorder\"") != true
    guard !isForeign else {
        throw KitError("\(folder.path) exists and is not such a package: choose another folder.")
    }
    return folder
}
