// The samples of chapter 6.
// Chapter: 6

extension Chapter {
    static let chapter6 = [
        Walkthrough.factories
    ]
}
