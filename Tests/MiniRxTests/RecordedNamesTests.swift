// That RxSwift's records leave nothing of it out.

import Foundation
import TestSupport
import XCTest

final class RecordedNamesTests: XCTestCase {
    /// Functions that no record has, by the reason.
    private let unrecorded = [
        "Cases of enumerations, which are no calls.": [
            "CompletableEvent.error(_:)", "Event.error(_:)", "Event.next(_:)",
            "InfallibleEvent.next(_:)", "MaybeEvent.error(_:)", "MaybeEvent.success(_:)",
            "RxError.disposed(object:)",
        ],
        "What a protocol asks for: the types' own functions are recorded.": [
            "ConnectableObservableType.connect()", "ControlEventType.asControlEvent()",
            "ControlPropertyType.asControlProperty()", "DataDecoder.decode(_:from:)",
            "Disposable.dispose()", "ImmediateSchedulerType.schedule(_:action:)",
            "ObservableConvertibleType.asObservable()", "ObserverType.on(_:)",
            "SchedulerType.scheduleRelative(_:dueTime:action:)",
            "SharedSequenceConvertibleType.asSharedSequence()",
            "SharingStrategyProtocol.share(_:)", "SubjectType.asObserver()",
            "VirtualTimeConverterType.compareVirtualTime(_:_:)",
            "VirtualTimeConverterType.convertFromVirtualTime(_:)",
            "VirtualTimeConverterType.convertFromVirtualTimeInterval(_:)",
            "VirtualTimeConverterType.convertToVirtualTime(_:)",
            "VirtualTimeConverterType.convertToVirtualTimeInterval(_:)",
            "VirtualTimeConverterType.offsetVirtualTime(_:offset:)",
        ],
        "Abstract ones, which end the program.": [
            "ConnectableObservable.connect()", "Observable.subscribe(_:)", "ReplaySubject.on(_:)",
        ],
        "What traces leave out as plumbing.": [
            "BooleanDisposable.init()", "BooleanDisposable.init(isDisposed:)",
            "CompositeDisposable.init()", "CompositeDisposable.init(_:_:)",
            "CompositeDisposable.init(_:_:_:)", "CompositeDisposable.init(_:_:_:_:_:)",
            "CompositeDisposable.init(disposables:)", "Event.map(_:)",
            "HistoricalScheduler.init(initialClock:)",
            "HistoricalSchedulerTimeConverter.compareVirtualTime(_:_:)",
            "HistoricalSchedulerTimeConverter.convertFromVirtualTime(_:)",
            "HistoricalSchedulerTimeConverter.convertFromVirtualTimeInterval(_:)",
            "HistoricalSchedulerTimeConverter.convertToVirtualTime(_:)",
            "HistoricalSchedulerTimeConverter.convertToVirtualTimeInterval(_:)",
            "HistoricalSchedulerTimeConverter.offsetVirtualTime(_:offset:)", "Reactive.init(_:)",
            "Reactive.subscript(dynamicMember:)", "SerialDisposable.init()",
            "SingleAssignmentDisposable.init()", "VirtualTimeScheduler.adjustScheduledTime(_:)",
        ],
        "Of UIKit's tables, which MiniRx does not have.": [
            "SectionedViewDataSourceType.model(at:)"
        ],
    ]
    /// Classes that no record has, by the reason.
    private let unseen = [
        "Abstract: the class below it is in the records.": ["ConnectableObservable"],
        "What traces leave out as plumbing.": [
            "RecursiveLock", "RecursiveTurn",
            "SynchronizationTracker", "Trampoline",
        ],
    ]

    func testEachPublicFunctionOfRxSwiftIsInARecord() throws {
        let names = try text("Tests/RxSwift-6.2.0-names.txt").split(separator: "\n")
            .filter { $0.contains("(") }.map { String($0).replacing(#/ ×\d/#, with: "") }
        let recorded = try Set(records().flatMap { $0.split(separator: " ") }.map(String.init))
        compare(Set(names).subtracting(recorded), with: unrecorded)
    }

    func testEachClassIsInARecord() throws {
        let folder = packageFolder.appending(path: "Sources/MiniRx")
        let classes = try files(in: folder, "swift").flatMap { path in
            try text(path, in: folder).matches(of: #/\bclass ([A-Z]\w+)/#).map { String($0.1) }
        }
        XCTAssertGreaterThan(classes.count, 200)
        let recorded = try Set(
            records().flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
                .map(String.init)
        )
        compare(Set(classes).subtracting(recorded), with: unseen)
    }

    private func compare(_ missing: Set<String>, with reasons: [String: [String]]) {
        let listed = Set(reasons.values.joined())
        XCTAssertEqual(
            missing.subtracting(listed).sorted(),
            [],
            "Add samples to OperatorSamples, and record them: make oracle RXSWIFT=PATH WRITE=1"
        )
        XCTAssertEqual(
            listed.subtracting(missing).sorted(),
            [],
            "Records have these: take them off the list."
        )
    }

    /// What all records say, without lanes: each line once.
    private func records() throws -> Set<Substring> {
        let folder = packageFolder.appending(path: "Tests/Golden")
        return try files(in: folder, "txt").reduce(into: []) { lines, path in
            for line in try text(path, in: folder).split(separator: "\n") {
                lines.insert(line.drop { $0 != "|" }.drop { $0 == "|" || $0 == " " })
            }
        }
    }

    private func files(in folder: URL, _ ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".\(ending)") }
    }

    private func text(_ path: String, in folder: URL = packageFolder) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
}
