// The bytes of a recording, to be read.
// Chapter: 0 (recording your own code)

import Foundation

/// Bytes in memory, or a file that the system reads when its bytes are looked at.
final class StoredBytes: @unchecked Sendable {
    let all: UnsafeRawBufferPointer
    private let release: () -> Void

    /// A copy of bytes.
    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
        copy.copyBytes(from: bytes)
        all = UnsafeRawBufferPointer(copy)
        release = { copy.deallocate() }
    }

    /// A part of the bytes of a file.
    init(contentsOf file: URL, part: (UnsafeRawBufferPointer) throws -> Range<Int>) throws {
        let data = NSData(data: try Data(contentsOf: file, options: .alwaysMapped))
        let whole = UnsafeRawBufferPointer(start: data.bytes, count: data.count)
        all = UnsafeRawBufferPointer(rebasing: whole[try part(whole)])
        release = { withExtendedLifetime(data) {} }
    }

    deinit {
        release()
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: all[range]), as: UTF8.self)
    }
}
