// The compiler's name of a captured value's type.
// Chapter: 5 (who keeps a subscription alive)

/// A name with addresses in it.
struct MangledName {
    private let start: UnsafePointer<UInt8>
    private var length = 0

    init(_ place: UnsafeRawPointer) {
        start = place.assumingMemoryBound(to: UInt8.self)
        // Small numbers precede addresses, which may contain zeros.
        while start[length] != 0 {
            length += start[length] < 0x18 ? 5 : start[length] < 0x20 ? 9 : 1
        }
    }

    /// The name as text. Addresses in it cannot be read.
    var text: String {
        String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    /// What is captured; `nil` if its size is not known.
    /// - parameter arguments: The names of generic parameters, and where their types are: `B0`.
    func kind(_ arguments: [(name: String, place: String)]) -> CaptureLayout.Kind? {
        if ["Xw", "Xo", "Xu"].contains(where: ends) { return .notHeld }
        if ["Xb", "Xx", "XX"].contains(where: ends) { return .variable }
        if !isSpecial, let type { return .value(type) }
        if isSwiftFunction { return .function }
        if isGenericClass { return .object }
        return generic(arguments).map(CaptureLayout.Kind.generic)
    }

    private var type: Any.Type? {
        _getTypeByMangledNameInContext(
            start,
            UInt(length),
            genericContext: nil,
            genericArguments: nil
        )
    }

    private func ends(_ suffix: String) -> Bool {
        suffix.utf8.count <= length
            && zip(suffix.utf8.reversed(), 1...).allSatisfy { start[length - $1] == $0 }
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

    /// `x`, `xSg` or `SayxG`, where `x` is a generic parameter.
    private func generic(_ arguments: [(name: String, place: String)]) -> GenericCapture? {
        for (name, place) in arguments where place.first == "B" {
            guard let index = Int(place.dropFirst()),
                let form = [name, "\(name)Sg", "Say\(name)G"].firstIndex(of: text)
            else { continue }
            return GenericCapture(index: index, isOptional: form == 1, isArray: form == 2)
        }
        return nil
    }
}
