// The samples of chapter 8.
// Chapter: 8

extension Chapter {
    static let chapter8 = [Walkthrough]()
}
