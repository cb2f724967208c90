// One event of a recording, as the page of the player gets it.
// Chapter: 0 (the player)

import Recorder

/// A call, a return, or another step of a recording. Members that it does not have are omitted.
struct PlayerEvent: Encodable {
    let kind: String
    /// The index of its lane.
    let lane: Int
    var depth: Int?
    /// The number of its line. A return has the number of its call; a deinitializer has none.
    var line: Int?
    /// The number of the line of its caller.
    var caller: Int?
    /// The line in the caller's file on which the call stands; without a caller, in the first file.
    var at: Int?
    /// How close it is to the reader's code: 2, 3 or 4.
    var level: Int?
    /// The text of its line.
    var shows: String?
    /// The index of its source file.
    var file: Int?
    /// The first and the last line of the called function.
    var first: Int?
    var last: Int?
    /// Of a closure inside one line: its first column, and the column after its last.
    var span: [Int]?
    /// The number of the receiver, if the picture of the objects shows it.
    var object: Int?
    var block: Int?
    /// The index of the lane of a block that is handed over; -1 for a timer.
    var to: Int?
    /// What a closure of the reader's code received, and what it returned.
    var argument: String?
    var result: String?
    /// The text of a print or of a mark.
    var text: String?
    var changes: Changes?

    /// What changes in the picture of the objects.
    struct Changes: Encodable {
        var alive: [Named] = []
        var holds: [Reference] = []
        var drops: [Reference] = []
        var fields: [Field] = []
        var freed: [Int] = []
    }

    /// `[3, "AnonymousObservable"]`.
    struct Named: Encodable {
        let number: Int
        let type: String

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(number)
            try list.encode(type)
        }
    }

    /// `[3, "isStopped", "true"]`.
    struct Field: Encodable {
        let change: FieldChange

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(change.object)
            try list.encode(change.field)
            try list.encode(change.text)
        }
    }

    /// `[5, "cancel", 6]`, `[5, "parent", 6, "weak"]`, or `[5, "action", 6, "captured", "leak.swift:12"]`.
    struct Reference: Encodable {
        let from: Int
        let property: String
        let to: Int
        let isWeak: Bool
        /// For a captured reference: the places of the closures that it may come from.
        let closure: String?

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(from)
            try list.encode(property)
            try list.encode(to)
            if isWeak { try list.encode("weak") }
            guard !isWeak, let closure else { return }
            try list.encode("captured")
            if !closure.isEmpty { try list.encode(closure) }
        }
    }
}
