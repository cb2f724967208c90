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

        try extractSymbolGraph(
            of: "MiniRxTraced",
            modules: modules,
            minimumAccess: "private",
            to: folder
        )
        let file = folder.appending(path: "MiniRxTraced.symbols.json")
        self = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
    }
}
