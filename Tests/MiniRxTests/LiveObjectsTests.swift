// What the recorder knows of objects and of the references between them.

import MiniRxTraced
import Synchronization
import TestSupport
import XCTest

@testable import Recorder

final class LiveObjectsTests: XCTestCase {
    private final class Node {
        var next: Node?
        let name = "node"
    }

    private struct Pair {
        let first: Node
        var others: [String: [Node?]]
    }

    private final class Owner {
        let _weak_parent = _Weak(2); weak var parent: Node?, child: Node?
        let _unowned_home = _Unowned(); unowned let home: Node
        let count = Atomic(1)
        let lock = Mutex(Node())
        let guarding = NSLock()
        var pair: Pair?
        var any: Any = 1
        var action: (() -> Void)? = {}
        lazy var later = Node()

        init(_ home: Node) {
            self.home = home
        }
    }

    private var index = 0
    private let writer = RecordingWriter()

    /// The changes that the next step sees.
    private func changes(_ objects: LiveObjects, isDeinit: Bool = false) -> ReferenceChanges {
        index += 1
        objects.read(receiver: nil, isDeinit: isDeinit) { index }
        return writer.stored().changes[index] ?? ReferenceChanges()
    }

    func testReferencesAreFoundInStructsCollectionsAndOptionals() {
        let objects = LiveObjects(writer)
        let (home, first, second) = (Node(), Node(), Node())
        var owner: Owner? = Owner(home)
        owner!.pair = Pair(first: first, others: ["a": [second, nil]])
        owner!.parent = home
        owner!.child = first
        owner!.any = (1, second)
        objects.note(owner!)
        for node in [home, first, second] { objects.note(node) }
        func reference(_ property: String, _ to: Int?, isWeak: Bool = false) -> Reference {
            Reference(from: 1, property: property, to: to, isWeak: isWeak)
        }
        let found = changes(objects)
        XCTAssertEqual(found.alive.map(\.type), ["Owner", "Node", "Node", "Node"])
        XCTAssertEqual(
            found.holds,
            [
                reference("action", nil), reference("any", 4),
                reference("child", 3, isWeak: true), reference("pair", 3),
                reference("pair", 4), reference("parent", 2, isWeak: true),
            ],
            "no unowned reference, none in a mutex, no lazy property before its first use"
        )
        owner!.action = nil
        owner!.pair!.others = [:]
        _ = owner!.later
        let later = changes(objects)
        XCTAssertEqual(later.alive, [LiveObject(number: 5, type: "Node")])
        XCTAssertEqual(later.holds, [reference("later", 5)])
        XCTAssertEqual(later.drops, [reference("action", nil), reference("pair", 4)])
        owner = nil
        XCTAssertEqual(changes(objects).freed, [1, 5])
    }

    private final class Actions<Element> {
        var actions: [(Element) -> Void] = []
        var plain: (() -> Void)?

        /// A closure whose captures have types with generic parameters.
        func keep(_ action: @escaping (Element) -> Void, _ other: Node) {
            plain = { [self] in
                actions.append(action); _ = other
            }
        }

        func keep(_ element: Element, _ all: [Element], _ maybe: Element?, _ other: Node) {
            plain = { _ = (element, all, maybe, other) }
        }

        func keep(_ pair: (Element, Node)) {
            plain = { _ = pair }
        }
    }

    /// What an object's closures capture, by property.
    private func captured(by object: AnyObject, among others: [Node]) -> [Reference] {
        let objects = LiveObjects(writer)
        objects.note(object)
        for other in others { objects.note(other) }
        return changes(objects).holds.filter { $0.isCaptured }
    }

    func testWhatClosuresCaptureIsFound() {
        let (node, second) = (Node(), Node())
        let actions = Actions<Int>()
        func references(_ action: @escaping (Int) -> Void) -> [Reference] {
            actions.actions = [action]
            return captured(by: actions, among: [node, second])
        }
        func to(_ numbers: Int...) -> [Reference] {
            numbers.map { Reference(from: 1, property: "actions", to: $0, isCaptured: true) }
        }
        XCTAssertEqual(references { _ in }, [])
        XCTAssertEqual(references { _ in _ = node }, to(2))
        XCTAssertEqual(references { _ in _ = (second, node, node.name) }, to(2, 3))
        XCTAssertEqual(references { [weak node] _ in _ = node }, [])
        XCTAssertEqual(references { [unowned node] _ in _ = node }, [])
        let (text, maybe, either) = ("text", Optional(second), (1, [node]))
        XCTAssertEqual(references { _ in print(text, maybe as Any, either) }, to(2, 3))
        let inner = { _ = node }
        XCTAssertEqual(references { _ in inner() }, to(2))
        var shared: Node? = second
        XCTAssertEqual(references { _ in _ = shared }, to(3))
        shared = node
        XCTAssertEqual(references { _ in _ = shared }, to(2))
    }

