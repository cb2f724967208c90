// A queue whose smallest element comes first: the next due action of a virtual clock.
// Mirrors: Platform/DataStructures/PriorityQueue.swift
// Chapter: 2 (the virtual clock)

/// A binary heap: no element has a lower priority than its two children.
struct PriorityQueue<Element> {
    private let hasHigherPriority: (Element, Element) -> Bool
    private let isEqual: (Element, Element) -> Bool
    private var elements: [Element] = []

    init(
        hasHigherPriority: @escaping (Element, Element) -> Bool,
        isEqual: @escaping (Element, Element) -> Bool
    ) {
        self.hasHigherPriority = hasHigherPriority
        self.isEqual = isEqual
    }

    func peek() -> Element? { elements.first }

    mutating func enqueue(_ element: Element) {
        elements.append(element)
        moveUp(elements.count - 1)
    }

    /// Removes `element` from any position.
    mutating func remove(_ element: Element) {
        guard let index = elements.firstIndex(where: { isEqual($0, element) }) else { return }
        elements.swapAt(index, elements.count - 1)
        elements.removeLast()
        if index < elements.count {
            moveUp(index)
            moveDown(index)
        }
    }

    private mutating func moveUp(_ index: Int) {
        var child = index
        while child > 0 {
            let parent = (child - 1) / 2
            guard hasHigherPriority(elements[child], elements[parent]) else { return }
            elements.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func moveDown(_ index: Int) {
        var parent = index
        while true {
            let (left, right) = (2 * parent + 1, 2 * parent + 2)
            var first = parent
            if left < elements.count, hasHigherPriority(elements[left], elements[first]) {
                first = left
            }
            if right < elements.count, hasHigherPriority(elements[right], elements[first]) {
                first = right
            }
            if first == parent { return }
            elements.swapAt(parent, first)
            parent = first
        }
    }
}
