// Asks the toolchain for the symbol graph of a module that it has built.

import Foundation
import Toolchain

extension SymbolGraph {
    /// Everything that MiniRx declares, what is private included.
    /// - parameter modules: The folder with the built modules.
    init(modules: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        var arguments = [
            "swift", "symbolgraph-extract", "-module-name", "MiniRxTraced", "-I", modules.path,
            "-target", try Self.target(), "-minimum-access-level", "private",
            "-skip-synthesized-members", "-output-dir", folder.path,
        ]
        #if os(macOS)
            let sdk = try output(of: ["xcrun", "--show-sdk-path"])
            arguments += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
        #endif
        _ = try output(of: arguments)
        let file = folder.appending(path: "MiniRxTraced.symbols.json")
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }

    /// The machine that the toolchain builds for, such as `arm64-apple-macosx15.0`.
    private static func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        let info = try output(of: ["swiftc", "-print-target-info"])
        return try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.triple
    }
}
