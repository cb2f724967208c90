// Every exercise is whole: its page, its files, its judge, and the places that name it.
// Chapter: 0 (how the text is kept true)

import Foundation

extension Check {
    /// What can be seen without compiling anything. That stubs fail and solutions pass is proven by
    /// `minirx check` besides.
    static let exercises = Check("exercises") { package, findings in
        let folders = ExerciseFolder.all(in: package)
        let points = try package.text("Chapters/exercise-points.txt")
        let manifest = try package.text("Package.swift")
        for folder in folders {
            findings.count("exercises")
            let page = try package.text("\(folder.path)/README.md")
            if !page.hasPrefix("# \(folder.number) ") {
                findings.report(
                    "\(folder.path)/README.md",
                    1,
                    "begin it with '# \(folder.number) '"
                )
            }
            func expect(_ text: String, _ file: String, names name: String) {
                if !text.contains(name) {
                    findings.report(file, 1, "exercise \(folder.number) is not in it: \(name)")
                }
            }
            let chapter = "Chapters/\(folder.chapterFolder).md"
            expect(try package.text(chapter), chapter, names: "\(folder.shortPath)/README.md")
            expect(points, "Chapters/exercise-points.txt", names: "\n\(folder.name) ")
            expect(manifest, "Package.swift", names: "\"\(folder.place)-\(folder.name)\"")
            let tests = "Tests/Exercises/Chapter\(folder.chapter)"
            let inEditor = "\(tests)/Chapter\(folder.chapter)ExerciseTests.swift"
            expect(try package.text(inEditor), inEditor, names: "by: \(folder.judge)")
        }
        let names = folders.map(\.name)
        for (index, line) in points.components(separatedBy: "\n").enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let name = line.prefix { $0 != " " }
            if !names.contains(String(name)) {
                let what = "there is no exercise \(name)"
                findings.report("Chapters/exercise-points.txt", index + 1, what)
            }
        }
    }
}

/// An exercise's folder, taken apart.
private struct ExerciseFolder {
    let path: String
    let chapterFolder: String
    let chapter: Int
    let place: Int
    let name: String

    init?(_ path: String) {
        let pattern = #/((\d\d)-[^\/]+)\/(\d+)-([^\/]+)\/README\.md/#
        guard let parts = path.wholeMatch(of: pattern), let chapter = Int(parts.2),
            let place = Int(parts.3)
        else { return nil }
        self.path = "Chapters/\(parts.1)/\(parts.3)-\(parts.4)"
        chapterFolder = String(parts.1)
        self.chapter = chapter
        self.place = place
        name = String(parts.4)
    }

    var number: String { "\(chapter).\(place)" }
    var shortPath: String { "\(chapterFolder)/\(place)-\(name)" }

    var judge: String {
        let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let type = words.joined()
        return type.prefix(1).lowercased() + type.dropFirst() + "Judge"
    }

    static func all(in package: PackageText) -> [ExerciseFolder] {
        package.files(below: "Chapters").compactMap(ExerciseFolder.init)
    }
}
