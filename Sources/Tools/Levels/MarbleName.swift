// The name at the left of a row of a marble picture.
// Chapter: 0 (levels)

/// The name of a row, its place, and how far it is indented.
struct MarbleName {
    static let indent = 14.0
    private static let longest = 22

    let title: String
    /// The line of the program: `:12`.
    let place: String?
    let left: Double

    init(_ row: Marbles.Row, hasPlace: Bool) {
        title = row.name.cut(to: Self.longest) + (row.number.map { " \($0)" } ?? "")
        place = hasPlace ? row.place.map { ":\($0.line)" } : nil
        left = Double(row.depth) * Self.indent
    }

    /// With the space to the marks.
    var width: Double {
        let count = title.count + (place.map { $0.count + 1 } ?? 0)
        return left + Double(count) * MarbleLayout.character + 14
    }
}
