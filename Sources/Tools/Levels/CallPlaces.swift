// The lines of the program's own files that make the recorded calls.
// Chapter: 0 (levels)

import Recorder
import SwiftText

/// The source files that a run is about, parsed once.
final class Sources {
    private let read: (String) -> String?
    private var files: [String: SwiftFile?] = [:]

    init(read: @escaping (String) -> String?) {
        self.read = read
    }

    /// The file; `nil` if it cannot be read.
    func file(_ path: String) -> SwiftFile? {
        if let known = files[path] { return known }
        let file = read(path).map(SwiftFile.init)
        files[path] = .some(file)
        return file
    }
}

/// A place where something is called.
struct CallPlace {
    let name: String
    /// The label of the first argument; empty if there is no argument.
    let label: String?
    /// In bytes from the file's beginning.
    let offset: Int
}

/// Finds, for one call after another, the place where it stands.
///
/// A recording knows the code that calls, but not the place in it: of the places with that name
/// and label, calls take one after another. If all are taken, the code is a loop. If the code is
/// called again, it begins with the first one.
struct CallPlaces {
    private struct Code: Hashable {
        let file: String
        let line: UInt?
    }

    private let sources: Sources
    private var places: [Code: [CallPlace]] = [:]
    private var taken: [Code: Set<Int>] = [:]
    /// The call of each code that took places last.
    private var takers: [Code: Int] = [:]
    private var called: [Place: [Int: CalledPlace]] = [:]

    init(_ sources: Sources) {
        self.sources = sources
    }

    /// The place of the next call of a function.
    /// - parameter from: The code that calls; `nil` for the top level.
    /// - parameter caller: The entry of the call of that code.
    /// - parameter own: The program's own file.
    mutating func next(
        _ call: Call,
        in from: Place?,
        calledBy caller: Int? = nil,
        at own: String?
    ) -> CalledPlace? {
        guard let path = from?.file ?? own, let file = sources.file(path) else { return nil }
        let code = Code(file: path, line: from?.line)
        let name = call.baseName == "init" ? call.typeName : call.baseName
        let named = all(in: code, of: file).filter { $0.name == name }
        let fitting = named.filter { call.takes($0.label) }
        let candidates = (fitting.isEmpty ? named : fitting).map(\.offset)
        guard let first = candidates.first else { return nil }
        if let caller, from != nil, takers[code] != caller {
            (takers[code], taken[code]) = (caller, [])
        }
        if taken[code, default: []].isSuperset(of: candidates) {
            taken[code]!.subtract(candidates)
        }
        let offset = candidates.first { !taken[code, default: []].contains($0) } ?? first
        taken[code, default: []].insert(offset)
        let place = Place(file: path, line: UInt(file.line(of: offset)))
        let known = called[place]?[offset] ?? CalledPlace(place, offset)
        called[place, default: [:]][offset] = known
        return known
    }

    private mutating func all(in code: Code, of file: SwiftFile) -> [CallPlace] {
        if let known = places[code] { return known }
        let bodies = file.allCallables.filter { $0.kind != .owner }
        let isCode = { (body: Callable) in code.line.map { body.line == Int($0) } ?? false }
        let ranges = code.line == nil ? [0..<file.bytes.count] : bodies.filter(isCode).map(\.body)
        let others = bodies.filter { !isCode($0) }.map(\.body)
        let found = file.callPlaces { place in
            ranges.contains { range in
                range.contains(place)
                    && !others.contains {
                        $0.contains(place) && $0.lowerBound > range.lowerBound
                    }
            }
        }
        places[code] = found
        return found
    }
}

extension Call {
    /// Whether an argument list can begin with a label.
    fileprivate func takes(_ label: String?) -> Bool {
        let labels = function.split(separator: "(").last?.dropLast().split(separator: ":") ?? []
        guard let label else { return labels.isEmpty || labels.contains("_") }
        // All arguments with labels may have defaults.
        if label.isEmpty { return !labels.contains("_") }
        return labels.contains(Substring(label))
    }

    /// The type that an initializer makes an object of, without outer types.
    fileprivate var typeName: String {
        String((object ?? type ?? "").split(separator: ".").last ?? "")
    }
}

extension SwiftFile {
    /// The places where something is called.
    fileprivate func callPlaces(if isIn: (Int) -> Bool) -> [CallPlace] {
        var found: [CallPlace] = []
        for index in tokens.indices where tokens[index].kind == .word && isIn(tokens[index].start) {
            guard index == 0 || !["func", "class", "struct"].contains(tokens[index - 1].text) else {
                continue
            }
            let name = tokens[index].text
            if let bracket = bracket(after: index, isType: name.first?.isUppercase == true) {
                let next = tokens.dropFirst(bracket + 1).prefix(2).map(\.text)
                let label = next.last == ":" ? next[0] : next.first == ")" ? "" : nil
                found.append(CallPlace(name: name, label: label, offset: tokens[index].start))
            }
        }
        return found
    }

    /// The bracket of a call that follows, perhaps after generic arguments.
    private func bracket(after index: Int, isType: Bool) -> Int? {
        var next = index + 1
        guard next < tokens.count else { return nil }
        if isType, tokens[next].text.hasPrefix("<") {
            var depth = 0
            while next < tokens.count {
                depth += tokens[next].text.filter { $0 == "<" }.count
                depth -= tokens[next].text.filter { $0 == ">" }.count
                next += 1
                if depth <= 0 { break }
            }
        }
        guard next < tokens.count, !tokens[next].isFirstOfLine,
            ["(", "{"].contains(tokens[next].text)
        else { return nil }
        return next
    }
}

extension SwiftFile {
    /// The name of the constant, variable or property that a value is assigned to.
    /// - parameter offset: Where the value begins.
    func variable(of offset: Int) -> String? {
        guard var value = tokens.firstIndex(where: { $0.start == offset }) else { return nil }
        // `Type<Element>.create(…)` begins with the type.
        while value > 1, !tokens[value].isFirstOfLine, tokens[value - 1].text != "=",
            tokens[value - 1].text == "." || tokens[value].text == "."
                || tokens[value - 1].text.hasSuffix(">") || tokens[value].text.hasPrefix("<")
                || tokens[value].text.hasPrefix(">") || tokens[value - 1].text.hasPrefix("<")
        {
            value -= 1
        }
        guard value > 1, tokens[value - 1].text == "=" else { return nil }
        // Before a type, if there is one: `name: Type = value`.
        var name = value - 2
        while name > 0, tokens[name + 1].text != ":", !isDeclared(name) { name -= 1 }
        return isDeclared(name) || tokens[name + 1].text == "=" ? tokens[name].text : nil
    }

    private func isDeclared(_ index: Int) -> Bool {
        index > 0 && ["let", "var", ","].contains(tokens[index - 1].text)
    }
}
