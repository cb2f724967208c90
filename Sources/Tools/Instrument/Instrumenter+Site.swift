// The source location in a probe.

import SwiftText

extension Instrumenter {
    /// The call at the beginning of a probe.
    func enter(_ callable: Callable) -> String {
        let site = stringLiteral("\(kind(callable))|\(path):\(callable.line)|\(name(callable))")
        let receiver = callable.receiver == .object ? ", self" : ""
        let event = callable.event.map { ", event: \($0)" } ?? ""
        let observer = callable.observer.map { ", observer: \($0)" } ?? ""
        return "_enter(\(site)\(receiver)\(event)\(observer)\(argument(callable)))"
    }

    /// What a closure of user code receives.
    private func argument(_ callable: Callable) -> String {
        guard options.isUsers, options.hasArguments, callable.kind == .closure,
            callable.event == nil
        else { return "" }
        let names =
            callable.parameters.isEmpty
            ? numberedParameters(of: callable) : callable.parameters.filter { $0 != "_" }
        switch names.count {
        case 0: return ""
        case 1: return ", argument: \(names[0])"
        default: return ", argument: (\(names.joined(separator: ", ")))"
        }
    }

    /// `$0` up to the last one that the closure uses itself.
    private func numberedParameters(of closure: Callable) -> [String] {
        let numbers = file.tokens(in: closure.body).filter { token in
            token.kind == .word && token.text.hasPrefix("$")
                && !closure.closures.contains { $0.body.contains(token.start) }
        }
        .compactMap { Int($0.text.dropFirst()) }
        return numbers.max().map { last in (0...last).map { "$\($0)" } } ?? []
    }

    private func kind(_ callable: Callable) -> String {
        let kind =
            switch callable.kind {
            case .function: "func"
            case .localFunction: "local"
            case .initializer: "init"
            case .deinitializer: "deinit"
            case .accessor(let word): word
            case .closure, .owner: "closure"
            }
        return kind + (options.isUsers ? "-user" : "")
    }

    private func name(_ callable: Callable) -> String {
        if callable.kind == .closure {
            let callee = options.isUsers ? callable.callee : nil
            return callable.path + (callee.map { "@\($0)" } ?? "")
        }
        return "\(callable.type.isEmpty ? "(global)" : callable.type)|\(callable.name)"
    }
}
