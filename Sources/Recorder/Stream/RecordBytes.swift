// Numbers and texts as bytes, and back.
// Chapter: 0 (recording your own code)

/// The bytes of one record.
struct RecordBytes {
    private(set) var bytes: [UInt8] = []

    /// Begins another record.
    mutating func begin(_ tag: RecordTag) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(tag.rawValue)
    }

    /// - parameter number: 0 or more.
    mutating func put(_ number: Int) {
        var rest = UInt(number)
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func put(_ time: Double) {
        withUnsafeBytes(of: time.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func put(whole text: String) {
        put(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}

/// Reads records. After the last byte it reads zeros, and says that something was cut off.
struct RecordCursor {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset: Int
    private(set) var isCut = false

    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        (self.bytes, self.offset) = (bytes, offset)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func byte() -> UInt8 {
        guard offset < bytes.count else {
            isCut = true
            return 0
        }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func number() -> Int {
        var (number, shift) = (UInt(0), UInt(0))
        while true {
            let byte = byte()
            number |= UInt(byte & 127) << shift
            if byte < 128 { break }
            shift += 7
        }
        return Int(truncatingIfNeeded: number & UInt(Int.max))
    }

    mutating func time() -> Double {
        var bits: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(byte()) << shift }
        return Double(bitPattern: bits)
    }

    /// The place of a text's bytes.
    mutating func whole() -> Range<Int> {
        let count = number()
        guard count <= bytes.count - offset else {
            isCut = true
            return offset..<offset
        }
        defer { offset += count }
        return offset..<offset + count
    }
}
