// Facts about other files that a copy depends on.

import SwiftText

/// Facts about all files that are needed before one of them is copied.
struct Knowledge {
    /// Functions that do not return, by name: no `return` may precede a call of such a function.
    var neverReturning: Set<String> = ["fatalError", "preconditionFailure"]
    /// Result builders: the code from which they build must not have a `defer`.
    var resultBuilders: Set<String> = []
    /// Functions with a closure parameter for a result builder.
    var buildingFunctions: Set<String> = []
    /// The protocols of these files.
    var protocols: Set<String> = []
    /// The classes of these files.
    var classes: Set<String> = []

    init(of files: [SwiftFile]) {
        for file in files {
            for declaration in file.declarations where declaration.keyword == "protocol" {
                protocols.insert(declaration.name)
            }
            for declaration in file.declarations where declaration.keyword == "class" {
                classes.insert(declaration.name)
            }
            neverReturning.formUnion(file.neverReturning)
            resultBuilders.formUnion(file.resultBuilders)
        }
        for file in files {
            for (function, attribute) in file.parameterAttributes where builds(attribute) {
                buildingFunctions.insert(function)
            }
        }
    }

    /// Whether an attribute is a result builder. Other modules' builders are recognized by name.
    func builds(_ attribute: String) -> Bool {
        resultBuilders.contains(attribute) || attribute.hasSuffix("Builder")
    }
}
