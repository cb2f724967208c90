// The source location in a probe.

import SwiftText

extension Instrumenter {
    /// The call at the beginning of a probe.
    func enter(_ callable: Callable) -> String {
        let site = "\"\(kind(callable))|\(path):\(callable.line)|\(name(callable))\""
        switch (callable.receiver, callable.event) {
        case (.none, nil): return "_enter(\(site))"
        case (.object, nil): return "_enter(\(site), self)"
        case (.none, let event?): return "_enter(\(site), event: \(event))"
        case (.object, let event?): return "_enter(\(site), self, event: \(event))"
        }
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
        if callable.kind == .closure { return callable.path }
        return "\(callable.type.isEmpty ? "(global)" : callable.type)|\(callable.name)"
    }
}
