// The table of the two flags in the chapter, row by row, against what the disposer does.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class StateTableTests: LeakCheckedTestCase {
    private enum Call: String {
        case set = "`setSinkAndSubscription`"
        case dispose = "`dispose`"
    }

    /// The row for a call, made after the calls in `before`.
    private func row(after before: [Call], _ call: Call) -> String {
        let notes = Notes()
        let disposer = SinkDisposer()
        func make(_ call: Call) {
            switch call {
            case .set:
                disposer.setSinkAndSubscription(
                    sink: Disposables.create { notes.add("sink") },
                    subscription: Disposables.create { notes.add("subscription") }
                )
            case .dispose:
                disposer.dispose()
            }
        }
        before.forEach(make)
        let already = notes.all.count
        make(call)
        let holds = property("sink", of: disposer) != nil
        let done: String
        switch (notes.all.dropFirst(already), holds) {
        case ([], true): done = "keeps both"
        case ([], false): done = "nothing more"
        case (["sink", "subscription"], false):
            done = "disposes of the sink, then of the subscription; releases both"
        case (let all, _): done = "\(all)"
        }
        XCTAssertEqual(disposer.isDisposed, (before + [call]).contains(.dispose))
        if holds {
            disposer.dispose()
        }
        return "| \(flags(before)) | \(call.rawValue) | \(flags(before + [call])) | \(done) |"
    }

    private func flags(_ calls: [Call]) -> String {
        let flags =
            (calls.contains(.set) ? ["set"] : [])
            + (calls.contains(.dispose) ? ["disposed"] : [])
        return flags.isEmpty ? "none" : flags.joined(separator: ", ")
    }

    func testEachRowOfTheTable() throws {
        let chapter = try source("Chapters/05-dispose.md")
        let rows = [
            row(after: [], .set),
            row(after: [], .dispose),
            row(after: [.set], .dispose),
            row(after: [.dispose], .set),
            row(after: [.dispose], .dispose),
            row(after: [.set, .dispose], .dispose),
            row(after: [.dispose, .set], .dispose),
        ]
        for row in rows {
            XCTAssertTrue(chapter.contains(row + "\n"), row)
        }
        // The sixth and the seventh are one row. Two more end the program (`testASinkIsSetOnce`).
        let table = chapter.matches(of: #/\n\| (none|set|disposed|set, disposed) \| .*/#)
        XCTAssertEqual(table.count, Set(rows).count + 2)
    }
}
