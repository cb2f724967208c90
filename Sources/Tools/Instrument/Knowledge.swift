// What one file has to know of the others.

import SwiftText

/// What has to be known of all files together before one of them is copied.
struct Knowledge {
    /// Functions that do not return, by name: no `return` may stand before a call of one.
    var neverReturning: Set<String> = ["fatalError", "preconditionFailure"]
    /// Types that build results: no `defer` may stand in what they build of.
    var resultBuilders: Set<String> = []
    /// Functions that take a closure in which a result is built.
    var buildingFunctions: Set<String> = []

    init(of files: [SwiftFile]) {
        for file in files {
            neverReturning.formUnion(file.neverReturning)
            resultBuilders.formUnion(file.resultBuilders)
        }
        for file in files {
            for (function, attribute) in file.parameterAttributes where builds(attribute) {
                buildingFunctions.insert(function)
            }
        }
    }

    /// Whether an attribute is a result builder's. Those of other modules are known by their name.
    func builds(_ attribute: String) -> Bool {
        resultBuilders.contains(attribute) || attribute.hasSuffix("Builder")
    }
}
