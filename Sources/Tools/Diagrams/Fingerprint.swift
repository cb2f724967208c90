// A short number for a text, which a picture stores to identify its source.
// Chapter: 0 (diagrams)

extension String {
    /// FNV-1a of the UTF-8 code units, 64 bits, in hexadecimal. It is not cryptographic: it only
    /// distinguishes versions of a text.
    public var fingerprint: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, unit in
            (hash ^ UInt64(unit)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
