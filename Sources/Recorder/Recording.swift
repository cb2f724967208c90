// The recorder: puts the steps of all threads into one order.
// Chapter: 0 (how to read a trace)

import Foundation
import Synchronization

/// Everything that instrumented code does while `Trace.record` runs. Thread-safe.
public final class Recording: @unchecked Sendable {
    /// A call that has not returned.
    private struct OpenCall {
        let id: Int
        /// The number of its step, if it has one.
        let step: Int?
        /// The number of the step, or of the innermost shown step around it, if any.
        let number: Int?
        let isShown: Bool
        /// The number of open shown calls, including this one.
        let depth: Int
        let site: Site
        /// The index of its step.
        let index: Int?
    }

    /// The state of one thread.
    private final class ThreadState {
        /// 0 until the thread performs a recorded step.
        var number = 0
        /// Whether it is the main thread. The system takes long to tell.
        let isMain = Thread.isMainThread
        var open: [OpenCall] = []
        /// The depth of nested recorded blocks that run on this thread.
        var blocks = 0
        /// Whether a recorded block has run on this thread.
        var hasRunBlock = false
        /// Whether it is describing a value, which may run code with probes.
        var isDescribing = false
    }

    private static let recordings = Atomic(0)
    private static let calls = Atomic(0)

    /// Identifies this recording among all recordings.
    let serial = Recording.recordings.add(1, ordering: .relaxed).newValue
    let conductor: Conductor
    private let lock = NSLock()
    /// Receives the steps; `nil` for a recording that was read.
    let writer: RecordingWriter?
    /// Whether elements, errors, arguments, results and printed texts are recorded.
    private let hasValues: Bool
    /// Whether an app records itself.
    let isOfApp: Bool
    /// What was read last.
    private let known = Locked<(length: Int, stored: StoredRecording)?>(nil)
    private var numbers = 0
    /// The number of lines so far.
    private var lines = 0
    /// The last line at which the references are read.
    private let lastLineToRead: Int
    private var threads: [Int: ThreadState] = [:]
    private var numberedThreads = 0
    private var blocks = 0
    private var laneNames = LaneNames()
    /// The places where unrecorded code ran.
    private var strays: Set<String> = []
    /// The thread that started the recording.
    private let ownThread = ThreadNumber.current
    private let objectNumbers = ObjectNumbers()
    private var clock = VirtualClock()
    private var timers = TimerClock()
    private var isEnding = false
    /// Who holds whom; `nil` if that is not recorded.
    let objects: LiveObjects?
    /// What holds objects from outside.
    let rootSources = RootSources()

    init(
        order: ReplayOrder,
        patience: TimeInterval,
        references: Int? = nil,
        values: Bool = true,
        ofApp: Bool = false,
        to writer: RecordingWriter = RecordingWriter()
    ) {
        conductor = Conductor(order: order, patience: patience)
        (self.writer, hasValues, isOfApp) = (writer, values, ofApp)
        objects = references.map { _ in LiveObjects(writer, fields: values) }
        lastLineToRead = references ?? 0
        (script, hasRoots) = (nil, true)
    }

    /// Reads what a program has recorded, as far as it got.
    /// - parameter script: The path of the program's file with code at its top level, if any.
    /// - parameter hasRoots: Whether all that holds objects from outside was recorded.
    /// - throws: `UnreadableRecording`.
    public init(contentsOf file: URL, script: String? = nil, hasRoots: Bool = true) throws {
        let stored = try StoredRecording.read(file)
        known.withLock { $0 = (0, stored) }
        conductor = Conductor(order: .asItComes, patience: 0)
        (writer, objects, lastLineToRead) = (nil, nil, 0)
        (hasValues, isOfApp) = (true, false)
        (self.script, self.hasRoots) = (script.map(Site.shortened), hasRoots)
    }

    /// What is recorded so far.
    var stored: StoredRecording {
        known.withLock { known in
            let length = writer?.length ?? 0
            if let known, known.length == length { return known.stored }
            let stored = writer!.stored()
            known = (length, stored)
            return stored
        }
    }

    /// The steps so far, in order.
    public var steps: Steps { Steps(stored: stored) }

    /// What changed between the objects, for each index in `steps`; for the index after the last
    /// one, what changed after the last step. Empty if references were not recorded.
    public var changes: [Int: ReferenceChanges] { stored.changes }

    /// The number of the object whose method is called, for each index in `steps`. Initializers
    /// have none. Empty if references were not recorded.
    public var receivers: [Int: Int] { stored.receivers }

    /// What the program still held when the recording ended; `nil` if that is not known, as after a
    /// crash.
    public var roots: [Root]? { hasRoots ? stored.roots : nil }

    /// The index of the last step at which the references were read, if the program went on without
    /// that; `nil` if they were read to the end, or never.
    public var lastRead: Int? { stored.lastRead }

