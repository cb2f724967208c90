// A search in something that is in order.
// Chapter: 0 (levels)

extension RandomAccessCollection {
    /// The index of the first element for which a condition holds that holds for all after it.
    func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, self.count)
        while count > 0 {
            let middle = index(low, offsetBy: count / 2)
            if holds(self[middle]) {
                count /= 2
            } else {
                low = index(after: middle)
                count -= count / 2 + 1
            }
        }
        return low
    }
}
