// An exercise as a test, for use in an editor. It is skipped until the student begins it.
// Chapter: 0 (the exercises)

import Classroom
import Foundation
import Judging
import TestSupport
import XCTest

extension XCTestCase {
    /// Checks the student's file against the rules of the judge, up to the first broken rule.
    func judge(by judge: Judge) throws {
        let kit = Kit(package: packageFolder, products: builtProducts.folder)
        let exercise = try XCTUnwrap(kit.exercises().first { $0.name == judge.exercise })
        let answer = Answer(
            text: try String(contentsOf: kit.file(exercise.path), encoding: .utf8),
            stub: try String(contentsOf: kit.file(exercise.stub), encoding: .utf8)
        )
        try XCTSkipIf(answer.text == answer.stub, "Not begun yet: \(exercise.path)")
        for rule in judge.rules {
            do {
                try rule.hold(answer)
            } catch let broken as Broken {
                XCTFail("\(rule.sentence)\n\(broken.message)\n\(rule.place)")
                return
            }
        }
    }
}
