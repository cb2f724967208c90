// The samples of chapter 9.
// Chapter: 9

extension Chapter {
    static let chapter9 = [
        Walkthrough(
            name: "relay-bind",
            title: "One relay bound to another: who calls whom",
            run: relayBind
        )
    ]
}
