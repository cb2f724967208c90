// Endings of operators with two sources: see EndingSamples.swift.

import MiniRxTraced

let twoSourceEndings: [Sample] = [
    endings(ofTwo: "amb") { $0.amb($1) },
    endings(ofTwo: "combine-latest") { Observable.combineLatest($0, $1) },
    endings(ofTwo: "combine-collection") { Observable.combineLatest([$0, $1]) },
    endings(ofTwo: "zip") { Observable.zip($0, $1) },
    endings(ofTwo: "zip-collection") { Observable.zip([$0, $1]) },
    endings(ofTwo: "merge") { Observable.merge($0, $1) },
    endings(ofTwo: "concat") { $0.concat($1) },
    endings(ofTwo: "sample") { $0.sample($1) },
    endings(ofTwo: "sample-default", sampled),
    endings(ofTwo: "take-until") { $0.take(until: $1) },
    endings(ofTwo: "skip-until") { $0.skip(until: $1) },
    endings(ofTwo: "with-latest-from") { $0.withLatestFrom($1) },
    endings(ofTwo: "if-empty") { $0.filter { $0 > 1 }.ifEmpty(switchTo: $1) },
    endings(ofTwo: "catch-to") { first, second in first.catch { _ in second } },
    endings(ofTwo: "catch-sequence") { Observable.catch(sequence: [$0, $1]) },
    endings(ofTwo: "retry-when") { first, second in first.retry(when: { _ in second }) },
].flatMap { $0 }

/// The second source is what each element of the first becomes.
let flatteningEndings: [Sample] = [
    endings(ofTwo: "flat-map") { outer, inner in outer.flatMap { _ in inner } },
    endings(ofTwo: "flat-map-first") { outer, inner in outer.flatMapFirst { _ in inner } },
    endings(ofTwo: "flat-map-latest") { outer, inner in outer.flatMapLatest { _ in inner } },
    endings(ofTwo: "concat-map") { outer, inner in outer.concatMap { _ in inner } },
    endings(ofTwo: "merge-observables") { outer, inner in outer.map { _ in inner }.merge() },
    endings(ofTwo: "merge-limited") { outer, inner in
        outer.map { _ in inner }.merge(maxConcurrent: 1)
    },
    endings(ofTwo: "concat-observables") { outer, inner in outer.map { _ in inner }.concat() },
    endings(ofTwo: "switch-latest") { outer, inner in outer.map { _ in inner }.switchLatest() },
].flatMap { $0 }

/// Versions before RxSwift 6 lack the default, and leave the function out.
private func sampled(_ source: Observable<Int>, _ sampler: Observable<Int>) -> Observable<Int> {
    source.sample(sampler, defaultValue: 0)
}
