// Something big that closures hold on to, in the samples of what is kept too long.
// Chapter: 11 (what is kept)

/// Says when it is freed.
final class Report {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    deinit {
        print("\(name) is freed")
    }
}
