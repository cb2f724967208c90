// Changes to RxSwift's files.

import Foundation

/// One change of RxSwift's files, and its reason.
struct Rule {
    /// What is changed.
    enum Change {
        /// The file is left out.
        case dropped
        /// Matches of this regular expression become the other text, in which `$1` is the first
        /// group.
        case replaced(String, with: String)
    }

    /// The libraries that it is made for.
    let libraries: [TestedLibrary]
    /// A regular expression for the paths of its files.
    let files: String
    /// What is changed.
    let change: Change
    /// Why.
    let reason: String

    init(
        for libraries: [TestedLibrary] = TestedLibrary.allCases,
        in files: String = ".",
        _ change: Change,
        because reason: String
    ) {
        self.libraries = libraries
        self.files = files
        self.change = change
        self.reason = reason
    }
}

extension [Rule] {
    /// The changed files: texts, by their paths.
    func applied(to files: [String: String], for library: TestedLibrary) -> [String: String] {
        var files = files
        for rule in self where rule.libraries.contains(library) {
            for (path, text) in files where path.has(form: rule.files) {
                switch rule.change {
                case .dropped: files[path] = nil
                case .replaced(let form, let other):
                    files[path] = text.replacing(form: form, with: other)
                }
            }
        }
        return files
    }
}

extension String {
    fileprivate func has(form: String) -> Bool {
        range(of: form, options: .regularExpression) != nil
    }

    fileprivate func replacing(form: String, with other: String) -> String {
        replacingOccurrences(of: form, with: other, options: .regularExpression)
    }
}
