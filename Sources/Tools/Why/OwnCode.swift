// The program's closures, functions and calls, by the lines of its source.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

/// The call that a closure is an argument of.
struct CallOfClosure {
    /// The function's name.
    let name: String
    /// Where the name begins, in bytes.
    let offset: Int
    /// The argument's label; `nil` for a trailing closure without one.
    let label: String?
}

extension SwiftFile {
    /// The call that a closure is an argument of; `nil` if it is none.
    func call(of closure: Callable) -> CallOfClosure? {
        guard
            let brace = tokens.lastIndex(where: {
                $0.text == "{" && $0.end <= closure.body.lowerBound
            })
        else { return nil }
        var next = brace - 1
        var label: String?
        if next > 0, tokens[next].text == ":" {
            label = tokens[next - 1].text
            next -= 2
        }
        // Back over complete arguments, to the bracket that is open or to the name.
        var depth = 0
        while next >= 0 {
            let token = tokens[next]
            switch token.text {
            case ")", "]", "}": depth += 1
            case "(" where depth == 0, "(" where depth == 1:
                let isArgument = depth == 0
                depth = max(0, depth - 1)
                if next > 0, tokens[next - 1].kind == .word {
                    return CallOfClosure(
                        name: tokens[next - 1].text,
                        offset: tokens[next - 1].start,
                        label: label
                    )
                }
                if isArgument { return nil }
            case "(", "[", "{": depth -= 1
            default:
                if depth == 0, token.kind == .word, next == brace - 1 {
                    return CallOfClosure(name: token.text, offset: token.start, label: label)
                }
            }
            if depth < 0 { return nil }
            next -= 1
        }
        return nil
    }

    /// The innermost code that contains a line.
    func code(around line: Int) -> Callable? {
        allCallables.filter { code in
            code.kind != .owner && code.line <= line && line <= self.line(of: code.body.upperBound)
        }
        .max { $0.body.lowerBound < $1.body.lowerBound }
    }
}

extension Call {
    /// The function without its labels.
    var plainName: String { String(function.prefix { $0 != "(" }) }
}

extension Why {
    /// The program's own file of that name, as the recording spells it; without a name the first.
    func path(_ name: String?) -> String? {
        guard let name else { return files.first }
        return files.first { $0 == name || name.hasSuffix("/\($0)") || $0.hasSuffix("/\(name)") }
    }

    /// The entries at which code of the program ran.
    func runs(of code: Callable, in file: String) -> [Int] {
        run.entries.indices.filter { index in
            guard let call = run.entries[index].call, call.isOwn, call.file == file,
                call.line == UInt(code.line)
            else { return false }
            return code.kind != .closure || call.function.hasPrefix("closure#\(code.number)")
        }
    }

    /// The entries of the calls that the program makes at a place.
    func calls(at offset: Int, in file: String) -> [Int] {
        run.entries.indices.filter { index in
            run.entries[index].offset == offset && run.entries[index].site?.file == file
        }
    }

    /// The entries of the calls that the program makes on a line.
    func calls(on line: Int, in file: String) -> [Int] {
        run.entries.indices.filter { index in
            run.entries[index].site == Place(file: file, line: UInt(line))
        }
    }

    /// A closure or function of the program, in words: "the closure of `map` :31".
    func describe(_ code: Callable, in file: String) -> String {
        let place = text(Place(file: file, line: UInt(code.line)))
        guard code.kind == .closure else { return "`\(code.path)` \(place)" }
        let call = run.source(file)?.call(of: code)
        let label = call?.label.map { $0 == "onNext" ? "" : " `\($0)`" } ?? ""
        let callee = (call?.name ?? code.callee).map { " of `\($0)`" }
        return "the closure\(label)\(callee ?? "") \(place)"
    }

    /// The sequences that a call of the program has made.
    func sequences(madeBy index: Int) -> [Int] {
        guard let call = run.entries[index].call,
            !Operators.subscribing.union(Operators.acting).contains(call.plainName)
        else { return [] }
        return subscriptions.madeBy(index).filter { number in
            let type = run.types[number] ?? ""
            return !Operators.others.contains { type.hasSuffix($0) }
        }
    }

    /// The subscriptions that a call of the program has begun, at the end of their chains.
    func subscriptions(begunBy index: Int) -> [Subscription] {
        guard Operators.subscribing.contains(run.entries[index].call?.plainName ?? "") else {
            return []
        }
        let range = index..<run.entries[index].end
        let all = subscriptions.all.filter { range.contains($0.entry) }
        guard let first = all.first else { return [] }
        return [first]
    }
}
