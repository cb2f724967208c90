// The columns of a sequence diagram, and the calls that are drawn.
// Chapter: 0 (diagrams)
//
// The rule: a picture shows the calls from one column to another. A column represents all objects
// of one class on one lane. Further columns are the sample's closures and, for blocks, the queue.
// Code that does not belong to an object (a struct, a function of a protocol, a static function, a
// closure of the library) is in the column of its caller, and so is an initializer that another
// initializer calls. Therefore an object's calls of itself are not drawn; the call tree has them.
//
// The view from outside has two columns for each lane: the sample's code, and everything else.

import Recorder

/// A column: all objects of one class on one lane.
struct Column: Hashable {
    static let user = "your code"
    static let queue = "queue"
    static let rest = "MiniRx, queue"

    let lane: String
    let name: String
}

/// The view: of each object, or only of the calls into the library and out of it.
enum View {
    case inside
    case outside
}

/// Finds the column of a line of a recording.
struct Columns {
    private let view: View
    /// All classes with an object that was called.
    private let classes: Set<String>
    /// The lane of each block. The line of a timer's hand-over does not have it.
    private let lanes: [Int: String]

    init(_ recording: Recording, _ view: View) {
        self.view = view
        var classes: Set<String> = []
        var lanes: [Int: String] = [:]
        for step in recording.steps {
            switch step.moment {
            case .enters(let call): classes.formUnion(call.object.map { [$0] } ?? [])
            case .runs(let block): lanes[block] = step.lane
            default: break
            }
        }
        self.classes = classes
        self.lanes = lanes
    }

    func column(of happening: Happening) -> Column {
        if case .runs = happening.line.step.moment {
            return queue(on: happening.lane)
        }
        let name = happening.call.flatMap { ownName(of: $0, in: happening) }
        return Column(lane: happening.lane, name: name ?? caller(of: happening).name)
    }

    func caller(of happening: Happening) -> Column {
        happening.parent.map(column) ?? Column(lane: happening.lane, name: Column.user)
    }

    /// The lane on which a block that is handed over runs.
    func queue(of block: Int, handedTo lane: String) -> Column {
        queue(on: lanes[block] ?? lane)
    }

    private func queue(on lane: String) -> Column {
        Column(lane: lane, name: view == .outside ? Column.rest : Column.queue)
    }

    private func ownName(of call: Call, in happening: Happening) -> String? {
        if call.type == "(user)" { return Column.user }
        if view == .outside { return Column.rest }
        if let object = call.object { return object }
        guard let type = call.type, call.function.hasPrefix("init"), classes.contains(type),
            happening.parent?.call?.function.hasPrefix("init") != true
        else { return nil }
        return type
    }
}
