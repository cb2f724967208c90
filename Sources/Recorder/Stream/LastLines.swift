// Makes one recording of the files that are left of a longer one.
// Chapter: 0 (recording an app)

/// Copies the steps of such files, as if the recording had begun with them: without the returns and
/// the ends of what is not there any more, and with numbers from 1.
struct LastLines {
    private struct OpenCall {
        /// Its number in the whole recording.
        let number: Int
        let isShown: Bool
    }

    private let writer = RecordingWriter()
    /// The open calls of each thread, innermost last.
    private var open: [Int: [OpenCall]] = [:]
    /// The blocks whose beginnings are there, and not their ends.
    private var blocks: Set<Int> = []
    /// The numbers of the calls, by their numbers in the whole recording.
    private var numbers: [Int: Int] = [:]
    /// The indices of the calls, by their indices in the whole recording.
    private var indices: [Int: Int] = [:]
    private var lastNumber = 0

    /// The first line of what is left of a recording.
    static let mark = "the lines before are not kept"

    /// What is left of a recording.
    /// - parameter parts: The contents of its files, in order.
    static func joined(_ parts: [StoredRecording]) -> StoredRecording {
        var lines = LastLines()
        let first = parts[0]
        if first.part!.number > 0, !first.steps.isEmpty {
            let step = first.step(0)
            lines.append(step, .marks(mark))
        }
        for part in parts { lines.add(part) }
        return lines.writer.stored()
    }

    private mutating func add(_ part: StoredRecording) {
        for index in part.steps.indices {
            let (step, record) = (part.step(index), part.record(index))
            switch step.moment {
            case .enters:
                let site = part.site(record)
                let from = part.callingSite(record)
                indices[part.part!.start + index] = append(step, step.moment, site, from)
                numbers[step.number] = lastNumber
                let call = OpenCall(number: step.number, isShown: !site.isOwnFunction)
                open[step.thread, default: []].append(call)
            case .leaves:
                guard open[step.thread]?.last?.number == step.number else { continue }
                open[step.thread]?.removeLast()
                append(step, .leaves)
            case .runs(let block):
                blocks.insert(block)
                append(step, step.moment)
            case .ends(let block):
                // A diagram takes the last block that runs on the thread for the one that ends.
                if blocks.remove(block) != nil { append(step, step.moment) }
            case .handsOver, .prints, .marks: append(step, step.moment)
            }
        }
        // An initializer may have begun in one file and ended in the next.
        for (index, number) in part.numbers {
            if let index = indices[index] { writer.append(number: number, of: index) }
        }
    }

    /// - returns: The index of the step.
    @discardableResult
    private mutating func append(
        _ step: Step,
        _ moment: Step.Moment,
        _ site: Site? = nil,
        _ from: Site? = nil
    ) -> Int {
        let isReturn = moment == .leaves
        if !isReturn { lastNumber += 1 }
        let around = open[step.thread] ?? []
        return writer.append(
            Step(
                number: isReturn ? numbers[step.number]! : lastNumber,
                moment: moment,
                lane: step.lane,
                thread: step.thread,
                depth: around.count { $0.isShown },
                caller: step.caller.flatMap { numbers[$0] },
                time: step.time,
                result: step.result
            ),
            site: site,
            from: from
        )
    }
}
