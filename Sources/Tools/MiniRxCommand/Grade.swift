// `kit grade`: grades a class.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

struct GradeOptions {
    /// The folder with the submissions.
    let folder: String
    /// The folder for the results.
    let out: String
    /// How many students at a time; `nil` for as many as there are processors.
    let jobs: Int?
    /// The file with the exercises to grade and their points; `nil` for the kit's own file.
    let points: String?
    /// The only student to grade; `nil` for all.
    let only: String?
}

import Classroom

/// Answers use internal declarations of the library, which only a debug build exports.
func expectDebugBuild() throws {
    #if !DEBUG
    throw KitError("only a debug build can judge answers. Start it with: swift run kit")
    #endif
}

func grade(_ options: GradeOptions) throws {
    do {
        try gradeClass(options)
    } catch let error as CocoaError {
        throw KitError(
            """
            cannot read or write \(error.filePath ?? "a file"): \(error.localizedDescription) Earlier \
            verdicts are kept. When the file can be used again, run the same command again.
            """,
            status: 2
        )
    }
}

private func gradeClass(_ options: GradeOptions) throws {
    endOnSignals(saying: "Interrupted. To continue, run the same command again.")
    // If nobody reads what is printed, as with `| head`, the results are written all the same.
    signal(SIGPIPE, SIG_IGN)
    try expectDebugBuild()
    let package = try kitFolder()
    let kit = Kit(package: package, products: Bundle.main.bundleURL)
    let out = URL(filePath: options.out)
    let grading = try Grading(
        kit,
        try kit.exercises(points: options.points.map { URL(filePath: $0) }),
        folder: URL(filePath: options.folder),
        out: out
    )
    if let only = options.only {
        guard grading.students.contains(only) else {
            let near = grading.students.filter { $0.lowercased().contains(only.lowercased()) }
            let hint =
                near.isEmpty
                ? hint(for: only, of: grading.students) : "Did you mean \(listed(near))?"
            throw KitError("There is no submission of '\(only)'. \(hint)")
        }
        grading.keepOnly([only])
    }
    printExtent(of: grading)
    fflush(stdout)
    let jobs = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    nonisolated(unsafe) var progress = GradingProgress(of: grading.extent.students)
    let book: GradeBook
    do {
        defer { progress.end() }
        book = try grading.run(jobs: jobs) { progress.note($0) }
    }
    print("\n\(book.table)")
    if options.only == nil {
        try writeAll(of: book, to: out)
    } else {
        try book.writeFeedback(to: out)
        print(
            "Written to \(out.relativePath)/feedback. To update the other files, leave out --only."
        )
    }
}

private func writeAll(of book: GradeBook, to out: URL) throws {
    let changes = EarlierResults(in: out)?.changes(to: book)
    try book.write(to: out, changes: changes)
    if let changes, !changes.isEmpty {
        print("Since the last grading:\n\(changes.map { "  \($0)\n" }.joined())")
    }
    print("Written to \(out.relativePath): \(listed(GradeBook.files))")
}

private func printExtent(of grading: Grading) {
    let (students, exercises) = grading.extent
    let submissions = students == 1 ? "1 submission" : "\(students) submissions"
    print("\(submissions), \(exercises == 1 ? "1 exercise" : "\(exercises) exercises").")
    if !grading.ignored.isEmpty {
        let ignored = listed(grading.ignored)
        print("Ignored, since not a folder, zip file or git bundle: \(ignored)")
    }
    if !grading.isIsolated {
        print(
            """
            This system cannot keep answers from using the network, reading your files or starting \
            processes without limit. Grade only answers that you trust, or use a container.
            """
        )
    } else if !grading.limitsProcesses {
        print(
            """
            This system cannot keep answers from starting processes without limit. Grade only \
            answers that you trust, or use a container.
            """
        )
    }
}
