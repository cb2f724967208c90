// Reads the records of a recording: where each step is, and what is not a step.
// Chapter: 0 (recording your own code)

/// What a store has. A step is made from its bytes each time it is asked for: it takes a hundredth of
/// the memory in that form.
final class StoredRecording: Sendable {
    let bytes: StoredBytes
    /// Where each step begins.
    let steps: [Int]
    private let texts: [StoredText]
    private let sites: [Site]
    /// The objects that initializers made, by the indices of the steps in the whole recording.
    let numbers: [Int: Int]
    let changes: [Int: ReferenceChanges]
    let receivers: [Int: Int]
    let roots: [Root]?
    let lastRead: Int?
    /// Which part it is of a recording of which only the last lines are kept.
    let part: RecordingPart?

    /// Reads to the last record that is whole.
    init(_ bytes: StoredBytes) {
        var reader = RecordReader(bytes)
        reader.readAll()
        self.bytes = bytes
        (steps, texts, sites) = (reader.steps, reader.texts, reader.sites)
        (numbers, changes, receivers) = (reader.numbers, reader.changes, reader.receivers)
        (roots, lastRead, part) = (reader.roots, reader.lastRead, reader.part)
    }

    /// A step without its texts.
    func record(_ index: Int) -> StepRecord {
        var cursor = RecordCursor(bytes.all, at: steps[index])
        return StepRecord(RecordTag(rawValue: cursor.byte())!, &cursor)
    }

    /// A step.
    func step(_ index: Int) -> Step {
        let record = record(index)
        return Step(
            number: record.number,
            moment: moment(record, index),
            lane: text(record.lane),
            thread: record.thread,
            depth: record.depth,
            caller: record.caller,
            time: record.time,
            result: record.result.map(text)
        )
    }

    /// The call that a step begins.
    func call(_ index: Int) -> Call? {
        let record = record(index)
        return record.tag == .enters ? call(record, index) : nil
    }

    /// The probe of a call.
    func site(_ record: StepRecord) -> Site { sites[record.site] }

    /// The probe of the user code that makes a call.
    func callingSite(_ record: StepRecord) -> Site? { record.from.map { sites[$0] } }

    func text(_ number: Int) -> String { texts[number].value(in: bytes) }

    private func moment(_ record: StepRecord, _ index: Int) -> Step.Moment {
        switch record.tag {
        case .enters: .enters(call(record, index))
        case .handsOver: .handsOver(block: record.block, to: text(record.text!))
        case .runs: .runs(block: record.block)
        case .ends: .ends(block: record.block)
        case .prints: .prints(text(record.text!))
        case .marks: .marks(text(record.text!))
        default: .leaves
        }
    }

    private func call(_ record: StepRecord, _ index: Int) -> Call {
        let site = sites[record.site]
        let start = part?.start ?? 0
        return Call(
            site,
            object: record.object.map(text),
            number: record.objectNumber ?? (site.isInit ? numbers[start + index] : nil),
            observer: record.observer.map { LiveObject(number: $0.number, type: text($0.type)) },
            event: record.event.map(text),
            error: record.error.map(text),
            argument: record.argument.map(text),
            from: record.from.flatMap { sites[$0].ownPlace }
        )
    }
}

/// A text of a recording.
enum StoredText {
    case short(String)
    /// It stays where it is: a value may be a whole document.
    case long(Range<Int>)

    init(_ range: Range<Int>, in bytes: StoredBytes) {
        self = range.count > 64 ? .long(range) : .short(bytes.text(range))
    }

    func value(in bytes: StoredBytes) -> String {
        switch self {
        case .short(let text): text
        case .long(let range): bytes.text(range)
        }
    }
}
