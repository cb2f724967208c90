// The samples of chapter 9.
// Chapter: 9

extension Chapter {
    static let chapter9 = [Walkthrough]()
}
