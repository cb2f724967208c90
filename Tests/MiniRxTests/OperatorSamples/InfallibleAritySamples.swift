// `combineLatest` and `zip` of two to eight Infallibles: see OperatorSamples.swift.

import MiniRxTraced

let infallibleAritySamples = samples([
    "infallible-combine-latest-2": {
        let one = Infallible.just(1)
        elements(of: Infallible.combineLatest(one, one) { a, _ in a })
    },
    "infallible-combine-latest-3": {
        let one = Infallible.just(1)
        elements(of: Infallible.combineLatest(one, one, one) { a, _, _ in a })
    },
    "infallible-combine-latest-4": {
        let one = Infallible.just(1)
        elements(of: Infallible.combineLatest(one, one, one, one) { a, _, _, _ in a })
    },
    "infallible-combine-latest-5": {
        let one = Infallible.just(1)
        elements(of: Infallible.combineLatest(one, one, one, one, one) { a, _, _, _, _ in a })
    },
    "infallible-combine-latest-6": {
        let one = Infallible.just(1)
        elements(
            of: Infallible.combineLatest(one, one, one, one, one, one) { a, _, _, _, _, _ in a }
        )
    },
    "infallible-combine-latest-7": {
        let one = Infallible.just(1)
        elements(
            of: Infallible.combineLatest(one, one, one, one, one, one, one) { a, _, _, _, _, _, _ in
                a
            }
        )
    },
    "infallible-combine-latest-8": {
        let one = Infallible.just(1)
        elements(
            of: Infallible.combineLatest(one, one, one, one, one, one, one, one) {
                a,
                _,
                _,
                _,
                _,
                _,
                _,
                _ in a
            }
        )
    },
    "infallible-zip-2": {
        let one = Infallible.just(1)
        elements(of: Infallible.zip(one, one) { a, _ in a })
    },
    "infallible-zip-3": {
        let one = Infallible.just(1)
        elements(of: Infallible.zip(one, one, one) { a, _, _ in a })
    },
    "infallible-zip-4": {
        let one = Infallible.just(1)
        elements(of: Infallible.zip(one, one, one, one) { a, _, _, _ in a })
    },
    "infallible-zip-5": {
        let one = Infallible.just(1)
        elements(of: Infallible.zip(one, one, one, one, one) { a, _, _, _, _ in a })
    },
    "infallible-zip-6": {
        let one = Infallible.just(1)
        elements(of: Infallible.zip(one, one, one, one, one, one) { a, _, _, _, _, _ in a })
    },
    "infallible-zip-7": {
        let one = Infallible.just(1)
        elements(of: Infallible.zip(one, one, one, one, one, one, one) { a, _, _, _, _, _, _ in a })
    },
    "infallible-zip-8": {
        let one = Infallible.just(1)
        elements(
            of: Infallible.zip(one, one, one, one, one, one, one, one) { a, _, _, _, _, _, _, _ in a
            }
        )
    },
])