    func testWhatAClosureOfGenericCodeCapturesIsFound() {
        let (node, second) = (Node(), Node())
        let actions = Actions<Int>()
        actions.keep({ _ in _ = second }, node)
        XCTAssertEqual(captured(by: actions, among: [node, second]).map(\.to), [1, 2, 3])
    }

    func testGenericArgumentsAreLookedUpInTheContext() {
        let nodes = (0..<4).map { _ in Node() }
        let actions = Actions<Node>()
        actions.keep(nodes[0], [nodes[1]], nodes[2], nodes[3])
        XCTAssertEqual(captured(by: actions, among: nodes).map(\.to), [2, 3, 4, 5])
        let numbers = Actions<UInt8>()
        numbers.keep(1, [2], 3, nodes[3])
        XCTAssertEqual(captured(by: numbers, among: nodes).map(\.to), [5])
    }

    /// Where the next values are after a value of a type that depends on generic arguments otherwise
    /// is not known.
    func testThatAClosureCannotBeReadAsAWholeIsSaid() {
        let actions = Actions<Int>()
        actions.keep((7, Node()))
        XCTAssertEqual(
            captured(by: actions, among: []),
            [Reference(from: 1, property: "plain", to: nil, isCaptured: true)]
        )
    }

    /// Reading an unowned reference to a freed object would end the program.
    func testAnUnownedReferenceToAFreedObjectIsNotRead() {
        let objects = LiveObjects(writer)
        var home: Node? = Node()
        let owner = Owner(home!)
        home = nil
        objects.note(owner)
        XCTAssertEqual(changes(objects).holds.map(\.property), ["action"])
    }

    /// The picture holds nothing: what only it knows is freed at once.
    func testAnObjectLivesNoLonger() {
        let objects = LiveObjects(writer)
        weak var node: Node?
        do {
            let first = Node()
            first.next = Node()
            node = first.next
            objects.note(first)
            XCTAssertEqual(changes(objects).alive.count, 2)
        }
        XCTAssertNil(node)
        XCTAssertEqual(changes(objects).freed, [1, 2])
    }

    /// While a deinitializer runs, the elements of a collection may be gone that it still counts.
    func testInADeinitializerOnlySingleReferencesAreRead() {
        let objects = LiveObjects(writer)
        let owner = Owner(Node())
        let (node, other) = (Node(), Node())
        owner.pair = Pair(first: node, others: [:])
        node.next = other
        for object in [owner, node, other] as [AnyObject] { objects.note(object) }
        _ = changes(objects)
        owner.pair = nil
        node.next = nil
        XCTAssertEqual(changes(objects, isDeinit: true).drops.map(\.property), ["next"])
        XCTAssertEqual(changes(objects).drops.map(\.property), ["pair"])
    }

    /// A subscription that is never disposed of.
    func testALeakRemainsInThePictureAndItsCycleIsNamed() throws {
        let recording = Trace.record(order: .producerFirst, references: true) {
            _ = Observable<Int>.create { _ in Disposables.create() }
                .map { $0 + 1 }
                .subscribe(onNext: { _ in })
        }
        let remaining = recording.remaining
        XCTAssertEqual(
            remaining.retainCycles.map { $0.map(\.type).sorted() },
            [["AnonymousObservableSink", "MapSink", "SinkDisposer", "SinkDisposer"]]
        )
        let disposed = Trace.record(order: .producerFirst, references: true) {
            Observable<Int>.create { _ in Disposables.create() }
                .map { $0 + 1 }
                .subscribe(onNext: { _ in })
                .dispose()
        }
        XCTAssertEqual(disposed.remaining.retainCycles, [])
        XCTAssertEqual(disposed.remaining.objects.values.map(\.type), ["CurrentThreadScheduler"])
    }

    func testWithoutReferencesNothingIsKnownOfObjects() {
        let recording = Trace.record { _ = Observable.just(1).subscribe() }
        XCTAssertEqual(recording.changes, [:])
        XCTAssertEqual(recording.receivers, [:])
        XCTAssertEqual(recording.remaining, ReferencePicture())
    }
}
