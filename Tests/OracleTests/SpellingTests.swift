// The samples' words in older versions.

import Checkouts
import TestSupport
import XCTest

@testable import Oracle

final class SpellingTests: XCTestCase {
    private let sample = """
        import MiniRx
        source.subscribe(on: a).observe(on: b).take(until: c)
        single.subscribe(onFailure: { _ in })
        Observable<Int>.timer(.milliseconds(20), period: .seconds(1))
        Observable.catch(sequence: a).take(for: .seconds(2), scheduler: b)
        source.skip(.milliseconds(300), scheduler: a).delay(.seconds(60), scheduler: b)
        """

    private func sample(in version: String, _ modules: String...) -> String {
        spelled(sample, for: RxSwiftVersion(name: version, commit: ""), modules)
    }

    func testEachVersionHasItsOwn() {
        XCTAssertEqual(
            sample(in: "6.0.0", "RxSwift"),
            sample.replacing("MiniRx", with: "RxSwift")
        )
        XCTAssertEqual(
            sample(in: "5.1.3", "RxRelay", "RxSwift"),
            """
            import RxRelay; import RxSwift
            source.subscribeOn(a).observeOn(b).takeUntil(c)
            single.subscribe(onError: { _ in })
            Observable<Int>.timer(.milliseconds(20), period: .seconds(1))
            Observable.catchError(a).take(.seconds(2), scheduler: b)
            source.skip(.milliseconds(300), scheduler: a).delay(.seconds(60), scheduler: b)
            """
        )
        XCTAssertTrue(
            sample(in: "4.5.0", "RxSwift").hasSuffix(
                """
                .timer(0.02, period: 1)
                Observable.catchError(a).take(2, scheduler: b)
                source.skip(0.3, scheduler: a).delay(60, scheduler: b)
                """
            )
        )
    }

    func testTheTracedModuleIsRenamedAsAWhole() {
        let text = spelled(
            "import MiniRxTraced\n",
            for: RxSwiftVersion(name: "6.2.0", commit: ""),
            ["RxSwift"]
        )
        XCTAssertEqual(text, "import RxSwift\n")
    }

    /// No sample needs what is not found here.
    func testEachSpellingIsOneOfASample() throws {
        let files = try swiftFiles(in: "Sources/Walkthroughs") + swiftFiles(in: "Tests/MiniRxTests")
        let samples = files.filter { !$0.path.hasSuffix("Tests.swift") }.map(\.text).joined()
        for spelling in Spelling.all {
            XCTAssertTrue(samples.contains(spelling.today), spelling.today)
        }
    }
}
