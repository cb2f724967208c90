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
    /// A file that says which exercises are graded, and what each is worth; `nil` for the kit's.
    let points: String?
}

import Classroom

/// Answers use what is internal in the library, which only a debug build gives away.
func expectDebugBuild() throws {
    #if !DEBUG
        throw KitError("answers are judged by a debug build only: swift run kit exercises")
    #endif
}

func grade(_ options: GradeOptions) throws {
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
    stopIfInterrupted(grading)
    tellWhatIsGraded(by: grading)
    let jobs = options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let book = try grading.run(jobs: jobs) { report in
        print("  \(report.student): \(report.points) of \(report.maximum)")
        fflush(stdout)
    }
    try book.write(to: out)
    print("\n\(book.table)")
    print("In \(out.relativePath): table.txt, results.json, results.xml (JUnit), feedback")
}

private func tellWhatIsGraded(by grading: Grading) {
    let (students, exercises) = grading.extent
    let submissions = students == 1 ? "1 submission" : "\(students) submissions"
    print("\(submissions), \(exercises == 1 ? "1 exercise" : "\(exercises) exercises").")
    if !grading.ignored.isEmpty {
        print("Neither a folder nor a zip file nor a git bundle: \(listed(grading.ignored))")
    }
    if !grading.isIsolated {
        print(
            """
            This system offers no way to keep answers from the network and from your files, nor \
            from starting processes without end: grade only what you trust, or in a container.
            """
        )
    } else if !grading.limitsProcesses {
        print(
            """
            This system keeps no answer from starting processes without end: grade only what \
            you trust, or in a container.
            """
        )
    }
}

nonisolated(unsafe) private var interruptions: [DispatchSourceSignal] = []

/// What was judged is kept. What runs must not go on by itself.
private func stopIfInterrupted(_ grading: Grading) {
    interruptions = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            grading.stop()
            print("\nInterrupted. The same command goes on where this one stopped.")
            fflush(stdout)
            _exit(130)
        }
        source.resume()
        return source
    }
}
