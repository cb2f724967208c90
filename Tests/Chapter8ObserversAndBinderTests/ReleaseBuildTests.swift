// What a release build does where a debug build ends: it prints a message and goes on.

import TestSupport
import XCTest

final class ReleaseBuildTests: TemporaryFolderCase {
    /// RxSwift 6.2.0, built for release, prints the same for this program.
    func testAReleaseBuildPrintsTheErrorAndGoesOn() throws {
        try XCTSkipIf(
            ProcessInfo.processInfo.environment["MINIRX_MUTANT"] != nil,
            "Mutants are of debug builds, and this builds the library anew."
        )
        XCTAssertEqual(
            try printed(by: Self.program),
            [
                "binder a", "Binding error: Failure()", "has observers: false", "binder c",
                "bind a", "Binding error: Failure()",
                "Binding error to behavior relay: Failure()", "relay a",
                "property next(a)", "Binding error: Failure()", "property next(b)",
                "Singles can't emit a completion event",
                "driver completed",
            ]
        )
    }

    private static let program = """
        struct Failure: Error {}
        final class Label {}
        let label = Label()
        func failing() -> Observable<String> {
            Observable.error(Failure()).startWith("a")
        }

        let binder = Binder<String>(label) { _, text in print("binder", text) }
        let subject = PublishSubject<String>()
        _ = subject.bind(to: binder)
        subject.onNext("a")
        subject.onError(Failure())
        print("has observers:", subject.hasObservers)
        subject.onNext("b")
        _ = Observable.just("c").bind(to: binder)

        _ = failing().bind(onNext: { print("bind", $0) })

        let relay = BehaviorRelay(value: "")
        _ = failing().bind(to: relay)
        print("relay", relay.value)

        let property = ControlProperty<String>(
            values: Observable.never(),
            valueSink: AnyObserver { print("property", $0) }
        )
        property.onNext("a")
        property.onError(Failure())
        property.onNext("b")

        _ = Single<Int>.error(Failure())
            .retry(when: { (_: Observable<Error>) in Observable<Int>.empty() })
            .subscribe(
                onSuccess: { print("single", $0) },
                onFailure: { print("single", $0) },
                onDisposed: { print("single disposed") }
            )

        _ = ControlEvent(events: Observable<Int>.error(Failure())).asDriver()
            .drive(onNext: { print("driver", $0) }, onCompleted: { print("driver completed") })

        """

    /// Each line that `program` prints, without the place in the source that some begin with.
    private func printed(by program: String) throws -> [String] {
        let main = folder.appending(path: "main.swift")
        let product = folder.appending(path: "program")
        try program.write(to: main, atomically: true, encoding: .utf8)
        let files = try swiftFiles(in: "Sources/MiniRx").map(\.path) + [main.path]
        // No `-D DEBUG`: that is what makes it a release build. To optimize it would only cost time.
        let compiler = try outcome(
            of: ["swiftc", "-swift-version", "5", "-wmo", "-module-name", "MiniRx"]
                + files + ["-o", product.path]
        )
        XCTAssertEqual(compiler.status, 0, compiler.error)
        return try outcome(of: [product.path]).output.split(separator: "\n")
            .map { String($0.replacing(#/^.*\.swift:\d+: /#, with: "")) }
    }
}
