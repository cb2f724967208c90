// The marks of students.
// Chapter: appendix, teaching (grading)

import Foundation

/// A student's mark for one exercise.
public struct Mark: Sendable {
    /// The exercise's name.
    public let exercise: String
    /// The exercise's number.
    public let number: String
    /// All of the exercise's points, or none.
    public let points: Int
    /// The exercise's points.
    public let maximum: Int
    /// The verdict on the answer.
    public let verdict: Verdict
    /// How long judging took.
    public let seconds: Double
    /// The answer's text to compare with other answers; `nil` if there is none.
    var essence: Essence?
    /// How many hints the student's own progress file counts; `nil` if there is no such file.
    var hints: Int?

    init(_ exercise: Exercise, _ verdict: Verdict, seconds: Double) {
        self.exercise = exercise.name
        number = exercise.number
        points = verdict.isPassed ? exercise.points : 0
        maximum = exercise.points
        self.verdict = verdict
        self.seconds = seconds
    }
}

/// The marks of one student.
public struct Report: Sendable {
    /// The student's name.
    public let student: String
    /// The student's number on a course platform.
    let account: Account?
    /// The name of the files with the student's feedback, without an ending.
    let fileName: String
    /// A mark for each exercise.
    public let marks: [Mark]

    /// The sum of the points.
    public var points: Int { marks.map(\.points).reduce(0, +) }
    /// The points of all exercises.
    public var maximum: Int { marks.map(\.maximum).reduce(0, +) }
}

/// The marks of all students.
public struct GradeBook: Sendable {
    /// An exercise and its points.
    public struct Entry: Codable, Sendable {
        /// Its name.
        public let name: String
        /// Its number.
        public let number: String
        /// Its points.
        public let points: Int
    }

    /// How answers were isolated: `namespaces`, `sandbox` or `none`.
    public let isolation: String
    /// The judged exercises.
    public let exercises: [Entry]
    /// A report for each student, by name.
    public let students: [Report]
}
