// The tours, debugger commands and editor settings are those that would be generated now.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let editors = Check("editors") { package, findings in
        let texts = try EditorFiles.texts(in: package.folder)
        for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
            findings.count("files for editors")
            findings.expect(text, in: path, of: package)
        }
        for path in EditorFiles.leftOver(besides: texts, in: package.folder) {
            findings.report(path, 1, "no chapter explains this walkthrough now", Problem.refresh)
        }
    }
}
