// Grades as JSON.
// Chapter: appendix, teaching (grading)

import Foundation

/// The contents of `results.json`, with sums.
struct JSONBook: Encodable {
    struct Student: Encodable {
        let student: String
        let points: Int
        let maximum: Int
        let exercises: [Result]
    }

    struct Result: Encodable {
        let name: String
        let number: String
        let points: Int
        let maximum: Int
        let status: String
        let rule: String?
        let message: String
        let printed: String?
        let judge: String?
        let chapter: String?
        let seconds: Double
        let hints: Int?
    }

    struct Statistics: Encodable {
        let name: String
        let answers: Int
        let passed: Int
        let hardestRule: String?
    }

    struct SameAnswers: Encodable {
        let exercise: String
        let students: [String]
        let areKitsSolution: Bool
    }

    let isolation: String
    let exercises: [GradeBook.Entry]
    let students: [Student]
    let statistics: [Statistics]
    let sameAnswers: [SameAnswers]

    init(_ book: GradeBook) {
        statistics = book.statistics.map {
            Statistics(
                name: $0.exercise.name,
                answers: $0.answers,
                passed: $0.passed,
                hardestRule: $0.hardest?.rule
            )
        }
        sameAnswers = book.sameAnswers.map {
            SameAnswers(
                exercise: $0.exercise.name,
                students: $0.students,
                areKitsSolution: $0.areKitsSolution
            )
        }
        isolation = book.isolation
        exercises = book.exercises
        students = book.students.map { report in
            Student(
                student: report.student,
                points: report.points,
                maximum: report.maximum,
                exercises: report.marks.map { mark in
                    Result(
                        name: mark.exercise,
                        number: mark.number,
                        points: mark.points,
                        maximum: mark.maximum,
                        status: mark.verdict.status.rawValue,
                        rule: mark.verdict.rule,
                        message: mark.verdict.message,
                        printed: mark.verdict.printed,
                        judge: mark.verdict.place,
                        chapter: mark.verdict.chapter,
                        seconds: (mark.seconds * 100).rounded() / 100,
                        hints: mark.hints
                    )
                }
            )
        }
    }
}
