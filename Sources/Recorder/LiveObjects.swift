// The objects that a recording knows, and the references that they had when they were last read.
// Chapter: 5 (who keeps a subscription alive)

import Foundation

/// Reads at each step who holds whom. Thread-safe.
///
/// It refers to the objects weakly, and strongly only while it reads one of them: an object lives
/// as long as without it. It reads only while the conductor lets one thread run: a property that
/// another thread changes must not be read.
final class LiveObjects: @unchecked Sendable {
    private final class Known {
        let live: LiveObject
        weak var object: AnyObject?
        /// The references of each property that has some.
        var references: [Slot: [Reference]] = [:]
        /// The texts of the properties that have one.
        var texts: [Slot: String] = [:]

        init(_ live: LiveObject, _ object: AnyObject) {
            self.live = live
            self.object = object
        }
    }

    // Code that runs on the thread that reads, such as the deinitializer of an object that another
    // thread has released meanwhile, is not recorded and does not come here.
    private let lock = NSLock()
    private var known: [Known] = []
    private var byIdentity: [ObjectIdentifier: Known] = [:]
    private var lastNumber = 0
    private var references: Set<Reference> = []
    private var safeSlots = SafeSlots()
    private var fieldTexts = FieldText.Known()
    /// For each property without a value to read, the integer that it is, if it is one.
    private var atomicFields: [Slot: AtomicField?] = [:]
    /// The last receivers, latest last. Only their fields are read at a step: it is mostly an
    /// object's own methods that change them, and reading all would take ten times as long.
    private var recent: [Int] = []
    /// The number of deinitializers that run.
    private var deinits = 0
    private var isOver = false
    /// The numbers of objects once their references are not read any more.
    private var later: ObjectNumbers?
    /// For each freed object the index of the step.
    private var freedAt: [Int: Int] = [:]
    /// The objects whose deinitializers were called.
    private var withDeinit: Set<Int> = []
    private let writer: RecordingWriter
    /// Whether the texts of fields are recorded.
    private let hasFields: Bool

    /// - parameter fields: Whether to record the texts of numbers and other plain values in them.
    /// - parameter writer: Receives the changes at each step, the receivers of calls, and what holds
    ///   objects from outside at the end.
    init(_ writer: RecordingWriter, fields: Bool = true) {
        (self.writer, hasFields) = (writer, fields)
    }

    /// Takes note of an object whose initializer ends.
    func note(_ object: AnyObject) {
        lock.withLock { _ = identify(object) }
    }

    /// The number of an object; `nil` if it has none.
    /// - parameter isDeinit: Whether its deinitializer runs.
    func number(of object: AnyObject, isDeinit: Bool) -> Int? {
        lock.withLock {
            later.map { $0.number(of: object, isDeinit: isDeinit) }
                ?? identify(object, isReceiver: isDeinit)
        }
    }

    /// Counts the deinitializers that run.
    func countDeinits(by change: Int) {
        lock.withLock { deinits += change }
    }

    /// Reads the objects, and appends the step while none of that can change.
    /// - parameter receiver: The object whose method is called.
    /// - parameter append: Appends the step. Returns its index.
    func read(receiver: AnyObject?, isDeinit: Bool, append: () -> Int) {
        lock.lock()
        defer { lock.unlock() }
        guard !isOver else {
            _ = append()
            return
        }
        let number = receiver.flatMap { identify($0, isReceiver: true) }
        if let number, recent.last != number {
            recent.removeAll { $0 == number }
            recent = recent.suffix(7) + [number]
        }
        let changes = update(isDeinit: isDeinit || deinits > 0)
        let index = append()
        if let number { writer.append(receiver: number, of: index) }
        if !changes.isEmpty { writer.append(changes, at: index) }
        for number in changes.freed { freedAt[number] = index }
        if isDeinit, let number { freed(number, at: index) }
    }

