// Programs whose objects are leaked or held, as Swift's rules of memory have it.

import Foundation
import Leaks
import ProgramRecorder
import Recorder
import TestSupport
import XCTest

final class LeakedProgramTests: TemporaryFolderCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        try skipUnderThreadSanitizer()
    }

    private func leaks(_ text: String, name: String = "program.swift") throws -> Leaks {
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        let words = folder.appending(path: "words.txt")
        try Data().write(to: words)
        let program = try ReaderProgram(
            files: [file.path],
            references: .max,
            library: .miniRx(in: builtProducts),
            words: FileHandle(forWritingTo: words)
        )
        do {
            return Leaks(try program.record().recording, files: [(name, text)])
        } catch {
            XCTFail(try String(contentsOf: words, encoding: .utf8))
            throw error
        }
    }

    private func puzzle(_ number: String, mended: Bool = false) throws -> Leaks {
        let puzzles = packageFolder.appending(path: "Chapters/puzzles")
        let names = try FileManager.default.contentsOfDirectory(atPath: puzzles.path)
        let name = try XCTUnwrap(names.first { $0.hasPrefix(number) })
        let file = puzzles.appending(path: "\(name)/\(mended ? "mended" : "program").swift")
        return try leaks(String(contentsOf: file, encoding: .utf8))
    }

    /// The verdicts on the objects of a class.
    private func verdicts(on type: String, _ leaks: Leaks) -> [Verdict] {
        leaks.remaining.objects.values.filter { $0.type == type }
            .sorted { $0.number < $1.number }.compactMap { leaks.verdicts[$0.number] }
    }

    /// The program's own objects: `ViewModel`, or `ViewModel freed`.
    private func own(_ leaks: Leaks) -> [String] {
        leaks.own.map { $0.object.type + ($0.freed == nil ? "" : " freed") }.sorted()
    }

    private func leakedTypes(_ leaks: Leaks) -> Set<String> {
        Set(leaks.leaked.compactMap { leaks.remaining.objects[$0]?.type })
    }

    private func isSubscribed(_ verdict: Verdict?) -> Bool {
        if case .stillSubscribed = verdict { true } else { false }
    }

    // MARK: Small programs

    func testWhatAGlobalBagHoldsIsStillSubscribed() throws {
        let leaks = try leaks(
            """
            import RxSwift

            let bag = DisposeBag()
            let subject = PublishSubject<Int>()
            subject
                .map { $0 * 2 }
                .subscribe(onNext: { print($0) })
                .disposed(by: bag)
            subject.onNext(1)
            """
        )
        XCTAssertEqual(leaks.leaked, [])
        for type in ["MapSink", "SinkDisposer"] {
            let found = verdicts(on: type, leaks)
            XCTAssertFalse(found.isEmpty, type)
            XCTAssertTrue(found.allSatisfy(isSubscribed), "\(type): \(found)")
        }
        guard case .held(let path) = verdicts(on: "PublishSubject", leaks).first else {
            return XCTFail("\(verdicts(on: "PublishSubject", leaks))")
        }
        XCTAssertEqual(path.holder, .variable("subject", line: 4))
        XCTAssertEqual(leaks.lines, [])
    }

    private func classic(_ list: String) -> String {
        """
        import RxSwift

        final class ViewModel {
            private let bag = DisposeBag()
            private var total = 0

            func start() {
                Observable<Int>.create { observer in
                    observer.onNext(1)
                    return Disposables.create()
                }
                .subscribe(onNext: { \(list) += $0 })
                .disposed(by: bag)
            }
        }

        var model: ViewModel? = ViewModel()
        model?.start()
        model = nil
        print("end")
        """
    }

    func testAClosureWithSelfAndABagInSelfAreALeak() throws {
        let leaks = try leaks(classic("self.total"))
        XCTAssertEqual(own(leaks), ["ViewModel"])
        let model = try XCTUnwrap(leaks.own.first).object.number
        guard case .leaked(let cycle) = leaks.verdicts[model] else {
            return XCTFail("\(leaks.verdicts[model] as Any)")
        }
        let captured = try XCTUnwrap(cycle.first { $0.to == model })
        XCTAssertTrue(captured.isCaptured)
        XCTAssertEqual(leaks.candidates(for: captured).map(\.line), [12])
        XCTAssertEqual(
            leaks.lines,
            [
                "ViewModel is never freed: nothing that the program still holds reaches it; "
                    + "the closure at program.swift:12 holds ViewModel."
            ]
        )
    }

    func testWithAWeakSelfTheObjectIsFreed() throws {
        let leaks = try leaks(classic("[weak self] in self?.total"))
        XCTAssertEqual(leaks.own.map(\.object.type), ["ViewModel"])
        XCTAssertNotNil(leaks.own.first?.freed)
        XCTAssertEqual(leaks.leaked, [])
        XCTAssertEqual(leaks.lines, [])
    }

    /// The source holds the observer, and a variable holds the source.
    func testAForgottenSubscriptionToAGlobalSubjectGoesOn() throws {
        let leaks = try leaks(
            """
            import RxSwift

            let subject = PublishSubject<Int>()
            _ = subject.map { $0 + 1 }.subscribe(onNext: { print($0) })
            subject.onNext(1)
            """
        )
        XCTAssertEqual(leaks.leaked, [])
        XCTAssertTrue(isSubscribed(verdicts(on: "MapSink", leaks).first))
    }

    func testAForgottenSubscriptionToALocalSourceIsALeak() throws {
        let leaks = try leaks(
            """
            import RxSwift

            _ = Observable<Int>.create { _ in Disposables.create() }.subscribe(onNext: { print($0) })
            """
        )
        XCTAssertEqual(
            leakedTypes(leaks).intersection(["AnonymousObservableSink", "SinkDisposer"]).count,
            2
        )
        XCTAssertEqual(leaks.lines.count, 1)
    }

    func testARunningTimerHoldsItsSubscription() throws {
        let leaks = try leaks(
            """
            import Foundation
            import RxSwift

            _ = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance)
                .subscribe(onNext: { print($0) })
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            """
        )
        XCTAssertEqual(leaks.leaked, [])
        guard case .heldByTimer(let path) = verdicts(on: "TimerSink", leaks).first else {
            return XCTFail("\(leaks.remaining.objects), \(leaks.verdicts)")
        }
        XCTAssertEqual(path.holder, .timer("main"))
    }

    // MARK: What is not known

    func testWhatAStaticPropertyMayHoldIsNoLeak() throws {
        let program = classic("self.total") + "\nenum All { static var models: [ViewModel] = [] }"
        let leaks = try leaks(program)
        XCTAssertEqual(leaks.leaked, [])
        XCTAssertEqual(verdicts(on: "ViewModel", leaks), [.unknown(.variables(["models"]))])
    }

    func testAfterACrashNothingIsSaid() throws {
        let leaks = try leaks(classic("self.total") + "\nfatalError()")
        XCTAssertEqual(leaks.leaked, [])
        XCTAssertEqual(verdicts(on: "ViewModel", leaks), [.unknown(.noRoots)])
    }

    func testAFunctionThatHasNotReturnedMayHoldWhatItUses() throws {
        let program =
            classic("self.total").replacing("print(\"end\")", with: "") + """

                func last() {
                    let bag = DisposeBag()
                    Observable<Int>.never().subscribe(onNext: { print($0) }).disposed(by: bag)
                    exit(0)
                }
                last()
                """
        let leaks = try leaks("import Foundation\n" + program)
        XCTAssertEqual(leaks.leaked, [])
    }

    func testVariablesOfAllKindsHoldTheirObjects() throws {
        let leaks = try leaks(
            """
            import RxSwift

            final class Node { let bag = DisposeBag(); init() {} }
            func pair() -> (Node, [Node]) { (Node(), [Node()]) }
            let (first, others) = pair(), third = Node()
            var later: Node?
            later = Node()
            guard let sure = later else { fatalError() }
            later = nil
            weak var gone = Node()
            let action = { print(third) }
            do { let inner = Node(); print(inner) }
            let one: Node
            one = Node()
            """
        )
        XCTAssertEqual(
            own(leaks),
            ["Node", "Node", "Node", "Node", "Node", "Node freed", "Node freed"]
        )
        XCTAssertEqual(leaks.leaked, [])
        let holders = leaks.verdicts.compactMap { number, verdict -> String? in
            guard leaks.remaining.objects[number]?.type == "Node", case .held(let path) = verdict,
                case .variable(let name, _) = path.holder
            else { return nil }
            return name
        }
        XCTAssertEqual(holders.sorted(), ["first", "others", "sure", "third"])
    }

    // MARK: Puzzles

    /// The relay of a global object holds the subscription, whose method holds the screen.
    func testTheScreenOfTheStepCounterIsHeldByTheMethodThatMapGets() throws {
        let leaks = try puzzle("02")
        XCTAssertEqual(own(leaks), ["Pedometer", "StepScreen"])
        XCTAssertEqual(leaks.leaked, [])
        XCTAssertEqual(
            leaks.lines,
            [
                "StepScreen is never freed: the variable pedometer (line 34) still holds it; "
                    + "the method passed at program.swift:15 holds StepScreen."
            ]
        )
        XCTAssertEqual(own(try puzzle("02", mended: true)), ["Pedometer", "StepScreen freed"])
    }

    func testTheScreenOfTheHeadlinesIsHeldByTheOuterClosure() throws {
        let leaks = try puzzle("07")
        XCTAssertEqual(leaks.own.first { $0.object.type == "NewsScreen" }?.freed, nil)
        XCTAssertEqual(
            leaks.lines.filter { $0.hasPrefix("NewsScreen") },
            [
                "NewsScreen is never freed: the variable pages (line 34) still holds it; "
                    + "the closure at program.swift:17 holds NewsScreen."
            ]
        )
        let mended = try puzzle("07", mended: true)
        XCTAssertNotNil(mended.own.first { $0.object.type == "NewsScreen" }?.freed)
        XCTAssertEqual(mended.leaked, [])
    }

    /// Both labels, but no screen: the bag of the session lives longer than the screens.
    func testTheLabelsOfTheAccountAreHeldByTheSession() throws {
        let leaks = try puzzle("15")
        let labels = leaks.own.filter { $0.object.type == "Label" }
        XCTAssertEqual(labels.map(\.freed), [nil, nil])
        for label in labels {
            guard case .held(let path) = leaks.verdicts[label.object.number] else {
                return XCTFail("\(leaks.verdicts)")
            }
            XCTAssertEqual(path.holder, .variable("session", line: 34))
        }
        XCTAssertFalse(own(leaks).contains("AccountScreen"))
        let mended = try puzzle("15", mended: true)
        XCTAssertEqual(
            mended.own.filter { $0.object.type == "Label" && $0.freed == nil }.count,
            0
        )
    }

    func testTheDocumentOfTheEditorIsHeldByTheClock() throws {
        let leaks = try puzzle("18")
        let document = try XCTUnwrap(leaks.own.first { $0.object.type == "Document" })
        XCTAssertNil(document.freed)
        XCTAssertFalse(try XCTUnwrap(leaks.verdicts[document.object.number]).isLeak)
        let mended = try puzzle("18", mended: true)
        XCTAssertNotNil(mended.own.first { $0.object.type == "Document" }?.freed)
        XCTAssertEqual(mended.leaked, [])
    }
}
