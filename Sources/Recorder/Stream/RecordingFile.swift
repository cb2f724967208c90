// A file that receives a recording while it is made.
// Chapter: 0 (recording your own code)

import Foundation
import Synchronization

/// The records of a recording, behind a header with the version of their format and with their
/// length.
///
/// The file is mapped into memory, a part at a time. What was written is in the file however the
/// process ends, also if it is killed: nothing needs to be flushed.
final class RecordingFile: RecordingStore {
    /// What a file begins with.
    static let beginning = Array("MiniRx recording".utf8)
    /// The version of the format. Another version is not read.
    static let version: UInt64 = 2
    static let headerSize = 32
    private static let (versionOffset, lengthOffset) = (16, 24)
    /// A multiple of the size of a page.
    private static let partSize = 1 << 20

    private let file: URL
    private let descriptor: Int32
    /// The mapped part with the header.
    private let header: UnsafeMutableRawPointer
    /// The mapped part that is written to.
    private var part: UnsafeMutableRawPointer
    private var partStart = 0
    /// The length of the header and of all records.
    private var length = RecordingFile.headerSize
    private var isOpen = true

    /// Creates the file.
    /// - parameter name: Where it will be when somebody reads it; `nil` if it stays.
    init(creating file: URL, toBeMovedTo name: URL? = nil) throws {
        self.file = name ?? file
        descriptor = open(file.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0, Self.extend(descriptor, at: 0),
            let header = Self.map(descriptor, at: 0), let part = Self.map(descriptor, at: 0)
        else {
            let reason = String(cString: strerror(errno))
            throw UnreadableRecording("\(file.path) cannot be written: \(reason).")
        }
        (self.header, self.part) = (header, part)
        header.copyMemory(from: Self.beginning, byteCount: Self.beginning.count)
        header.storeBytes(
            of: Self.version.littleEndian,
            toByteOffset: Self.versionOffset,
            as: UInt64.self
        )
        commit()
    }

    deinit {
        close()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        munmap(part, Self.partSize)
        munmap(header, Self.partSize)
        ftruncate(descriptor, off_t(length))
        _ = closeDescriptor(descriptor)
    }

    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var written = 0
        while written < bytes.count {
            let start = length + written - partStart
            if start == Self.partSize {
                let nextStart = partStart + Self.partSize
                guard Self.extend(descriptor, at: nextStart),
                    let next = Self.map(descriptor, at: nextStart)
                else { return false }
                munmap(part, Self.partSize)
                (part, partStart) = (next, nextStart)
                continue
            }
            let count = min(bytes.count - written, Self.partSize - start)
            (part + start).copyMemory(from: bytes.baseAddress! + written, byteCount: count)
            written += count
        }
        length += written
        commit()
        return true
    }

    func stored() -> StoredRecording {
        (try? StoredRecording.read(file)) ?? StoredRecording(StoredBytes([]))
    }

    /// The length is stored after the record: the record is whole, or it is not counted.
    private func commit() {
        atomicMemoryFence(ordering: .releasing)
        header.storeBytes(
            of: UInt64(length).littleEndian,
            toByteOffset: Self.lengthOffset,
            as: UInt64.self
        )
    }

    /// Makes the file longer. Zeros are written: where the disk is full, a write says so, but a store
    /// to mapped memory ends the process.
    private static func extend(_ descriptor: Int32, at offset: Int) -> Bool {
        zeros.withUnsafeBytes {
            pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) == $0.count
        }
    }

    private static let zeros = [UInt8](repeating: 0, count: partSize)

    private static func map(_ descriptor: Int32, at offset: Int) -> UnsafeMutableRawPointer? {
        let access = PROT_READ | PROT_WRITE
        let part = mmap(nil, partSize, access, MAP_SHARED, descriptor, off_t(offset))
        return part == MAP_FAILED ? nil : part
    }

    // MARK: Reading

    /// The records of a file.
    /// - throws: `UnreadableRecording`.
    static func records(of file: URL) throws -> StoredBytes {
        try StoredBytes(contentsOf: file) { bytes in
            func number(_ offset: Int) -> UInt64 {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            }
            guard bytes.count >= headerSize,
                bytes.prefix(beginning.count).elementsEqual(beginning)
            else { throw UnreadableRecording("\(file.path) is not a recording.") }
            guard number(versionOffset) == version else {
                throw UnreadableRecording(
                    """
                    \(file.path) was recorded by another version of the kit: its format is \
                    \(number(versionOffset)), and this kit reads format \(version).
                    """
                )
            }
            let length = Int(clamping: number(lengthOffset))
            return headerSize..<max(headerSize, min(length, bytes.count))
        }
    }
}

/// The system's function: inside the class, the name is that of a method.
private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Why a recording cannot be read or written.
public struct UnreadableRecording: LocalizedError, CustomStringConvertible {
    /// What a person is told.
    public let description: String
    /// The same, for `localizedDescription`.
    public var errorDescription: String? { description }

    init(_ description: String) {
        self.description = description
    }
}
