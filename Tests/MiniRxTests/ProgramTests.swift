// A program as an app has it, written for RxSwift 6: only the import is another.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

/// A search, as a view model: text goes in, results come out, on main, and no error ends it.
private final class SearchModel {
    enum Failure: Error { case tooShort }

    let text = BehaviorRelay(value: "")
    let results: Driver<[String]>
    let isBusy: Driver<Bool>
    let count: Observable<Int>

    init(search: @escaping (String) -> Observable<[String]>, scheduler: SchedulerType) {
        let busy = PublishRelay<Bool>()
        results = text.asObservable()
            .throttle(.milliseconds(300), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { query -> Observable<[String]> in
                guard !query.isEmpty else { return .just([]) }
                return search(query)
                    .do(onSubscribe: { busy.accept(true) }, onDispose: { busy.accept(false) })
                    .retry(3)
                    .catchAndReturn([])
            }
            .startWith(["nothing yet"])
            .observe(on: scheduler)
            .asDriver(onErrorJustReturn: [])
        isBusy = busy.asDriver(onErrorJustReturn: false)
        count = results.asObservable().map(\.count).share(replay: 1)
    }
}

/// An operator of one's own, made of `create`.
extension ObservableType {
    fileprivate func myMap<Result>(_ transform: @escaping (Element) -> Result)
        -> Observable<Result>
    {
        Observable.create { observer in
            self.subscribe { event in
                switch event {
                case .next(let value): observer.on(.next(transform(value)))
                case .error(let error): observer.on(.error(error))
                case .completed: observer.on(.completed)
                }
            }
        }
    }
}

/// A sequence of one's own, made of a timer.
private func myInterval(_ interval: DispatchTimeInterval) -> Observable<Int> {
    Observable.create { observer in
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
        timer.schedule(deadline: .now() + interval, repeating: interval)
        let cancel = Disposables.create { timer.cancel() }
        var next = 0
        timer.setEventHandler {
            if cancel.isDisposed { return }
            observer.on(.next(next))
            next += 1
        }
        timer.resume()
        return cancel
    }
}

final class ProgramTests: LeakCheckedTestCase {
    private final class Screen: ReactiveCompatible {
        var title = ""
        var rows: [String] = []
    }

    func testASearch() {
        let line = Timeline()
        SharingScheduler.mock(scheduler: line.clock) {
            let disposeBag = DisposeBag()
            let screen = Screen()
            var asked: [String] = []
            var attempts = 0
            let model = SearchModel(
                search: { query in
                    asked.append(query)
                    return Observable.deferred {
                        attempts += 1
                        return query == "fails"
                            ? .error(Failure()) : .just(["\(query) 1", "\(query) 2"])
                    }
                },
                scheduler: line.clock
            )
            model.results.drive(onNext: { screen.rows = $0 }).disposed(by: disposeBag)
            model.results.map { "\($0.count) rows" }.drive(screen.rx.title).disposed(by: disposeBag)

            line.advance(to: 1)
            XCTAssertEqual(screen.rows, [])
            model.text.accept("r")
            model.text.accept("rx")
            line.advance(to: 2)
            XCTAssertEqual(asked, ["r", "rx"])
            XCTAssertEqual(screen.rows, ["rx 1", "rx 2"])
            XCTAssertEqual(screen.title, "2 rows")

            attempts = 0
            model.text.accept("fails")
            line.advance(to: 3)
            XCTAssertEqual(attempts, 3)
            XCTAssertEqual(screen.rows, [])
            model.text.accept("rx")
            line.advance(to: 4)
            XCTAssertEqual(screen.rows, ["rx 1", "rx 2"])
        }
    }

    func testValidation() {
        let name = BehaviorRelay(value: "")
        let password = BehaviorRelay(value: "")
        var isEnabled: [Bool] = []
        let subscription =
            Observable
            .combineLatest(name.map { !$0.isEmpty }, password.map { $0.count >= 5 }) { $0 && $1 }
            .distinctUntilChanged()
            .bind(onNext: { isEnabled.append($0) })
        name.accept("a name")
        password.accept("1234")
        password.accept("12345")
        XCTAssertEqual(isEnabled, [false, true])
        subscription.dispose()
    }

    func testAnOperatorAndASequenceOfOnesOwn() {
        let subscription = SingleAssignmentDisposable()
        let threeTicks = expectation(description: "three ticks")
        var ticks: [String] = []
        subscription.setDisposable(
            myInterval(.milliseconds(5))
                .myMap { "tick \($0)" }
                .observe(on: MainScheduler.instance)
                .take(3)
                .subscribe(onNext: { ticks.append($0) }, onCompleted: { threeTicks.fulfill() })
        )
        wait(for: [threeTicks], timeout: 10)
        XCTAssertEqual(ticks, ["tick 0", "tick 1", "tick 2"])
    }

    func testARequest() {
        let answer = expectation(description: "answer")
        let disposeBag = DisposeBag()
        func json(_ address: String) -> Single<[String: Int]> {
            Single.create { single in
                let work = DispatchWorkItem {
                    single(address.isEmpty ? .failure(Failure()) : .success(["stars": 5]))
                }
                DispatchQueue.global().async(execute: work)
                return Disposables.create { work.cancel() }
            }
        }
        json("repo")
            .map { $0["stars", default: 0] }
            .observe(on: MainScheduler.instance)
            .subscribe(
                onSuccess: { stars in
                    XCTAssertEqual(stars, 5)
                    XCTAssertTrue(Thread.isMainThread)
                    answer.fulfill()
                },
                onFailure: { XCTFail("\($0)") }
            )
            .disposed(by: disposeBag)
        wait(for: [answer], timeout: 10)
    }
}
