// Where the values that a closure captures are in its context.
// Chapter: 5 (who keeps a subscription alive)
//
// The compiler describes the context of each closure for debuggers and tools that look for leaks. A
// context begins as an object does: with a pointer to such a description.

/// The captured values of a context, or the value of a variable that closures share.
struct CaptureLayout {
    /// A captured value.
    enum Kind {
        case value(Any.Type)
        /// An object whose class depends on generic parameters.
        case object
        /// A function that is called in another way than those in properties.
        case function
        /// A variable that the closure and its surroundings share.
        case variable
    }

    /// The values that can be read, with their places.
    private(set) var captures: [(offset: Int, kind: Kind)] = []
    /// Whether these are all. The size of a value whose type is a generic parameter is not known,
    /// and thus not the places of the values after it.
    private(set) var isWhole = true

    private static let known = Locked<[UnsafeRawPointer: CaptureLayout]>([:])

    /// Returns the layout of the contexts with a description; `nil` if an object begins so. Each
    /// description is read once.
    static func of(_ description: UnsafeRawPointer) -> CaptureLayout? {
        switch description.load(as: Int.self) {
        case 0x400, 0x500:
            if let layout = known.withLock({ $0[description] }) { return layout }
            let layout = CaptureLayout(description)
            known.withLock { $0[description] = layout }
            return layout
        case 0, 0x800...: return nil
        default: return CaptureLayout()
        }
    }

    private init() {}

    private init(_ description: UnsafeRawPointer) {
        var offset = Int(description.load(fromByteOffset: 8, as: UInt32.self))
        guard let content = description.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
            return
        }
        if description.load(as: Int.self) == 0x500 {
            let type = unsafeBitCast(content, to: Any.Type.self)
            captures = TypeFlags.canBeCopied(type) ? [(offset, .value(type))] : []
            return
        }
        // The generic arguments are before the captures.
        let arguments = content.load(fromByteOffset: 8, as: UInt32.self)
        offset += Int(arguments) * MemoryLayout<Int>.size
        for index in 0..<Int(content.load(as: UInt32.self)) {
            let name = MangledName((content + 12 + 4 * index).followed)
            guard let (kind, size, alignment) = name.capture else {
                isWhole = false
                return
            }
            offset = (offset + alignment - 1) / alignment * alignment
            if let kind { captures.append((offset, kind)) }
            offset += size
        }
    }
}

/// The compiler's name of a captured value's type.
private struct MangledName {
    private let start: UnsafePointer<UInt8>
    private var length = 0

    init(_ place: UnsafeRawPointer) {
        start = place.assumingMemoryBound(to: UInt8.self)
        // Small numbers precede addresses, which may contain zeros.
        while start[length] != 0 {
            length += start[length] < 0x18 ? 5 : start[length] < 0x20 ? 9 : 1
        }
    }

    /// What is captured, with its size and alignment; `nil` if that is not known. Weak and unowned
    /// references have no kind: they keep nothing alive.
    var capture: (kind: CaptureLayout.Kind?, size: Int, alignment: Int)? {
        let word = MemoryLayout<Int>.size
        if ["Xw", "Xo", "Xu"].contains(where: ends) { return (nil, word, word) }
        if ["Xb", "Xx", "XX"].contains(where: ends) { return (.variable, word, word) }
        if !isSpecial, let type {
            func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
                (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
            }
            let (size, alignment) = _openExistential(type, do: layout)
            return (TypeFlags.canBeCopied(type) ? .value(type) : nil, size, alignment)
        }
        if isSwiftFunction { return (.function, 2 * word, word) }
        return isGenericClass ? (.object, word, word) : nil
    }

    private var type: Any.Type? {
        _getTypeByMangledNameInContext(
            start,
            UInt(length),
            genericContext: nil,
            genericArguments: nil
        )
    }

    /// Whether it has a letter for a generic parameter, or for a function that is called in another
    /// way than those in properties: the runtime does not know such types. Addresses and names do
    /// not count.
    private var isSpecial: Bool {
        var index = 0
        while index < length {
            switch start[index] {
            case ..<0x18: index += 5
            case ..<0x20: index += 9
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                var count = 0
                while index < length, 0x30...0x39 ~= start[index] {
                    count = count * 10 + Int(start[index] - 0x30)
                    index += 1
                }
                index += count
            case _ where "xqQI".utf8.contains(start[index]): return true
            default: index += 1
            }
        }
        return false
    }

    private func ends(_ suffix: String) -> Bool {
        suffix.utf8.count <= length
            && zip(suffix.utf8.reversed(), 1...).allSatisfy { start[length - $1] == $0 }
    }

    /// `…Iegy_`, or an optional such function, where no letter stands for a function of C or a block.
    private var isSwiftFunction: Bool {
        let isOptional = ends("_Sg")
        guard isOptional || ends("_") else { return false }
        let letters = (0..<length - (isOptional ? 2 : 0)).reversed().map { start[$0] }
            .prefix { $0 != UInt8(ascii: "I") }
        return letters.count < length && letters.allSatisfy { $0 == 0x5F || $0 >= 0x61 }
    }

    /// An address of a class's description, and generic arguments.
    private var isGenericClass: Bool {
        guard ends("G"), [1, 2].contains(start[0]) else { return false }
        var description = (UnsafeRawPointer(start) + 1).followed
        if start[0] == 2 { description = description.load(as: UnsafeRawPointer.self) }
        // The first symbol is the generic class, and not the type around it.
        return start[5] == UInt8(ascii: "y")
            && description.load(as: UInt32.self) & 0x1F == 16
    }
}

extension UnsafeRawPointer {
    /// Where the offset leads that is stored here.
    fileprivate var followed: UnsafeRawPointer { self + Int(loadUnaligned(as: Int32.self)) }
}
