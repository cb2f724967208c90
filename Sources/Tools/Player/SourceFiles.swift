// The source files that a recording's calls are in.
// Chapter: 0 (the player)

import Recorder
import SwiftText

/// Collects the source files that calls are in, with their functions.
struct SourceFiles {
    /// The paths, in the order in which the calls come to them.
    private(set) var paths: [String] = []
    private(set) var texts: [String] = []
    private var functions: [[Int: [Callable]]] = []
    private var calls: [CallPlaces] = []
    private let read: (String) -> String?

    /// - parameter read: The text of a file; `nil` if it cannot be read.
    init(read: @escaping (String) -> String?) {
        self.read = read
    }

    /// The index of a file; `nil` if it cannot be read.
    mutating func index(of path: String) -> Int? {
        if let known = paths.firstIndex(of: path) { return known }
        guard let text = read(path) else { return nil }
        let file = SwiftFile(text)
        paths.append(path)
        texts.append(text)
        calls.append(CallPlaces(file))
        let code = file.allCallables.filter { $0.kind != .owner }
        functions.append(Dictionary(grouping: code, by: \.line))
        return paths.count - 1
    }

    /// The code that was called, and its file.
    mutating func code(of call: Call) -> Code? {
        guard let file = index(of: call.file) else { return nil }
        let alike = functions[file][Int(call.line)] ?? []
        // Closures of one line are told apart by their numbers.
        let name = call.function.prefix { $0 != " " }
        let callable =
            alike.first {
                $0.kind == .closure
                    ? "closure#\($0.number)" == name
                    : $0.name == call.function
            } ?? alike.first
        if let callable { calls[file].note(callable) }
        return Code(file: file, callable: callable, source: calls[file].file)
    }

    /// The places at which code, `nil` for the reader's code outside all functions, calls a name.
    mutating func places(of name: CalledName, in caller: Code?) -> [CallPlaces.Place] {
        let file = caller?.file ?? 0
        guard calls.indices.contains(file), caller == nil || caller?.callable != nil else {
            return []
        }
        return calls[file].places(of: name, in: caller?.callable, isOwn: file == 0)
    }
}

/// Code in a source file.
struct Code {
    let file: Int
    let callable: Callable?
    fileprivate let source: SwiftFile

    /// Its last line.
    var last: Int? { callable.map { source.line(of: $0.body.upperBound) } }

    /// The first and the last column of a closure that is a part of one line: several such closures
    /// may stand in it.
    var span: [Int]? {
        guard let callable, callable.kind == .closure, last == callable.line else { return nil }
        let body = callable.body
        let start = source.bytes[..<body.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map {
            $0 + 1
        }
        return [body.lowerBound - 1, body.upperBound + 1].map { end in
            source.text((start ?? 0)..<min(end, source.bytes.count)).utf16.count
        }
    }
}