    /// Whether only the last lines of a longer recording were kept. What their calls belong to, such as
    /// a subscription, may not be there.
    public var hasOnlyLastLines: Bool { steps.first?.moment == .marks(LastLines.mark) }

    /// The path of a recorded program's file with code at its top level, if it has one.
    public let script: String?
    private let hasRoots: Bool

    /// - returns: The value to pass to `leave`; 0 if the call is not part of this recording.
    func enter(_ site: Site, _ arguments: Arguments) -> Int {
        let state = currentThread()
        if state.isDescribing || isStray(state, site) { return 0 }
        let around = state.open.last
        let isLocked = site.isClosure && around?.site.locks ?? false
        let isShown = site.isShown && !isLocked
        var number = around?.number
        var index: Int?
        var ownNumber: Int?
        if isShown || site.isOwnFunction {
            state.isDescribing = true
            let from = around?.site.ownPlace
            let call = Call(site, arguments, from: from, values: hasValues) { [self] in
                self.number(of: $0, isDeinit: site.isDeinit)
            }
            let object = arguments.receiver.flatMap(Call.object)
            if let object, site.hasClock { lock.withLock { clock.note(object) } }
            state.isDescribing = false
            (ownNumber, index) = add(state, receiver: object, site: site) { .enters(call) }
            if isShown { number = ownNumber }
        }
        if site.isDeinit { objects?.countDeinits(by: 1) }
        let id = Self.calls.add(1, ordering: .relaxed).newValue
        state.open.append(
            OpenCall(
                id: id,
                step: ownNumber,
                number: number,
                isShown: isShown,
                depth: (around?.depth ?? 0) + (isShown ? 1 : 0),
                site: site,
                index: index
            )
        )
        return id
    }

    /// Ignores a call that started on another thread or in an earlier recording.
    func leave(_ id: Int, returning value: Any?) {
        let state = currentThread()
        guard let call = state.open.last, call.id == id else { return }
        state.open.removeLast()
        defer { if call.site.isDeinit { objects?.countDeinits(by: -1) } }
        guard let number = call.step else { return }
        state.isDescribing = true
        let result = call.site.isOwn && hasValues ? value.flatMap(Text.value) : nil
        state.isDescribing = false
        add(state, number: number, result: result) { .leaves }
    }

    /// Records that a text is printed.
    func note(printed text: String) -> Bool {
        note(.prints(hasValues ? Text.printed(text) : Text.leftOut))
    }

    /// - returns: `false` if the step is not part of this recording.
    @discardableResult
    func note(_ moment: Step.Moment) -> Bool {
        let state = currentThread()
        if state.isDescribing || isStray(state) { return false }
        if case .prints = moment, state.open.last?.site.printsAside == true { return false }
        add(state) { moment }
        return true
    }

    /// Takes note of an object whose initializer ends.
    func note(_ object: AnyObject) {
        let state = currentThread()
        guard !state.isDescribing else { return }
        note(object, in: state)
        guard let call = state.open.last, let index = call.index, call.site.isInit else { return }
        state.isDescribing = true
        let number = number(of: object, isDeinit: false)
        state.isDescribing = false
        if let number { writer?.append(number: number, of: index) }
    }

    /// Takes note of an object of user code, for the picture of who holds whom.
    private func note(_ object: AnyObject, in state: ThreadState) {
        guard let objects else { return }
        state.isDescribing = true
        objects.note(object)
        state.isDescribing = false
    }

    private func number(of object: AnyObject, isDeinit: Bool) -> Int? {
        objects.map { $0.number(of: object, isDeinit: isDeinit) }
            ?? objectNumbers.number(of: object, isDeinit: isDeinit)
    }

    /// Records that a block is handed over to a lane, and returns its number.
    /// - parameter schedule: For a timer, when it fires.
    func newBlock(for lane: String, _ schedule: TimerSchedule? = nil) -> Int {
        let state = currentThread()
        var block = 0
        add(state) {
            blocks += 1
            block = blocks
            if let schedule { timers.set(block, schedule) }
            return .handsOver(block: block, to: lane)
        }
        return block
    }

    /// Records a block while it runs on this thread.
    func note(running number: Int, _ block: () -> Void) {
        let state = currentThread()
        state.blocks += 1
        state.hasRunBlock = true
        note(.runs(block: number))
        block()
        note(.ends(block: number))
        state.blocks -= 1
    }

    /// Records that a timer fires now.
    func tick(_ number: Int) {
        lock.withLock { timers.tick(number) }
    }

    /// The number of the threads that are known and have not ended.
    var threadCount: Int { lock.withLock { threads.count } }

    /// Records that a timer is released.
    func forget(timer number: Int) {
        lock.withLock { timers.forget(number) }
    }

