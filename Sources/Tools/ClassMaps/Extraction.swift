// Asks the toolchain for the symbol graph of a module that it has built.

import Foundation
import Toolchain

extension SymbolGraph {
    /// Everything that MiniRx declares, what is private included.
    /// - parameter modules: The folder with the built modules.
    init(modules: URL) throws {
        let json = try withTemporaryFolder { folder in
            try extractSymbolGraph(
                of: "MiniRxTraced",
                modules: modules,
                minimumAccess: "private",
                to: folder
            )
            return try Data(contentsOf: folder.appending(path: "MiniRxTraced.symbols.json"))
        }
        self = try JSONDecoder().decode(SymbolGraph.self, from: json)
    }
}
