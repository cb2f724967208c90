// One student's submission. Only the exercises' files are read, and the student's progress.
// Chapter: appendix, teaching (grading)

import Foundation

/// The answers of one student.
struct Submission {
    /// The student's name.
    let student: String
    /// The student's number on a course platform.
    let account: Account?
    /// The name of the student's feedback, without an ending.
    let fileName: String
    let source: AnswerSource

    /// The maximum size of an answer's file.
    static let maximum = 256 << 10

    /// What a student has handed in.
    struct Contents {
        /// For each exercise the answer, or why there is none.
        let answers: [Result<Data, NoAnswer>]
        /// The progress file, if it was handed in. The student may have changed it.
        let progress: StudentProgress?
    }

    /// Reads the answers to these exercises.
    func contents(_ exercises: [Exercise]) throws -> Contents {
        let files: Files
        do {
            files = Files(try source.paths())
        } catch let none as NoAnswer {
            return Contents(answers: exercises.map { _ in .failure(none) }, progress: nil)
        }
        let answers = try exercises.map { exercise -> Result<Data, NoAnswer> in
            do {
                return .success(try answer(to: exercise, among: files))
            } catch let none as NoAnswer {
                return .failure(none)
            }
        }
        return Contents(answers: answers, progress: progress(among: files))
    }

    private func answer(to exercise: Exercise, among files: Files) throws -> Data {
        // At any depth: the student may have packed the kit's folder, or only a part of it.
        let ending = exercise.path.split(separator: "/").suffix(2).joined(separator: "/")
        let found = files.ending(with: ending)
        guard let path = found.first else {
            throw NoAnswer(
                "There is no file \(ending).\(files.instead(of: exercise))",
                status: .missing
            )
        }
        guard found.count == 1 else {
            let paths = found.prefix(3).joined(separator: ", ")
            throw NoAnswer("There is more than one file for this exercise: \(paths). Hand in one.")
        }
        let data = try source.data(path)
        guard data.count <= Self.maximum else {
            throw NoAnswer("\(path) is larger than \(Self.maximum >> 10) KiB.")
        }
        return data
    }

    private func progress(among files: Files) -> StudentProgress? {
        guard let path = files.ending(with: StudentProgress.path).first,
            let data = try? source.data(path), data.count <= Self.maximum
        else { return nil }
        return try? StudentProgress(String(decoding: data, as: UTF8.self))
    }
}

/// The reason why there is no answer to judge.
struct NoAnswer: Error {
    let verdict: Verdict

    init(_ reason: String, status: Verdict.Status = .unreadable) {
        // Paths in it are the student's.
        verdict = Verdict(status: status, message: reason.printable)
    }
}

/// A source of answers. Both functions throw `NoAnswer`.
protocol AnswerSource: Sendable {
    /// The paths of all files in it.
    func paths() throws -> [String]
    /// The contents of a file; of a large file, a little more than the maximum size.
    func data(_ path: String) throws -> Data
}

/// Several sources of one student as one.
struct JoinedAnswers: AnswerSource {
    /// The sources; each has a prefix that no path of another source begins with.
    let parts: [(prefix: String, source: AnswerSource)]

    func paths() throws -> [String] {
        try parts.flatMap { part in try part.source.paths().map { part.prefix + $0 } }
    }

    func data(_ path: String) throws -> Data {
        guard let part = parts.first(where: { path.hasPrefix($0.prefix) }) else {
            throw NoAnswer("There is no file \(path).")
        }
        return try part.source.data(String(path.dropFirst(part.prefix.count)))
    }
}
