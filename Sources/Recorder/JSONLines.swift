// Writes a recording as JSON Lines, one object per step, for other programs.
// Chapter: 0 (how to read a trace)

import Foundation

extension Recording {
    /// Returns the steps, including returns, as one JSON object per line.
    public func jsonLines() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try steps.map { step in
            String(decoding: try encoder.encode(Record(step)), as: UTF8.self) + "\n"
        }.joined()
    }
}

/// The members of an object. Members that a step does not have are omitted.
private struct Record: Encodable {
    let number: Int
    let record: String
    let lane: String
    let thread: Int
    let depth: Int
    let caller: Int?
    var type: String?
    var function: String?
    var receiver: String?
    /// The receiver's number among the objects of all classes.
    var object: Int?
    /// The number of the object that is passed as the observer.
    var observer: Int?
    var event: String?
    var error: String?
    var argument: String?
    var result: String?
    var time: Double?
    var file: String?
    var line: UInt?
    var block: Int?
    var to: String?
    var text: String?

    init(_ step: Step) {
        number = step.number
        lane = step.lane
        thread = step.thread
        depth = step.depth
        caller = step.caller
        time = step.time
        result = step.result
        switch step.moment {
        case .enters(let call):
            record = "enter"
            type = call.type
            function = call.function
            receiver = call.receiver
            object = call.number
            observer = call.observer?.number
            event = call.event
            error = call.error
            argument = call.argument
            file = call.file
            line = call.line
        case .leaves:
            record = "leave"
        case .handsOver(let block, let to):
            record = "hand-over"
            self.block = block
            self.to = to
        case .runs(let block):
            record = "run"
            self.block = block
        case .ends(let block):
            record = "end"
            self.block = block
        case .prints(let text):
            record = "print"
            self.text = text
        case .marks(let text):
            record = "mark"
            self.text = text
        }
    }
}
