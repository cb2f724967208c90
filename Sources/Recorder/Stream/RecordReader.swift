// Reads the records of a recording, one after another.
// Chapter: 0 (recording your own code)

/// Collects what the records say, as far as they are whole.
struct RecordReader {
    private let bytes: StoredBytes
    private var cursor: RecordCursor
    private(set) var steps: [Int] = []
    private(set) var texts: [StoredText] = []
    private(set) var sites: [Site] = []
    /// The objects that initializers made, by the indices of the steps in the whole recording.
    private(set) var numbers: [Int: Int] = [:]
    private(set) var changes: [Int: ReferenceChanges] = [:]
    private(set) var receivers: [Int: Int] = [:]
    private(set) var roots: [Root]?
    private(set) var lastRead: Int?
    private(set) var part: RecordingPart?

    init(_ bytes: StoredBytes) {
        self.bytes = bytes
        cursor = RecordCursor(bytes.all, at: 0)
    }

    /// Reads until the end, or to where something was cut off.
    mutating func readAll() {
        while !cursor.isAtEnd {
            let start = cursor.offset
            guard let tag = RecordTag(rawValue: cursor.byte()), read(tag, from: start),
                !cursor.isCut
            else { return }
        }
    }

    /// - returns: `false` for a record that names something unknown.
    private mutating func read(_ tag: RecordTag, from start: Int) -> Bool {
        switch tag {
        case .text: texts.append(StoredText(cursor.whole(), in: bytes))
        case .site:
            guard let site = Site(bytes.text(cursor.whole())) else { return false }
            sites.append(site)
        case .number:
            let (step, number) = (cursor.number(), cursor.number())
            if !cursor.isCut { numbers[step] = number }
        case .receiver:
            let (step, number) = (cursor.number(), cursor.number())
            if !cursor.isCut { receivers[step] = number }
        case .changes: readChanges()
        case .freed: readFreed()
        case .forgets: (changes, receivers) = ([:], [:])
        case .roots: readRoots()
        case .lastRead:
            let step = cursor.number()
            if !cursor.isCut { lastRead = step }
        case .part:
            let (recording, number) = (cursor.number(), cursor.number())
            part = RecordingPart(recording: recording, number: number, start: cursor.number())
        default:
            let record = StepRecord(tag, &cursor)
            guard record.isWhole(texts: texts.count, sites: sites.count) else { return false }
            if !cursor.isCut { steps.append(start) }
        }
        return true
    }

    private mutating func readChanges() {
        let step = cursor.number()
        let alive = list { LiveObject(number: $0.cursor.number(), type: $0.text()) }
        let (holds, drops) = (references(), references())
        let fields = list {
            FieldChange(object: $0.cursor.number(), field: $0.text(), text: $0.text())
        }
        let freed = list { $0.cursor.number() }
        guard !cursor.isCut else { return }
        changes[step] = ReferenceChanges(
            alive: alive,
            holds: holds,
            drops: drops,
            fields: fields,
            freed: freed
        )
    }

    private mutating func references() -> [Reference] {
        list {
            let (from, property, to) = ($0.cursor.number(), $0.text(), $0.cursor.number())
            let flags = $0.cursor.number()
            return Reference(
                from: from,
                property: property,
                to: to == 0 ? nil : to,
                isWeak: flags & 1 != 0,
                isCaptured: flags & 2 != 0
            )
        }
    }

    /// What happened last is known later: the deinitializer that a thread calls.
    private mutating func readFreed() {
        let (number, step, earlier) = (cursor.number(), cursor.number(), cursor.number())
        guard !cursor.isCut else { return }
        changes[earlier]?.freed.removeAll { $0 == number }
        changes[step, default: ReferenceChanges()].freed.append(number)
    }

    private mutating func readRoots() {
        let read = list { reader -> Root in
            let (kind, name) = (reader.cursor.number(), reader.text())
            let (line, to) = (reader.cursor.number(), reader.cursor.number())
            let holder: Root.Holder =
                switch kind {
                case 0: .variable(name, line: UInt(line))
                case 1: .timer(name)
                default: .block(name)
                }
            return Root(holder: holder, to: to)
        }
        if !cursor.isCut { roots = read }
    }

    private mutating func list<Item>(_ item: (inout RecordReader) -> Item) -> [Item] {
        var items: [Item] = []
        for _ in 0..<cursor.number() where !cursor.isCut { items.append(item(&self)) }
        return items
    }

    private mutating func text() -> String {
        let number = cursor.number()
        return number < texts.count ? texts[number].value(in: bytes) : ""
    }
}
