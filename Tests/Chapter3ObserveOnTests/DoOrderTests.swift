// The order of the closures of one `do`, the handlers downstream and the cleanup upstream.

import MiniRxTraced
import TestSupport
import XCTest

final class DoOrderTests: LeakCheckedTestCase {
    private let source = PublishSubject<Int>()
    private var bag: DisposeBag? = DisposeBag()

    /// What `end` causes, in its order.
    private func order(_ end: (Disposable) -> Void) -> [String] {
        let notes = Notes()
        let subscription = Observable<Int>.create { [source] observer in
            let subscription = source.subscribe(observer)
            return Disposables.create(subscription, Disposables.create { notes.add("cleanup") })
        }
        .do(
            onError: { _ in notes.add("onError") },
            afterError: { _ in notes.add("afterError") },
            onCompleted: { notes.add("onCompleted") },
            afterCompleted: { notes.add("afterCompleted") },
            onDispose: { notes.add("onDispose") }
        )
        .subscribe(
            onError: { _ in notes.add("handler's onError") },
            onCompleted: { notes.add("handler's onCompleted") },
            onDisposed: { notes.add("handler's onDisposed") }
        )
        end(subscription)
        return notes.all
    }

    func testTheSourceCompletes() {
        XCTAssertEqual(
            order { _ in source.onCompleted() },
            [
                "onCompleted", "handler's onCompleted", "handler's onDisposed", "afterCompleted",
                "cleanup", "onDispose",
            ]
        )
    }

    func testTheSourceFails() {
        XCTAssertEqual(
            order { _ in source.onError(Failure()) },
            [
                "onError", "handler's onError", "handler's onDisposed", "afterError", "cleanup",
                "onDispose",
            ]
        )
    }

    func testDisposingOfTheSubscription() {
        XCTAssertEqual(
            order { $0.dispose() },
            ["cleanup", "onDispose", "handler's onDisposed"]
        )
    }

    func testReleasingTheBag() {
        XCTAssertEqual(
            order {
                $0.disposed(by: bag!)
                bag = nil
            },
            ["cleanup", "onDispose", "handler's onDisposed"]
        )
    }
}
