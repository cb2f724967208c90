// The examples in doc comments print what their comments say, and each operator has one.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let examples = Check("examples") { package, findings in
        for folder in ["Sources/MiniRx/Observables", "Sources/MiniRx/Operators"] {
            let operators = try PublicFunction.all(in: package, below: folder)
                .filter(\.makesSequence)
            for overloads in Dictionary(grouping: operators, by: \.operatorName).values {
                findings.count("operators")
                if let first = overloads.first, !overloads.contains(where: \.hasExample) {
                    let what = "\(first.operatorName) has no example in its doc comment"
                    findings.report(first.path, first.line, what)
                }
            }
        }
        findings.problems.sort { ($0.file, $0.line) < ($1.file, $1.line) }
        let examples = try package.swiftFiles(below: "Sources/MiniRx").flatMap {
            Example.all(in: try package.text($0), of: $0)
        }
        try ExampleRunner(examples: examples, package: package.folder).check(&findings)
    }
}
