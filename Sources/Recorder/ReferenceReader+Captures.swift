// Reads what closures capture.
// Chapter: 5 (who keeps a subscription alive)

extension ReferenceReader {
    /// Takes note of a closure, and reads what it captures.
    /// - returns: Whether none of that can change.
    mutating func visitClosure(_ closure: Any) -> Bool {
        // A function is its address and its context.
        let context = withUnsafeBytes(of: closure) {
            $0.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
        }
        let outer = isCaptured
        (isCaptured, isWhole) = (true, true)
        defer { isCaptured = outer }
        let isConstant = visit(context: context)
        targets.append(.closure(isWhole: isWhole))
        return isConstant
    }

    private mutating func visit(context: UnsafeRawPointer?) -> Bool {
        guard let context, passed.insert(context).inserted else {
            return true
        }
        guard let layout = CaptureLayout.of(context.load(as: UnsafeRawPointer.self)) else {
            // A closure that captures nothing but one object has it as its context.
            passed.remove(context)
            visit(object(at: context), false)
            return true
        }
        if !layout.isWhole { isWhole = false }
        var isConstant = true
        layout.each(in: context) { kind, place in
            switch kind {
            case .value(let type):
                if TypeFlags.canBeCopied(type) { visit(value(of: type, at: place), false) }
            case .object: visit(object(at: place.load(as: UnsafeRawPointer.self)), false)
            case .function:
                let (code, context) = place.load(
                    as: (UnsafeRawPointer?, UnsafeRawPointer?).self
                )
                if code != nil { isConstant = visit(context: context) && isConstant }
            case .variable:
                _ = visit(context: place.load(as: UnsafeRawPointer.self))
                isConstant = false
            case .generic, .notHeld: break
            }
        }
        return isConstant
    }

    private func object(at place: UnsafeRawPointer) -> AnyObject {
        Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue()
    }

    private func value(of type: Any.Type, at place: UnsafeRawPointer) -> Any {
        func value<Value>(_: Value.Type) -> Any { place.load(as: Value.self) }
        return _openExistential(type, do: value)
    }
}
