// Writes a recording as it happens.
// Chapter: 0 (recording your own code)

import Foundation

/// Writes the steps of a recording, and who holds whom, to memory or to a file. Thread-safe.
///
/// It keeps nothing of them but the texts that it has written lately.
final class RecordingWriter: @unchecked Sendable {
    private let lock = NSLock()
    private var store: any RecordingStore
    /// `nil` for memory.
    private let file: URL?
    /// The files of a recording of which only the last lines are kept; `nil` if all are.
    private let parts: RecordingParts?
    private var part = 0
    /// The number of lines in this part.
    private var partLines = 0
    /// The number of bytes before this part.
    private var partStart = 0
    private var record = RecordBytes()
    private var declaration = RecordBytes()
    private var hasRoom = true
    /// The number of each probe that was written, from 1; 0 for the others.
    private var sites: [Int] = []
    private var siteCount = 0
    private var texts: [String: Int] = [:]
    private var textCount = 0
    /// The bytes of the texts in the dictionary.
    private var textBytes = 0
    private static let mostTextBytes = 1 << 20
    private var stepCount = 0
    private var written = 0

    init(to store: any RecordingStore = MemoryStore()) {
        (self.store, file, parts) = (store, nil, nil)
    }

    /// Writes into a file.
    /// - parameter lines: How many lines are kept, the last ones; `nil` for all.
    /// - throws: `UnreadableRecording`.
    init(to file: URL, lines: Int? = nil) throws {
        self.file = file
        guard let lines else {
            (store, parts) = (try RecordingFile(creating: file), nil)
            return
        }
        let parts = try RecordingParts(of: file, lines: lines)
        (store, self.parts) = (try parts.begin(0), parts)
        declarePart()
    }

    /// The number of bytes so far.
    var length: Int { lock.withLock { written } }

    /// The number of steps so far.
    var count: Int { lock.withLock { stepCount } }

    /// What was written so far.
    func stored() -> StoredRecording { lock.withLock { store.stored() } }

    /// Copies what was written so far into a file, and the lines before into the file for them.
    func copy(to copy: URL) throws {
        guard let file else { return }
        try lock.withLock {
            let before = (RecordingPart.file(before: file), RecordingPart.file(before: copy))
            for (from, to) in [(file, copy), before] {
                try? FileManager.default.removeItem(at: to)
                if FileManager.default.fileExists(atPath: from.path) {
                    try FileManager.default.copyItem(at: from, to: to)
                }
            }
        }
    }

    /// Writes nothing from now on.
    func close() {
        lock.withLock {
            hasRoom = false
            store.close()
        }
    }

    // MARK: Records

    /// Appends a step.
    /// - parameter site: For a call, its probe.
    /// - parameter from: The probe of the user code that calls.
    /// - returns: The step's index.
    @discardableResult
    func append(_ step: Step, site: Site? = nil, from: Site? = nil) -> Int {
        lock.withLock {
            if parts?.isFull(lines: partLines, bytes: written - partStart) == true { beginPart() }
            if case .leaves = step.moment {} else { partLines += 1 }
            put(step, site, from)
            write()
            stepCount += 1
            return stepCount - 1
        }
    }

    /// The object that the initializer at a step has made.
    func append(number: Int, of step: Int) {
        append(.number) {
            $0.put(step)
            $0.put(number)
        }
    }

    /// The object whose method is called at a step.
    func append(receiver number: Int, of step: Int) {
        append(.receiver) {
            $0.put(step)
            $0.put(number)
        }
    }

    /// What changed at a step.
    func append(_ changes: ReferenceChanges, at step: Int) {
        lock.withLock {
            let alive = changes.alive.map { ($0.number, text($0.type)) }
            let references = [changes.holds, changes.drops].map { list in
                list.map { ($0, text($0.property)) }
            }
            let fields = changes.fields.map { ($0.object, text($0.field), text($0.text)) }
            record.begin(.changes)
            record.put(step)
            put(alive) {
                $0.put($1.0)
                $0.put($1.1)
            }
            for list in references {
                put(list) { record, item in
                    let (reference, property) = item
                    record.put(reference.from)
                    record.put(property)
                    record.put(reference.to ?? 0)
                    record.put((reference.isWeak ? 1 : 0) | (reference.isCaptured ? 2 : 0))
                }
            }
            put(fields) {
                $0.put($1.0)
                $0.put($1.1)
                $0.put($1.2)
            }
            put(changes.freed) { $0.put($1) }
            write()
        }
    }

    /// The end of an object was at `step`, and not at an earlier one.
    func append(freed number: Int, at step: Int, insteadOf earlier: Int) {
        append(.freed) {
            $0.put(number)
            $0.put(step)
            $0.put(earlier)
        }
    }

    /// The references so far do not count.
    func appendForgetting() {
        append(.forgets) { _ in }
    }

    /// The references are not read after a step.
    func append(lastRead step: Int) {
        append(.lastRead) { $0.put(step) }
    }

