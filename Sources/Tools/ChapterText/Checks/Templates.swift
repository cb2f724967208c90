// Files of the library that are made from templates agree with their templates.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let templates = Check("templates") { package, findings in
        for (path, text) in try ArityTemplate.files(in: package.folder) {
            findings.count("templates")
            findings.expect(text, in: path, of: package)
        }
    }
}
