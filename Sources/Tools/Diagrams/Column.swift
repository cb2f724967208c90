// Who does something: the columns of a sequence diagram, and which calls are drawn.
// Chapter: 0 (diagrams)
//
// The rule: a picture shows the calls that go from one column to another. A column is all objects
// of one class on one lane; besides, there are the sample's closures and, for blocks of work, the
// queue itself. What is no object of its own (a struct, a function of a protocol, a static function,
// a closure of the library) does what it does in the column of its caller, and so does an
// initializer that another initializer calls. So an object's calls of itself are not drawn; the
// call tree has them.
//
// From outside there are two columns for each lane: the sample's code, and all else.

import Recorder

/// A column: all objects of one class on one lane.
struct Column: Hashable {
    static let user = "your code"
    static let queue = "queue"
    static let rest = "MiniRx, queue"

    let lane: String
    let name: String
}

/// From where one looks: at each object, or only at what goes into the library and comes out.
enum View {
    case inside
    case outside
}

/// Tells the column in which a line of a recording happens.
struct Columns {
    private let view: View
    /// All classes of which an object was asked to do something.
    private let classes: Set<String>
    /// Where each block runs, which a timer's hand-over does not say.
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

    /// Where a block that is handed over runs.
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
