// Where the bytes of a recording go.
// Chapter: 0 (recording your own code)

/// Receives records, one after another.
protocol RecordingStore: AnyObject {
    /// - returns: `false` if there is no room for them.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// What was written so far.
    func stored() -> StoredRecording

    /// Nothing follows.
    func close()
}

/// Keeps the records in memory.
final class MemoryStore: RecordingStore {
    private var bytes: [UInt8] = []

    func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        self.bytes.append(contentsOf: bytes)
        return true
    }

    func stored() -> StoredRecording { StoredRecording(StoredBytes(bytes)) }

    func close() {}
}
