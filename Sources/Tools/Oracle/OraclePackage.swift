// The package that records RxSwift.

import Checkouts
import Foundation
import Instrument
import Toolchain

/// A package with RxSwift's sources and the kit's samples, both with probes, the recorder, and a
/// program that runs one sample.
struct OraclePackage {
    /// The texts of the walkthroughs' files, in this version's spelling, by the paths of the originals.
    private let walkthroughs: [String: String]
    /// The same for the samples without probes.
    private let operators: [String: String]
    private let checkout: RxSwiftCheckout
    /// The files that do not depend on omissions.
    private let others: [String: String]

    /// - parameter kit: The kit's folder.
    init(_ checkout: RxSwiftCheckout, version: RxSwiftVersion, kit: URL) throws {
        self.checkout = checkout
        let modules = Array(checkout.modules.reversed())
        let traced = try swiftFiles(in: "Sources/WalkthroughsTraced", of: kit)
        func original(_ path: String) -> String { kit.appending(path: path).path }
        var walkthroughs: [String: String] = [:]
        for (path, text) in try swiftFiles(in: "Sources/Walkthroughs", of: kit) {
            // As in the plugin, a file of the traced module replaces the file of the same name. No
            // walkthrough uses the old spelling.
            let name = fileName(path)
            if name == "OldSpelling.swift" || traced.keys.map(fileName).contains(name) { continue }
            walkthroughs[original(path)] = spelled(text, for: version, modules)
        }
        walkthroughs["LeftOut.swift"] = Omissions.function
        self.walkthroughs = walkthroughs
        var operators = ["LeftOut.swift": Omissions.function]
        for (path, text) in try swiftFiles(in: "Tests/MiniRxTests", of: kit)
        where fileName(path).hasSuffix("Samples.swift") {
            operators[original(path)] = spelled(text, for: version, modules)
        }
        self.operators = operators

        var others = try swiftFiles(in: "Sources/Recorder", of: kit)
        for (path, text) in traced { others["Sources/Walkthroughs/\(fileName(path))"] = text }
        for (path, text) in try Self.withProbes(checkout) { others[path] = text }
        others["Sources/RxSwift/HandOver.swift"] =
            try text(of: "Sources/MiniRxTraced/HandOver.swift", in: kit)
        others["Sources/Record/main.swift"] = Self.program
        others["Package.swift"] = Self.manifest(of: checkout)
        self.others = others
    }

    /// The package's files, by their paths in it.
    func files(without omissions: Omissions) throws -> [String: String] {
        let sources = walkthroughs.sorted { $0.key < $1.key }
            .map { (path: $0.key, text: omissions.applied(to: $0.value, path: $0.key)) }
        let copies = try InstrumentedTexts(of: sources, .users).texts
        let paths = sources.map { "Sources/Walkthroughs/\(fileName($0.path))" }
        var files = others.merging(zip(paths, copies)) { _, new in new }
        for (path, text) in operators {
            let place = "#sourceLocation(file: \"\(path)\", line: 1)\n"
            let copy = place + omissions.applied(to: text, path: path)
            files["Sources/Record/\(fileName(path))"] = copy
        }
        return files
    }

    /// The texts whose functions can be left out, by the paths that the compiler names.
    var samples: [String: String] { walkthroughs.merging(operators) { first, _ in first } }

    /// RxSwift's files, each module by itself, by their paths in the package.
    private static func withProbes(_ checkout: RxSwiftCheckout) throws -> [String: String] {
        var files: [String: String] = [:]
        let library = try checkout.sources()
        for module in checkout.modules {
            let paths = library.keys.filter { $0.hasPrefix("Sources/\(module)/") }.sorted()
            let sources = paths.map { (checkout.folder.appending(path: $0).path, library[$0]!) }
            files.merge(zip(paths, try InstrumentedTexts(of: sources, .library).texts)) { $1 }
        }
        return files
    }
}

private func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}
