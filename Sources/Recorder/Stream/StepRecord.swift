// A step as it is stored: numbers in place of texts.
// Chapter: 0 (recording your own code)

/// The members of a step's record. What a step does not have is `nil` or 0.
struct StepRecord {
    let tag: RecordTag
    let number: Int
    let thread: Int
    let lane: Int
    let depth: Int
    var caller: Int?
    var time: Double?
    var result: Int?
    var site = 0
    var object: Int?
    var objectNumber: Int?
    var event: Int?
    var observer: (number: Int, type: Int)?
    var from: Int?
    var error: Int?
    var argument: Int?
    var block = 0
    var text: Int?

    /// - parameter cursor: It has read the tag.
    init(_ tag: RecordTag, _ cursor: inout RecordCursor) {
        self.tag = tag
        let fields = StepFields(rawValue: cursor.number())
        number = cursor.number()
        thread = cursor.number()
        lane = cursor.number()
        depth = cursor.number()
        if fields.contains(.caller) { caller = number - cursor.number() }
        if fields.contains(.time) { time = cursor.time() }
        if fields.contains(.result) { result = cursor.number() }
        switch tag {
        case .enters:
            site = cursor.number()
            if fields.contains(.object) { object = cursor.number() }
            if fields.contains(.number) { objectNumber = cursor.number() }
            if fields.contains(.event) { event = cursor.number() }
            if fields.contains(.observer) { observer = (cursor.number(), cursor.number()) }
            if fields.contains(.from) { from = cursor.number() }
            if fields.contains(.error) { error = cursor.number() }
            if fields.contains(.argument) { argument = cursor.number() }
        case .handsOver:
            block = cursor.number()
            text = cursor.number()
        case .runs, .ends: block = cursor.number()
        case .prints, .marks: text = cursor.number()
        default: break
        }
    }

    /// Whether all texts and probes that it names are known.
    func isWhole(texts: Int, sites: Int) -> Bool {
        let named = [lane, result, object, event, observer?.type, error, argument, text]
        return named.allSatisfy { $0 ?? 0 < texts }
            && (tag != .enters || site < sites) && from ?? 0 < max(sites, 1)
    }
}
