// Every exercise is named in the places that have to know of it.
// Chapter: 0 (how the text is kept true)

import Classroom
import Toolchain

extension Check {
    /// What can be seen without compiling anything. That stubs fail and solutions pass is
    /// proven by `kit exercises prove`.
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
                    let what = "exercise \(exercise.number) is not in it: \(text)"
                    findings.report(file, 1, what)
                }
            }
            let page = "\(exercise.folder)/README.md"
            try expect("# \(exercise.number) \(exercise.title)", in: page)
            try expect("](../../../\(exercise.judge))", in: page)
            try expect("<!-- exercises: \(exercise.chapter) -->", in: exercise.chapterFile)
            try expect("\"\(exercise.place)-\(exercise.name)\"", in: "Package.swift")
            try expect("by: \(exercise.judgeName))", in: exercise.testsForEditors)
            try expect("// Judges exercise \(exercise.number).", in: exercise.judge)
        }
    }
}
