// A sequence that repeats one value: what `retry()` iterates over.
// Mirrors: Platform/DataStructures/InfiniteSequence.swift
// Chapter: 14 (retry)

/// A Swift sequence that repeats the same value endlessly.
struct InfiniteSequence<Element>: Sequence {
    private let repeatedValue: Element

    init(repeatedValue: Element) {
        self.repeatedValue = repeatedValue
    }

    func makeIterator() -> AnyIterator<Element> {
        AnyIterator { repeatedValue }
    }
}
