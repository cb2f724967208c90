// The samples of chapter 10.
// Chapter: 10

extension Chapter {
    static let chapter10 = [Walkthrough]()
}
