// Code that is marked as recorded compiles, and its trace is what stands below it.
// Chapter: 0 (how the text is kept true)

import Foundation

extension Check {
    static let programs = Check("programs") { package, findings in
        var programs: [Program] = []
        for page in try package.pages() {
            do {
                programs += try page.programs
            } catch let error as ChapterError {
                findings.report(page.path, error.line ?? 1, error.message)
            }
        }
        let outputs = try ProgramRunner(package: package.folder).outputs(of: programs, &findings)
        for (program, output) in zip(programs, outputs) {
            findings.count("programs")
            if let change = Change(from: program.output ?? [], to: output) {
                let line = program.outputLine + change.index
                findings.report(program.page, line, "its trace: \(change)", Problem.refresh)
            }
        }
    }
}

/// The pages with what their programs' traces are now. Throws the first `Problem`, if there is one.
/// - parameter package: The folder that has Package.swift in it.
public func pagesShowingPrograms(in package: URL) throws -> [(file: URL, text: String)] {
    let pages = try PackageText(folder: package).pages()
    let programs = try pages.flatMap { try $0.programs }
    var findings = Findings()
    var outputs = try ProgramRunner(package: package).outputs(of: programs, &findings)[...]
    if let problem = findings.problems.first { throw problem }
    return try pages.map { page in
        let count = try page.programs.count
        defer { outputs = outputs.dropFirst(count) }
        let text = try page.showing(Array(outputs.prefix(count)))
        return (package.appending(path: page.path), text)
    }
}
