// Code with the mark `recorded` compiles, and the text below it is its trace.
// Chapter: 0 (how the text is kept true)

import Foundation

extension Check {
    static let programs = Check("programs") { package, findings in
        var programs: [Program] = []
        for page in try package.pages() {
            do {
                programs += try page.programs(in: package.folder)
            } catch let error as ChapterError {
                findings.report(page.path, error.line ?? 1, error.message)
            }
        }
        let outputs = try ProgramRunner(package: package.folder).outputs(of: programs, &findings)
        for (program, output) in zip(programs, outputs) {
            findings.count("programs")
            if let change = Change(from: program.output ?? [], to: output) {
                let line = program.outputLine + change.index
                findings.report(
                    program.page,
                    line,
                    "the program's trace: \(change)",
                    Problem.refresh
                )
            }
        }
    }
}

/// The pages with the current traces of their programs. Throws the first `Problem`, if there is
/// one.
/// - parameter package: The folder with Package.swift.
public func pagesShowingPrograms(in package: URL) throws -> [(file: URL, text: String)] {
    let pages = try PackageText(folder: package).pages()
    let programs = try pages.map { try $0.programs(in: package) }
    var findings = Findings()
    var outputs = try ProgramRunner(package: package)
        .outputs(of: Array(programs.joined()), &findings)[...]
    if let problem = findings.problems.first { throw problem }
    return zip(pages, programs).map { page, programs in
        let count = programs.count
        defer { outputs = outputs.dropFirst(count) }
        let text = page.showing(Array(outputs.prefix(count)), of: programs)
        return (package.appending(path: page.path), text)
    }
}
