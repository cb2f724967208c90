// What a probe says of where it stands, and what becomes of it.
// Chapter: 0 (how code is recorded)

import Foundation

/// The text of a probe, `func|MiniRx/Observables/Sink.swift:24|Sink|forwardOn(_:)`, taken to pieces.
struct Site: Sendable {
    private static let known = Locked<[UnsafePointer<UInt8>: Site]>([:])

    /// What that probe says: taken to pieces once.
    static func of(_ text: StaticString) -> Site {
        known.withLock { known in
            if let site = known[text.utf8Start] { return site }
            let site = Site("\(text)")
            known[text.utf8Start] = site
            return site
        }
    }

    /// The type in whose source the function stands. `nil` for closures, which name it themselves;
    /// `(user)` for closures of a reader's own code.
    let type: String?
    /// The function with its labels, or `closure#1 in …`.
    let function: String
    /// The source file.
    let file: String
    /// The line that the function begins in.
    let line: UInt
    /// Whether it shows up in traces.
    let isShown: Bool
    /// Whether it is a deinitializer.
    let isDeinit: Bool
    /// Whether it is a closure, which is left out where a lock's own function calls it.
    let isClosure: Bool
    /// Whether it takes a lock for the closure that it is given.
    let locks: Bool
    /// Whether what it prints stays outside of recordings.
    let printsAside: Bool
    /// What it is for a thread that is watched.
    let operation: AtomicStep.Operation?

    private init(_ text: String) {
        let parts = text.split(separator: "|", maxSplits: 2).map(String.init)
        let (kind, name) = (parts[0], parts[2])
        let place = parts[1].lastIndex(of: ":")!
        file = Self.shortened(String(parts[1][..<place]))
        line = UInt(parts[1][parts[1].index(after: place)...])!
        isDeinit = kind.hasPrefix("deinit")
        isClosure = kind.hasPrefix("closure")
        if isClosure {
            type = kind == "closure-user" ? "(user)" : nil
            function = kind == "closure-user" ? String(name.prefix { $0 != " " }) : name
            isShown =
                kind == "closure-user"
                ? !Plumbing.contains(usersClosure: name) : !Plumbing.contains(closure: name)
            printsAside = Plumbing.printsAside(name)
            locks = false
            operation = nil
        } else {
            // An operator's own name may have bars.
            let bar = name.firstIndex(of: "|")!
            let owner = String(name[..<bar])
            type = owner
            function = String(name[name.index(after: bar)...])
            isShown =
                !kind.hasSuffix("-user") && !Plumbing.contains(kind: kind, owner, function)
            locks = Plumbing.isLocking(function)
            printsAside = false
            operation = AtomicStep.Operation(owner, function)
        }
    }

    /// The path from the package's folder on.
    private static func shortened(_ path: String) -> String {
        let folders = ["/Sources/", "/Tests/"]
        let start = folders.compactMap { path.range(of: $0, options: .backwards) }.first
        guard let start else { return (path as NSString).lastPathComponent }
        return String(path[path.index(after: start.lowerBound)...])
    }
}
