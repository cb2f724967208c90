// What students got.
// Chapter: appendix, teaching (grading)

import Foundation

/// What one student got for one exercise.
public struct Mark: Sendable {
    /// The exercise's name.
    public let exercise: String
    /// The exercise's number.
    public let number: String
    /// All of its points, or none.
    public let points: Int
    /// What it is worth.
    public let maximum: Int
    /// What was found.
    public let verdict: Verdict
    /// How long judging took.
    public let seconds: Double

    init(_ exercise: Exercise, _ verdict: Verdict, seconds: Double) {
        self.exercise = exercise.name
        number = exercise.number
        points = verdict.isPassed ? exercise.points : 0
        maximum = exercise.points
        self.verdict = verdict
        self.seconds = seconds
    }
}

/// What one student got.
public struct Report: Sendable {
    /// The student's name.
    public let student: String
    /// A mark for each exercise.
    public let marks: [Mark]

    /// The sum of the points.
    public var points: Int { marks.map(\.points).reduce(0, +) }
    /// What all exercises are worth.
    public var maximum: Int { marks.map(\.maximum).reduce(0, +) }
}

/// What all students got.
public struct GradeBook: Sendable {
    /// An exercise, and what it is worth.
    public struct Entry: Encodable, Sendable {
        /// Its name.
        public let name: String
        /// Its number.
        public let number: String
        /// What it is worth.
        public let points: Int
    }

    /// What answers were kept apart by: `namespaces`, `sandbox` or `none`.
    public let isolation: String
    /// What was judged.
    public let exercises: [Entry]
    /// A report for each student, by name.
    public let students: [Report]
}
