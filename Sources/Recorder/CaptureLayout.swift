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
        /// A value whose type is a generic argument.
        case generic(GenericCapture)
        /// An object whose class depends on generic arguments.
        case object
        /// A function that is called in another way than those in properties.
        case function
        /// A variable that the closure and its surroundings share.
        case variable
        /// A weak or unowned reference, which keeps nothing alive.
        case notHeld
    }

    /// Where the generic arguments begin, which are before the captures.
    private var start = 0
    private var arguments = 0
    private var kinds: [Kind] = []
    /// Whether these are all. If the size of a value is not known, the places of the values after
    /// it are not known, either.
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

    /// Calls `body` with the place of each value in a context.
    func each(in context: UnsafeRawPointer, _ body: (Kind, UnsafeRawPointer) -> Void) {
        let arguments = context + start
        var place = start + self.arguments * MemoryLayout<Int>.size
        for kind in kinds {
            var kind = kind
            if case .generic(let capture) = kind { kind = .value(capture.type(arguments)) }
            let (size, alignment) = kind.layout
            place = (place + alignment - 1) / alignment * alignment
            body(kind, context + place)
            place += size
        }
    }

    private init() {}

    private init(_ description: UnsafeRawPointer) {
        start = Int(description.load(fromByteOffset: 8, as: UInt32.self))
        guard let content = description.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
            return
        }
        if description.load(as: Int.self) == 0x500 {
            kinds = [.value(unsafeBitCast(content, to: Any.Type.self))]
            return
        }
        func number(_ index: Int) -> Int {
            Int(content.load(fromByteOffset: 4 * index, as: UInt32.self))
        }
        func name(_ index: Int) -> MangledName { MangledName((content + 4 * index).followed) }
        let (count, sources) = (number(0), number(1))
        arguments = number(2)
        // `x` is `B0`, the first of the generic arguments.
        let places = (0..<sources).map { 3 + count + 2 * $0 }
        let arguments = places.map { (name($0).text, name($0 + 1).text) }
        for index in 0..<count {
            guard let kind = name(3 + index).kind(arguments) else {
                isWhole = false
                return
            }
            kinds.append(kind)
        }
    }
}

extension CaptureLayout.Kind {
    fileprivate var layout: (size: Int, alignment: Int) {
        let word = MemoryLayout<Int>.size
        switch self {
        case .value(let type):
            func measure<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
                (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
            }
            return _openExistential(type, do: measure)
        case .function: return (2 * word, word)
        default: return (word, word)
        }
    }
}

/// A value of a type such as `Element`, `Element?` or `[Element]`.
struct GenericCapture {
    /// Which of the generic arguments it is.
    let index: Int
    let isOptional: Bool
    let isArray: Bool

    /// The type, in a context with these generic arguments.
    func type(_ arguments: UnsafeRawPointer) -> Any.Type {
        var type = arguments.load(
            fromByteOffset: index * MemoryLayout<Int>.size,
            as: Any.Type.self
        )
        func wrap<Value>(_: Value.Type) {
            if isOptional { type = Value?.self }
            if isArray { type = [Value].self }
        }
        _openExistential(type, do: wrap)
        return type
    }
}

extension UnsafeRawPointer {
    /// Where the offset leads that is stored here.
    var followed: UnsafeRawPointer { self + Int(loadUnaligned(as: Int32.self)) }
}
