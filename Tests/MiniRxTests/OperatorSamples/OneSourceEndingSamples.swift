// Endings of operators with one source: see EndingSamples.swift.

import MiniRxTraced

let oneSourceEndings: [Sample] = [
    endings(of: "map") { $0.map { $0 + 1 } },
    endings(of: "filter") { $0.filter { $0 > 0 } },
    endings(of: "compact-map", compacted),
    endings(of: "scan") { $0.scan(0, accumulator: +) },
    endings(of: "reduce") { $0.reduce(0, accumulator: +) },
    endings(of: "materialize") { $0.materialize() },
    endings(of: "dematerialize") { $0.map { Event.next($0) }.dematerialize() },
    endings(of: "enumerated") { $0.enumerated() },
    endings(of: "take") { $0.take(2) },
    endings(of: "take-last") { $0.takeLast(1) },
    endings(of: "take-while") { $0.take(while: { $0 < 3 }) },
    endings(of: "take-while-inclusive", takenWhile),
    endings(of: "take-until-predicate", takenUntil),
    endings(of: "skip") { $0.skip(1) },
    endings(of: "skip-while") { $0.skip(while: { $0 < 1 }) },
    endings(of: "distinct") { $0.distinctUntilChanged() },
    endings(of: "element-at") { $0.element(at: 1) },
    endings(of: "ignore") { $0.ignoreElements().asObservable() },
    endings(of: "default-if-empty") { $0.ifEmpty(default: 0) },
    endings(of: "start-with") { $0.startWith(0) },
    endings(of: "to-array") { $0.toArray().asObservable() },
    endings(of: "as-single") { $0.asSingle().asObservable() },
    endings(of: "as-maybe") { $0.asMaybe().asObservable() },
    endings(of: "first") { $0.first().asObservable() },
    endings(of: "single") { $0.single() },
    endings(of: "catch-and-return") { $0.catchAndReturn(0) },
    endings(of: "catch") { $0.catch { _ in Observable.of(0) } },
    endings(of: "retry-twice") { $0.retry(2) },
    endings(of: "group", grouped),
    endings(of: "do", observed),
].flatMap { $0 }

let sharedEndings: [Sample] = [
    endings(of: "ref-count") { $0.publish().refCount() },
    endings(of: "share") { $0.share() },
    endings(of: "share-replay-1") { $0.share(replay: 1) },
    endings(of: "share-replay-2") { $0.share(replay: 2) },
    endings(of: "share-forever") { $0.share(scope: .forever) },
    endings(of: "share-replay-1-forever") { $0.share(replay: 1, scope: .forever) },
    endings(of: "multicast") { $0.multicast({ PublishSubject() }, selector: { $0.map { $0 } }) },
].flatMap { $0 }

// What versions before RxSwift 6 lack can be left out there if it is a function.

private func takenWhile(_ source: Observable<Int>) -> Observable<Int> {
    source.take(while: { $0 < 1 }, behavior: .inclusive)
}

private func takenUntil(_ source: Observable<Int>) -> Observable<Int> {
    source.take(until: { $0 == 3 }, behavior: .exclusive)
}

private func grouped(_ source: Observable<Int>) -> Observable<Int> {
    source.groupBy { $0 % 2 }.flatMap { $0 }
}

private func compacted(_ source: Observable<Int>) -> Observable<Int> {
    source.compactMap { $0 }
}

private func observed(_ source: Observable<Int>) -> Observable<Int> {
    source.do(
        onNext: { _ in },
        afterNext: { _ in },
        onError: { _ in },
        afterError: { _ in },
        onCompleted: {},
        afterCompleted: {},
        onSubscribe: {},
        onSubscribed: {},
        onDispose: {}
    )
}
