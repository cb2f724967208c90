// Extracts symbol graphs: the compiler's descriptions of built modules.

import Foundation

/// Writes a module's symbol graph, and those of its extensions of other modules, into a folder.
/// - parameter modules: The folder with the built modules.
/// - parameter access: The minimum access of the declarations: `public`, `private`.
public func extractSymbolGraph(
    of module: String,
    modules: URL,
    minimumAccess access: String,
    to folder: URL
) throws {
    var arguments = [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path,
        "-target", try target(), "-minimum-access-level", access,
        "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    #if os(macOS)
    let sdk = try output(of: ["xcrun", "--show-sdk-path"])
    arguments += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
    #endif
    _ = try output(of: arguments)
}

/// The machine that the toolchain builds for, such as `arm64-apple-macosx15.0`.
private func target() throws -> String {
    struct Info: Decodable {
        struct Target: Decodable { let triple: String }
        let target: Target
    }
    let info = try output(of: ["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.triple
}
