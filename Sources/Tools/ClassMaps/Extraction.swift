// Gets the symbol graph of a built module from the toolchain.

import Foundation
import Toolchain

extension SymbolGraph {
    /// All declarations of MiniRx, including private ones.
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
