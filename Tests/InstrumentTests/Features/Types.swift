// Types: initializers, accessors, subscripts, what is static, what cannot be copied.

@resultBuilder
enum Numbers {
    static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
    static func buildExpression(_ number: Int) -> [Int] { [number] }
    static func buildOptional(_ numbers: [Int]?) -> [Int] { numbers ?? [] }
}
struct Built {
    let numbers: [Int]
    init(@Numbers _ numbers: () -> [Int]) { self.numbers = numbers() }
    @Numbers var two: [Int] {
        1
        2
    }
    @Numbers func some(_ more: Bool) -> [Int] {
        1
        if more { 2 }
    }
}

@propertyWrapper
struct Limited {
    var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
}
struct Wrapped {
    @Limited var number = 3
    private(set) var log: [String] = [] { willSet { if newValue.count > 5 { print("full") } } }
    var both: Int {
        get { number }
        set { number = newValue }
    }
    mutating func note(_ text: String) { log.append(text) }
}

class Base {
    var property: Int {
        get { 1 }
        set {}
    }
    init() {}
    convenience init(number: Int) { self.init() }
    required init?(text: String) { return nil }
    class func name() -> String { "base" }
    subscript(index: Int) -> Int { index }
    func called(by name: String, _ action: @escaping () -> Void = {}) { action() }
}
final class Derived: Base {
    override var property: Int { didSet { print("was", oldValue) } }
    override class func name() -> String { super.name() + ", derived" }
    override subscript(index: Int) -> Int {
        get { super[index] + 1 }
    }
    static subscript(text: String) -> Int { text.count }
    deinit { print("freed") }
}
class Child: Sized {
    weak var parent: Base?
    @Limited private(set) var age = 3
    @available(*, deprecated) private unowned(unsafe) let unused: Base
    private unowned let owner: Base
    var size: Int { owner[age] }
    func grow() -> Self { self }
    init(of owner: Base) { self.owner = owner; unused = owner }
    init?(orphanOf owner: Base?) throws {
        guard let owner else { return nil }
        self.owner = owner
        unused = owner  // Not used.
    }
}
final class Grandchild: Child {
    weak var grandparent: Base?, other: Base?
    let number: Int
    override init(of owner: Base) {
        number = 4
        super.init(of: owner)
        grandparent = owner
    }
    init() { fatalError("never") }
}
class Root { var word = "root" }
final class Plain: Root {
    let number: Int
    override init() { number = 5 }
}
enum Shape: Equatable, CustomStringConvertible {
    case circle(radius: Int), square(side: Int = 1)
    indirect case pair(Shape, Shape)
    var description: String {
        switch self {
        case .circle(let radius): "circle \(radius)"
        case let .square(side): "square \(side)"
        case .pair(let first, let second):
            "\(first) and \(second)"
        }
    }
    static func == (one: Shape, other: Shape) -> Bool { "\(one)" == "\(other)" }
    static prefix func - (shape: Shape) -> Shape { .pair(shape, shape) }
}
protocol Sized { associatedtype Size: Equatable; var size: Size { get }; func grow() -> Self }
extension Sized { var isSame: Bool { size == size } }
struct Box: Sized {
    struct Inside { let value: Int; func twice() -> Int { value * 2 } }
    var size: Int { Inside(value: 2).twice() }
    func grow() -> Box { self }
}
extension Optional where Wrapped == Int {
    var orZero: Int { self ?? 0 }
    mutating func increment() { self = orZero + 1 }
}
struct Single: ~Copyable {
    let number: Int
    consuming func take() -> Int { number }
    borrowing func look() -> Int { number }
    deinit { print("single gone") }
}

func types() {
    print(
        Built {
            1; 2
        }.numbers,
        Built { 3 }.two,
        Built { 3 }.some(true)
    )
    var wrapped = Wrapped()
    wrapped.both = 99
    wrapped.note("x")
    print(wrapped.number, wrapped.log)
    do {
        let derived = Derived(number: 1)
        derived.property = 3
        derived.called(by: "me")
        derived.called(by: "me") { print("called") }
        print(derived[2], Derived["abc"], Derived.name(), Base(text: "") as Any)
    }
    print(-Shape.square(), Shape.circle(radius: 1) == .circle(radius: 1), Box().grow().isSame)
    var number: Int?
    number.increment()
    print(number.orZero)
    let base = Base()
    let child = Grandchild(of: base)
    child.parent = child.grandparent
    print(child.size, child.parent === base, try! Child(orphanOf: nil) == nil, Plain().number)
    let single = Single(number: 7)
    print(single.look(), single.take())
}
