// What students hand in: right, wrong, broken and hostile.

import Classroom
import Foundation

/// A folder of submissions to two exercises of chapter 1.
struct MadeUpClass {
    let folder: URL
    private let kit: Kit
    private let prediction: Exercise
    private let observer: Exercise

    /// An empty folder.
    init(_ kit: Kit) throws {
        self.kit = kit
        let all = try kit.exercises()
        prediction = all.first { $0.name == "after-the-end" }!
        observer = all.first { $0.name == "anonymous-observer" }!
        folder = kit.file(".build/class")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "after-the-end 1\nanonymous-observer 3\n"
            .write(to: points, atomically: true, encoding: .utf8)
    }

    /// The file that says that only these two are graded.
    var points: URL { folder.deletingLastPathComponent().appending(path: "class-points.txt") }

    /// The path of a student's prediction, and of the observer, from the student's folder on.
    var predictionPath: String { prediction.path }
    var observerPath: String { observer.path }

    /// Hands in both solutions.
    func add(_ student: String) throws {
        try copy(prediction.solution, to: "\(student)/\(prediction.path)")
        try copy(observer.solution, to: "\(student)/\(observer.path)")
    }

    /// Hands in the right prediction, and code that does this.
    func add(_ student: String, doing body: String) throws {
        try add(student)
        try write(answer(doing: body), "\(student)/\(observer.path)")
    }

    func write(_ text: String, _ path: String) throws {
        try write(Data(text.utf8), path)
    }

    func write(_ data: Data, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    func copy(_ path: String, to target: String) throws {
        try write(Data(contentsOf: kit.file(path)), target)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    func link(_ path: String, to target: String) throws {
        try? remove(path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path,
            withDestinationPath: target
        )
    }

    /// Runs a command in a student's folder.
    func run(_ command: String, in student: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-ec", command]
        process.currentDirectoryURL = folder.appending(path: student)
        try process.run()
        process.waitUntilExit()
    }

    func grade(jobs: Int = 2, into out: String = "graded") throws -> GradeBook {
        let target = folder.deletingLastPathComponent().appending(path: out)
        let grading = try Grading(
            kit,
            kit.exercises(points: points),
            folder: folder,
            out: target
        )
        let book = try grading.run(jobs: jobs) { _ in }
        try book.write(to: target)
        return book
    }
}