    /// Takes note of what was freed after the last step, and of what is still held from outside.
    /// - parameter index: The index after that of the last step.
    func end(at index: Int, _ sources: RootSources) {
        lock.withLock {
            guard !isOver else { return }
            let roots = sources.values.flatMap { holder, value in
                objects(in: value).map { Root(holder: holder, to: $0) }
            }
            writer.append(roots.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
            let changes = update(isDeinit: deinits > 0)
            if !changes.isEmpty { writer.append(changes, at: index) }
            stop()
        }
    }

    /// Reads no object from now on, and forgets the changes until now: it would not be known when
    /// they end.
    func stopReading() {
        lock.withLock {
            stop()
            writer.appendForgetting()
        }
    }

    /// Reads no object after a step. Objects keep their numbers, and others get the next ones: calls
    /// go on to name their receivers.
    func stopReading(after index: Int) {
        lock.withLock {
            guard !isOver else { return }
            later = ObjectNumbers(
                after: lastNumber,
                known.compactMap { known in known.object.map { (known.live.number, $0) } }
            )
            stop()
            writer.append(lastRead: index)
        }
    }

    private func stop() {
        isOver = true
        (known, byIdentity) = ([], [:])
    }

    // MARK: Objects

    private var isNew: Set<Int> = []

    /// - parameter isReceiver: Whether the object may be in its deinitializer.
    private func identify(_ object: AnyObject, isReceiver: Bool = false) -> Int? {
        let identity = ObjectIdentifier(object)
        let before = byIdentity[identity]
        if let before, before.object === object { return before.live.number }
        guard case .object = TypeKind.of(type(of: object)), !isOver else { return nil }
        let type = Call.typeName(object)
        let new = Known(LiveObject(number: lastNumber + 1, type: type), object)
        guard new.object != nil else {
            // The object is in its deinitializer: the runtime makes no weak reference to it.
            return isReceiver && before?.live.type == type ? before?.live.number : nil
        }
        lastNumber += 1
        isNew.insert(lastNumber)
        known.append(new)
        byIdentity[identity] = new
        return lastNumber
    }

    // MARK: Changes

    private func update(isDeinit: Bool) -> ReferenceChanges {
        var changes = ReferenceChanges()
        changes.freed = known.filter { $0.object == nil }.map(\.live.number)
        known.removeAll { $0.object == nil }
        var next = 0
        // Reading an object may add others.
        while next < known.count {
            read(known[next], isDeinit, &changes)
            next += 1
        }
        let alive = Set(known.map(\.live.number))
        changes.alive = known.map(\.live).filter { isNew.contains($0.number) }
        changes.freed.removeAll(where: isNew.contains)
        isNew = []
        let now = Set(known.flatMap { $0.references.values.joined() })
            .filter { $0.to.map(alive.contains) ?? true }
        changes.holds = now.subtracting(references).sorted()
        changes.drops = references.subtracting(now).sorted()
        references = now
        return changes
    }

    /// Moves the end of an object to the first call of its deinitializer: between the end of the
    /// last reference and that call, another thread may have had a step.
    private func freed(_ number: Int, at index: Int) {
        guard withDeinit.insert(number).inserted, let earlier = freedAt[number], earlier != index
        else { return }
        writer.append(freed: number, at: index, insteadOf: earlier)
    }

    private func read(_ owner: Known, _ isDeinit: Bool, _ changes: inout ReferenceChanges) {
        guard let object = owner.object else { return }
        let number = owner.live.number
        let readsFields = isNew.contains(number) || recent.contains(number)
        for level in Property.levels(of: object) {
            let type = ObjectIdentifier(level.subjectType)
            func slot(_ index: Int) -> Slot { Slot(type: type, index: index) }
            Property.each(of: level, if: { !isDeinit || safeSlots.contains(slot($0)) }) {
                property in
                let reader = ReferenceReader.read(property.value, isWeak: property.isWeak)
                let slot = slot(property.index)
                safeSlots.learn(slot, from: reader, isMark: property.isMark)
                owner.references[slot] = reader.targets.compactMap {
                    reference(from: owner, property, to: $0)
                }
                guard hasFields, readsFields,
                    let text = text(of: property, slot, in: object, at: level),
                    text != owner.texts[slot]
                else {
                    return
                }
                owner.texts[slot] = text
                changes.fields.append(
                    FieldChange(object: owner.live.number, field: property.name, text: text)
                )
            }
        }
    }

    private func text(
        of property: Property,
        _ slot: Slot,
        in object: AnyObject,
        at level: Mirror
    ) -> String? {
        guard property.value is Void else { return fieldTexts.text(of: property.value) }
        if atomicFields[slot] == nil {
            atomicFields[slot] = .some(AtomicField(property, at: level))
        }
        return atomicFields[slot]??.text(in: object)
    }

    /// The numbers of the objects that a value refers to strongly.
    private func objects(in value: Any) -> [Int] {
        ReferenceReader.read(value, isWeak: false).targets.compactMap {
            if case .object(let object, isWeak: false, _) = $0 { identify(object) } else { nil }
        }
    }

    private func reference(
        from owner: Known,
        _ property: Property,
        to target: ReferenceReader.Target
    ) -> Reference? {
        let from = owner.live.number
        switch target {
        case .closure(let isWhole):
            return Reference(from: from, property: property.name, to: nil, isCaptured: !isWhole)
        case .object(let object, let isWeak, let isCaptured):
            return identify(object).map {
                Reference(
                    from: from,
                    property: property.name,
                    to: $0,
                    isWeak: isWeak,
                    isCaptured: isCaptured
                )
            }
        }
    }
}
