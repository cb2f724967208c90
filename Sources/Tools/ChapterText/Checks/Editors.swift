// The tours, debugger commands and editor settings are those that would be generated now.
// Chapter: 0 (how the text is kept true)

import Foundation

extension Check {
    static let editors = Check("editors") { package, findings in
        let texts = try EditorFiles.texts(in: package.folder)
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            findings.count("files for editors")
            let shown = (try? package.text(path)) ?? ""
            let change = Change(
                from: shown.components(separatedBy: "\n"),
                to: text.components(separatedBy: "\n")
            )
            if let change { findings.report(path, change.index + 1, "\(change)", Problem.refresh) }
        }
        for path in EditorFiles.leftOver(besides: texts, in: package.folder) {
            findings.report(path, 1, "no chapter explains this walkthrough now", Problem.refresh)
        }
    }
}