    /// What holds objects from outside at the end.
    func append(_ roots: [Root]) {
        lock.withLock {
            let roots = roots.map { root in
                let (kind, name, line) =
                    switch root.holder {
                    case .variable(let name, let line): (0, name, line)
                    case .timer(let lane): (1, lane, 0)
                    case .block(let lane): (2, lane, 0)
                    }
                return (kind, text(name), Int(line), root.to)
            }
            record.begin(.roots)
            put(roots) { record, root in
                record.put(root.0)
                record.put(root.1)
                record.put(root.2)
                record.put(root.3)
            }
            write()
        }
    }

    // MARK: The last lines

    /// Begins a file that can be read without the one before.
    private func beginPart() {
        guard hasRoom, let parts else { return }
        do {
            store = try parts.begin(part + 1)
        } catch {
            hasRoom = false
            warn("\(error) The recording ends here; the program continues.")
            return
        }
        part += 1
        (partLines, partStart) = (0, written)
        (sites, siteCount) = ([], 0)
        (texts, textCount, textBytes) = ([:], 0, 0)
        declarePart()
    }

    private func declarePart() {
        record.begin(.part)
        record.put(parts!.recording)
        record.put(part)
        record.put(stepCount)
        write()
    }

    // MARK: Parts of records

    private func append(_ tag: RecordTag, _ body: (inout RecordBytes) -> Void) {
        lock.withLock {
            record.begin(tag)
            body(&record)
            write()
        }
    }

    private func put<Item>(_ items: [Item], _ body: (inout RecordBytes, Item) -> Void) {
        record.put(items.count)
        for item in items { body(&record, item) }
    }

    private func put(_ step: Step, _ site: Site?, _ from: Site?) {
        var fields: StepFields = []
        let lane = text(step.lane)
        let result = text(step.result, .result, &fields)
        if step.caller != nil { fields.insert(.caller) }
        if step.time != nil { fields.insert(.time) }
        func begin(_ tag: RecordTag) {
            record.begin(tag)
            record.put(fields.rawValue)
            record.put(step.number)
            record.put(step.thread)
            record.put(lane)
            record.put(step.depth)
            if let caller = step.caller { record.put(step.number - caller) }
            if let time = step.time { record.put(time) }
            if let result { record.put(result) }
        }
        switch step.moment {
        case .enters(let call):
            let (site, from) = (number(of: site!), from.map(number))
            let object = text(call.object, .object, &fields)
            let event = text(call.event, .event, &fields)
            let observer = text(call.observer?.type, .observer, &fields)
            let error = text(call.error, .error, &fields)
            let argument = text(call.argument, .argument, &fields)
            if call.number != nil { fields.insert(.number) }
            if from != nil { fields.insert(.from) }
            begin(.enters)
            record.put(site)
            if let object { record.put(object) }
            if let number = call.number { record.put(number) }
            if let event { record.put(event) }
            if let observer {
                record.put(call.observer!.number)
                record.put(observer)
            }
            if let from { record.put(from) }
            if let error { record.put(error) }
            if let argument { record.put(argument) }
        case .leaves: begin(.leaves)
        case .handsOver(let block, let to):
            let to = text(to)
            begin(.handsOver)
            record.put(block)
            record.put(to)
        case .runs(let block):
            begin(.runs)
            record.put(block)
        case .ends(let block):
            begin(.ends)
            record.put(block)
        case .prints(let text):
            let text = self.text(text)
            begin(.prints)
            record.put(text)
        case .marks(let text):
            let text = self.text(text)
            begin(.marks)
            record.put(text)
        }
    }

    private func text(
        _ text: String?,
        _ field: StepFields,
        _ fields: inout StepFields
    ) -> Int? {
        guard let text else { return nil }
        fields.insert(field)
        return self.text(text)
    }

    /// The number of a text. A text that is not known, or no longer, is written.
    private func text(_ text: String) -> Int {
        if let number = texts[text] { return number }
        declaration.begin(.text)
        declaration.put(whole: text)
        write(declaration)
        textBytes += text.utf8.count
        if textBytes > Self.mostTextBytes { (texts, textBytes) = ([:], text.utf8.count) }
        texts[text] = textCount
        textCount += 1
        return textCount - 1
    }

    private func number(of site: Site) -> Int {
        while sites.count <= site.serial { sites.append(0) }
        if sites[site.serial] == 0 {
            declaration.begin(.site)
            declaration.put(whole: site.text)
            write(declaration)
            siteCount += 1
            sites[site.serial] = siteCount
        }
        return sites[site.serial] - 1
    }

    private func write() { write(record) }

    private func write(_ record: RecordBytes) {
        guard hasRoom else { return }
        hasRoom = record.bytes.withUnsafeBytes(store.append)
        written += record.bytes.count
        if !hasRoom { warn("The disk is full. The recording ends here; the program continues.") }
    }
}
