// A large object that closures retain, in the samples about objects that are kept too long.
// Chapter: 16 (objects that are kept too long)

/// Prints a line when it is released.
final class Report {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    deinit {
        print("\(name) is freed")
    }
}
