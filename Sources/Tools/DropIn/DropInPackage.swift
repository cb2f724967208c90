// RxSwift with probes, as a package that takes the place of RxSwift's own.

import Checkouts
import Foundation
import Instrument
import Toolchain

/// A package with RxSwift's name, products and modules. Its code has probes, and it has a module
/// more: the recorder that the probes call.
///
/// An app that uses it in place of RxSwift runs as always, and writes a recording when it is told
/// to.
public struct DropInPackage {
    /// The name of the package and of its folder: the dependencies of an app are found by it.
    public static let name = "RxSwift"

    /// Texts, by their paths in the package.
    public let files: [String: String]
    /// The modules that an app can import.
    public let modules: [String]

    /// RxSwift itself.
    /// - parameter kit: The kit's folder.
    public init(of checkout: RxSwiftCheckout, kit: URL) throws {
        var files = try swiftFiles(in: "Sources/Recorder", of: kit)
        for module in checkout.allModules {
            files.merge(try Self.withProbes(checkout.files(of: module))) { $1 }
        }
        files["Sources/RxSwift/HandOver.swift"] = try Self.handOver(kit)
        try self.init(files: files, modules: checkout.allModules)
    }

    /// MiniRx under RxSwift's names.
    /// - parameter checkout: Has the modules for tests, RxTest and RxBlocking; `nil` for none.
    /// - parameter kit: The kit's folder.
    public init(miniRxIn kit: URL, testsOf checkout: RxSwiftCheckout?) throws {
        var files = try swiftFiles(in: "Sources/Recorder", of: kit)
        let library = try swiftFiles(in: "Sources/MiniRx", of: kit).map { path, text in
            (path: kit.appending(path: path).path, text: text)
        }
        let names = library.map { $0.path.split(separator: "/").last! }
        for (name, text) in zip(names, try InstrumentedTexts(of: library, .library).texts) {
            files["Sources/RxSwift/\(name)"] = text
        }
        files["Sources/RxSwift/HandOver.swift"] = try Self.handOver(kit)
        // MiniRx is one module.
        for module in ["RxRelay", "RxCocoa"] {
            files["Sources/\(module)/\(module).swift"] = "@_exported import RxSwift\n"
        }
        let tests = checkout?.allModules.filter { ["RxBlocking", "RxTest"].contains($0) } ?? []
        for module in tests {
            files.merge(try Self.withProbes(checkout!.files(of: module))) { $1 }
        }
        try self.init(files: files, modules: ["RxSwift", "RxRelay", "RxCocoa"] + tests)
    }

    private init(files: [String: String], modules: [String]) throws {
        self.modules = modules
        self.files = files.merging(["Package.swift": Self.manifest(of: modules)]) { $1 }
    }

    /// Writes the package into a folder of the package's name. Files that do not change are not
    /// compiled again.
    public func write(into folder: URL) throws {
        try writePackage(files, into: folder)
    }

    /// One module's files; those of another language as they are.
    private static func withProbes(_ files: [String: CheckoutFile]) throws -> [String: String] {
        let swift = files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
        let sources = swift.map { (path: $0.value.path, text: $0.value.text) }
        let copies = try InstrumentedTexts(of: sources, .library).texts
        return files.mapValues(\.text).merging(zip(swift.map(\.key), copies)) { $1 }
    }

    /// Shadows functions of Dispatch, as in the traced library.
    private static func handOver(_ kit: URL) throws -> String {
        try text(of: "Sources/MiniRxTraced/HandOver.swift", in: kit)
    }
}
