// The samples of chapter 7.
// Chapter: 7

extension Chapter {
    static let chapter7 = [Walkthrough]()
}
