// What the compiler says of types at run time, where the language has no question for it.
// Chapter: 5 (who keeps a subscription alive)

/// Read from the data that every type has at run time.
enum TypeFlags {
    /// Whether a type is that of a function of Swift: one of C, or a block, has no context.
    static func isSwiftFunction(_ type: Any.Type) -> Bool {
        let data = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return data.load(as: Int.self) == 0x302
            && data.load(fromByteOffset: 8, as: Int.self) & 0xFF_0000 == 0
    }

    /// Whether a type is a tuple.
    static func isTuple(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == 0x301
    }

    /// Whether a type is an enum whose cases have no values.
    static func isEnumWithoutValues(_ type: Any.Type) -> Bool {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == 0x201
            && _openExistential(type, do: size) == 1
    }

    /// Whether values of a type can be copied.
    static func canBeCopied(_ type: Any.Type) -> Bool {
        let data = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let operations = data.load(
            fromByteOffset: -MemoryLayout<Int>.size,
            as: UnsafeRawPointer.self
        )
        let flags = operations.load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
        return flags & 0x80_0000 == 0
    }
}
