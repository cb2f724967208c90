// An exercise: its folder in the chapter's folder, and the files that judge it.
// Chapter: 0 (the exercises)

import Foundation

/// An exercise.
public struct Exercise: Sendable {
    /// What a student is asked to do.
    public enum Kind: String, Sendable {
        /// To predict a trace.
        case predict
        /// To write a missing piece.
        case build
        /// To find and correct a fault.
        case bug
    }

    /// The number of its chapter.
    public let chapter: Int
    /// Its place among its chapter's exercises, from 1.
    public let place: Int
    /// Its name: `after-the-end`.
    public let name: String
    /// Its heading, without its number.
    public let title: String
    /// What a student is asked to do.
    public let kind: Kind
    /// What it teaches, in one line.
    public let teaches: String
    /// The place in the chapters that it is about, from the folder Chapters on.
    public let chapterLink: String
    /// The rule that the file breaks as it is given.
    public let stubBreaks: String
    /// The task: the exercise's page without heading and table.
    public let task: String
    /// The hints, from a first idea to nearly the answer.
    public let hints: [String]
    /// The points for solving it.
    public let points: Int

    /// Its folder, from the package's folder on.
    public let folder: String
    /// The name of the student's file.
    public let file: String

    /// Its number: `1.2`.
    public var number: String { "\(chapter).\(place)" }
    /// The student's file, from the package's folder on.
    public var path: String { "\(folder)/\(file)" }
    /// Whether the student writes Swift, and not a trace.
    public var isSwift: Bool { file.hasSuffix(".swift") }
    /// The ending of the student's file and of the answers: `swift` or `txt`.
    private var ending: String { isSwift ? "swift" : "txt" }

    /// The file that judges it, from the package's folder on.
    public var judge: String { "Tests/Exercises/Chapter\(chapter)/\(judgeType)Judge.swift" }
    /// The name of the judge in that file: `afterTheEndJudge`.
    public var judgeName: String {
        judgeType.prefix(1).lowercased() + judgeType.dropFirst() + "Judge"
    }
    /// The chapter's file, from the package's folder on.
    public var chapterFile: String {
        folder.split(separator: "/").prefix(2).joined(separator: "/") + ".md"
    }
    /// The tests that judge the chapter's exercises in an editor, from the package's folder on.
    public var testsForEditors: String {
        "Tests/Exercises/Chapter\(chapter)/Chapter\(chapter)ExerciseTests.swift"
    }
    /// The module of the student's code.
    var module: String { "Chapter\(chapter)Exercises" }

    /// The folder with its answers, from the package's folder on.
    public var answers: String {
        folder.replacing("Chapters/", with: "Tests/ExerciseAnswers/", maxReplacements: 1)
    }
    /// The file as it is given to the student.
    public var stub: String { "\(answers)/Stub.\(ending)" }
    /// A solution.
    public var solution: String { "\(answers)/Solution.\(ending)" }
    /// The list of its wrong answers.
    public var wrongAnswers: String { "\(answers)/Wrong.txt" }

    private var judgeType: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
