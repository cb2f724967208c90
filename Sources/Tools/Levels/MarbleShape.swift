// The shapes of marks. Each lane has a shape of its own, which grows with the text in it.
// Chapter: 0 (levels)

import Diagrams

/// Draws the outline of an element's mark.
enum MarbleShape {
    /// The number of shapes and colours.
    static let count = 6

    /// What a shape needs left and right of its text.
    static func room(_ lane: Int) -> Double {
        [6, 6, 12, 12, 9, 12][lane % count]
    }

    /// An outline around a middle, of half the given width and height.
    static func outline(_ lane: Int, x: Double, y: Double, half: Double, up: Double) -> String {
        let (left, right) = (x - half, x + half)
        func path(_ points: [(Double, Double)]) -> String {
            let path = points.map { "\(($0.0).short) \(($0.1).short)" }.joined(separator: "L")
            return "<path d=\"M\(path)z\"/>"
        }
        func rectangle(_ radius: Double) -> String {
            "<rect x=\"\(left.short)\" y=\"\((y - up).short)\" width=\"\((2 * half).short)\" "
                + "height=\"\((2 * up).short)\" rx=\"\(radius.short)\"/>"
        }
        let cut = min(up, 8)
        switch lane % count {
        case 0:
            return rectangle(up)
        case 1:
            return rectangle(0)
        case 2:
            return path([
                (left, y), (left + up, y - up), (right - up, y - up),
                (right, y), (right - up, y + up), (left + up, y + up),
            ])
        case 3:
            return path([
                (left + cut, y - up), (right, y - up), (right - cut, y + up), (left, y + up),
            ])
        case 4:
            return path([
                (left + cut, y - up), (right - cut, y - up), (right, y - up + cut),
                (right, y + up), (left, y + up), (left, y - up + cut),
            ])
        default:
            return path([
                (left + cut, y - up), (right - cut, y - up), (right, y + up), (left, y + up),
            ])
        }
    }
}
