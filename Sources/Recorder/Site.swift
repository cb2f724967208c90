// The parts of a probe's text, and the rules that apply to it.
// Chapter: 0 (how code is recorded)

import Foundation
import Synchronization

/// The parsed text of a probe: `func|MiniRx/Observables/Sink.swift:24|Sink|forwardOn(_:)`.
final class Site: Sendable {
    private static let known = Locked<[UnsafePointer<UInt8>: Site]>([:])
    private static let count = Atomic(0)

    /// Returns the parts of that probe's text. Each text is parsed once.
    static func of(_ text: StaticString) -> Site {
        known.withLock { known in
            if let site = known[text.utf8Start] { return site }
            let site = Site("\(text)")!
            known[text.utf8Start] = site
            return site
        }
    }

    /// Its number among all sites of this process, from 0.
    let serial = Site.count.add(1, ordering: .relaxed).oldValue
    /// The probe's text.
    let text: String
    /// The type that declares the function. `nil` for closures, whose name contains the type;
    /// `(user)` for closures of user code.
    let type: String?
    /// The function with its labels, or `closure#1 in …`.
    let function: String
    /// For a closure of user code: the function that it is an argument of.
    let callee: String?
    /// Whether it is user code.
    let isOwn: Bool
    /// The source file.
    let file: String
    /// The line on which the function starts.
    let line: UInt
    /// Whether traces show it.
    let isShown: Bool
    /// Whether it is a deinitializer.
    let isDeinit: Bool
    /// Whether it is an initializer.
    let isInit: Bool
    /// Whether it is a closure: not shown where a lock's own function calls it.
    let isClosure: Bool
    /// Whether it holds a lock while it calls its closure argument.
    let locks: Bool
    /// Whether it belongs to a scheduler with a virtual clock.
    let hasClock: Bool
    /// Whether its output stays out of recordings.
    let printsAside: Bool
    /// The operation that a watched thread stops for.
    let operation: AtomicStep.Operation?

    /// Whether it is a function of user code, and no closure.
    var isOwnFunction: Bool { isOwn && !isClosure }

    /// Whether its calls have a line of their own, with a number.
    var hasLine: Bool { !isDeinit && !isOwnFunction }

    /// The place of user code.
    var ownPlace: Place? { isOwn ? Place(file: file, line: line) : nil }

    /// - returns: `nil` for a text that is not that of a probe.
    init?(_ text: String) {
        let parts = text.split(separator: "|", maxSplits: 2).map(String.init)
        guard parts.count == 3, let place = parts[1].lastIndex(of: ":"),
            let number = UInt(parts[1][parts[1].index(after: place)...])
        else { return nil }
        let kind = parts[0]
        self.text = text
        file = Self.shortened(String(parts[1][..<place]))
        line = number
        isInit = kind.hasPrefix("init")
        isDeinit = kind.hasPrefix("deinit")
        isClosure = kind.hasPrefix("closure")
        isOwn = kind.hasSuffix("-user")
        if isClosure {
            let at = isOwn ? parts[2].lastIndex(of: "@") : nil
            callee = at.map { String(parts[2][parts[2].index(after: $0)...]) }
            let name = at.map { String(parts[2][..<$0]) } ?? parts[2]
            type = isOwn ? "(user)" : nil
            function = isOwn ? String(name.prefix { $0 != " " }) : name
            isShown =
                isOwn
                ? !Plumbing.contains(usersClosure: name) : !Plumbing.contains(closure: name)
            printsAside = Plumbing.printsAside(name)
            (locks, hasClock) = (false, false)
            operation = nil
        } else {
            callee = nil
            let name = parts[2]
            // The name of an operator function may contain bars.
            guard let bar = name.firstIndex(of: "|") else { return nil }
            let owner = String(name[..<bar])
            type = owner
            function = String(name[name.index(after: bar)...])
            isShown =
                !isOwn && !Plumbing.contains(kind: kind, owner, function)
            hasClock = Plumbing.clocks.contains(owner)
            locks = Plumbing.isLocking(function)
            printsAside = false
            operation = AtomicStep.Operation(owner, function)
        }
    }

    /// Returns the path relative to the package's folder.
    static func shortened(_ path: String) -> String {
        let folders = ["/Sources/", "/Tests/"]
        let start = folders.compactMap { path.range(of: $0, options: .backwards) }.first
        guard let start else { return (path as NSString).lastPathComponent }
        return String(path[path.index(after: start.lowerBound)...])
    }
}
