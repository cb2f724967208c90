// A short number for a text, with which a picture says what it was made of.
// Chapter: 0 (diagrams)

extension String {
    /// FNV-1a of the UTF-8 code units, 64 bits, in hexadecimal. No protection against malice:
    /// it only tells one version of a text from the next.
    public var fingerprint: String {
        let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, unit in
            (hash ^ UInt64(unit)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