    /// Takes note that a thread ends: what is known of it is not needed any more.
    func forget(thread: Int) {
        lock.withLock { threads[thread] = nil }
    }

    /// Waits on the main thread; then it is at least as late as if nothing else had taken time.
    func pass(until date: Date, _ wait: () -> Void) {
        // The program computed the date from a time that has passed since.
        let seconds = (date.timeIntervalSinceNow * 100).rounded(.up) / 100
        let end = lock.withLock { timers.now.map { $0 + seconds } }
        wait()
        if let end { lock.withLock { timers.pass(until: end) } }
    }

    /// Whether a thread runs code that was not handed over through the recorder, perhaps during
    /// another recording. Such code has no place in a conducted recording.
    ///
    /// What a block holds is often released after its end. A cancelled timer releases what it holds
    /// on its queue at any time.
    private func isStray(_ state: ThreadState, _ site: Site? = nil) -> Bool {
        if conductor.order == .asItComes || state.blocks > 0 || !state.open.isEmpty { return false }
        let isOwn = ThreadNumber.current == ownThread
        if isOwn && !conductor.isMainWaiting { return false }
        if site?.isDeinit == true { return !isOwn && !state.hasRunBlock }
        // Without the queue's label: code may run while its thread ends. If Dispatch is asked for
        // the label then, it frees the thread's data a second time.
        if site?.isShown != false {
            lock.withLock { _ = strays.insert(isOwn ? "the main thread" : "another thread") }
            // Nothing orders it with the thread that reads.
            objects?.stopReading()
        }
        return true
    }

    /// Appends a step, with what has changed between the objects.
    /// - parameter number: The number of the call that returned; without it, the next number.
    /// - returns: The step's number, and its index in `steps`.
    @discardableResult
    private func add(
        _ state: ThreadState,
        number: Int? = nil,
        receiver: AnyObject? = nil,
        site: Site? = nil,
        result: String? = nil,
        _ moment: () -> Step.Moment
    ) -> (number: Int, index: Int) {
        guard let objects else {
            return lock.withLock { append(moment(), state, site, number, result) }
        }
        var new = (number: 0, index: 0)
        state.isDescribing = true
        objects.read(receiver: receiver, isDeinit: site?.isDeinit ?? false) {
            lock.withLock {
                new = append(moment(), state, site, number, result)
                return new.index
            }
        }
        // A return is no line.
        if number == nil, lock.withLock({ lines }) == lastLineToRead {
            objects.stopReading(after: new.index)
        }
        state.isDescribing = false
        return new
    }

    /// Ends the recording and reports code that is missing from it. A block that was handed over
    /// before and runs later is not recorded.
    /// - returns: `false` if another thread ends it, or has ended it.
    func end() -> Bool {
        let isFirst = lock.withLock {
            defer { isEnding = true }
            return !isEnding
        }
        guard isFirst else { return false }
        let places = lock.withLock { strays }
        let state = currentThread()
        state.isDescribing = true
        objects?.end(at: writer?.count ?? 0, rootSources)
        state.isDescribing = false
        // Only now: other threads must not change what is read.
        conductor.stop()
        writer?.close()
        guard !places.isEmpty else { return true }
        let lost = objects == nil ? "" : " Therefore it does not have who holds whom, either."
        warn(
            """
            Not in this recording: what ran on \(places.sorted().joined(separator: " and on ")) without \
            having been handed over by DispatchQueue.async, asyncAfter or a scheduler, such as code \
            after an await, in a task, a thread, a Timer, an operation, a work item or a group. \
            --order as-it-comes shows it.\(lost)
            """
        )
        return true
    }

    /// Whether this thread runs a block that was handed over.
    var isInBlock: Bool { currentThread().blocks > 0 }

    private func currentThread() -> ThreadState {
        let thread = ThreadNumber.current
        return lock.withLock {
            if let state = threads[thread] { return state }
            let state = ThreadState()
            threads[thread] = state
            return state
        }
    }

    private func append(
        _ moment: Step.Moment,
        _ state: ThreadState,
        _ site: Site?,
        _ number: Int?,
        _ result: String?
    ) -> (number: Int, index: Int) {
        if number == nil {
            numbers += 1
            if site?.hasLine != false { lines += 1 }
        }
        let number = number ?? numbers
        if state.number == 0 {
            numberedThreads += 1
            state.number = numberedThreads
        }
        let around = state.open.last
        let step = Step(
            number: number,
            moment: moment,
            lane: state.isMain ? "main" : laneNames.name(Lane.currentQueue),
            thread: state.number,
            depth: around?.depth ?? 0,
            caller: around?.number,
            time: clock.read() ?? timers.now,
            result: result
        )
        let from = site == nil ? nil : around?.site
        let index = writer?.append(step, site: site, from: from?.isOwn == true ? from : nil)
        return (number, index ?? 0)
    }
}
