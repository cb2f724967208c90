// Every exercise is listed in all places that need it.
// Chapter: 0 (how the text is kept true)

import Classroom
import Toolchain

extension Check {
    /// Checks that need no compiler. `kit exercises prove` checks that stubs fail and solutions
    /// pass.
    static let exercises = Check("exercises") { package, findings in
        let all: [Exercise]
        do {
            all = try Kit(package: package.folder, products: package.folder).exercises()
        } catch let error as KitError {
            findings.report("Chapters", 1, error.description)
            return
        }
        for exercise in all {
            findings.count("exercises")
            func expect(_ text: String, in file: String) throws {
                if !(try package.text(file)).contains(text) {
                    let what = "exercise \(exercise.number) is missing: \(text)"
                    findings.report(file, 1, what)
                }
            }
            let page = "\(exercise.folder)/README.md"
            try expect("# \(exercise.number) \(exercise.title)", in: page)
            try expect("](../../../\(exercise.judge))", in: page)
            try expect("<!-- exercises: \(exercise.chapter) -->", in: exercise.chapterFile)
            try expect("by: \(exercise.judgeName))", in: exercise.testsForEditors)
            try expect("// Judges exercise \(exercise.number).", in: exercise.judge)
        }
    }
}
