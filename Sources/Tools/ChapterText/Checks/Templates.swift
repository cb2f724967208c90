// Files of the library that are made from templates agree with their templates.
// Chapter: 0 (how the text is kept true)

import Foundation

extension Check {
    static let templates = Check("templates") { package, findings in
        for (path, text) in try ArityTemplate.files(in: package.folder) {
            findings.count("templates")
            let there = (try? package.text(path)) ?? ""
            let change = Change(
                from: there.components(separatedBy: "\n"),
                to: text.components(separatedBy: "\n")
            )
            if let change { findings.report(path, change.index + 1, "\(change)", Problem.refresh) }
        }
    }
}
