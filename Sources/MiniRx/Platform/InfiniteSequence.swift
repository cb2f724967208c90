// One value again and again: what `retry()` iterates over.
// Mirrors: Platform/DataStructures/InfiniteSequence.swift
// Chapter: 10 (retry)

/// A Swift sequence that never runs out of the same value.
struct InfiniteSequence<Element>: Sequence {
    private let repeatedValue: Element

    init(repeatedValue: Element) {
        self.repeatedValue = repeatedValue
    }

    func makeIterator() -> AnyIterator<Element> {
        AnyIterator { repeatedValue }
    }
}
