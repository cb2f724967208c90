// Functions whose body is one expression, a choice, or nothing; and what may stand before it.

func nothing() {}
func nothingButAComment() { /* nobody is here */  }
func one() -> Int { 1 }
func explicit() -> Int { return 1 }
func chained() -> [Int] {
    [3, 1, 2]
        .sorted()
        .map { $0 * 2 }
}
func sum(_ a: Int, _ b: Int) -> Int {
    a
        + b
}
func many(_ numbers: Int...) -> Int { numbers.reduce(0) { $0 + $1 } }
func either(_ flag: Bool) -> String { flag ? "yes" : "no" }
func choice(_ number: Int) -> String { if number == 0 { "none" } else { "some" } }
func choiceThatReturns(_ number: Int) -> String {
    if number == 0 { return "none" } else { return "some" }
}
func cases(_ number: Int) -> String {
    switch number {
    case 0: "none"
    case 1...3 where number > 1: "few"
    default: "many"
    }
}
func never() -> Never { fatalError("nobody calls this") }
func alsoNever() -> Int { never() }
func stops(_ number: Int?) -> Int {
    guard let number else { return -1 }
    defer { print("stops", number) }
    return number
}
func changes(_ number: inout Int) { number += 1 }
func assigns(_ numbers: inout [Int]) { numbers[0] = 9 }
func generic<Value: Sequence>(_ value: Value) -> Value.Element? where Value.Element: Comparable {
    value.max()
}
func opaque() -> some Sequence<Int> { [1, 2] }
func lazily(_ value: @autoclosure () -> Int, or other: () -> Int = { 5 }) -> Int {
    value() + other()
}
func rethrowing(_ body: () throws -> Int) rethrows -> Int { try body() }
struct Failure: Error {}
func throwing(_ fails: Bool) throws -> Int { if fails { throw Failure() } else { 1 } }
func typed() throws(Failure) -> Int { throw Failure() }
func discarded() -> Int { 1 }
func nested(_ number: Int) -> Int {
    func twice(_ number: Int) -> Int { number * 2 }
    let closure = { (number: Int) -> Int in twice(number) + 1 }
    return closure(number)
}
func returnsFunction(_ step: Int) -> (Int) -> Int { { $0 + step } }
func labelled() -> Int {
    outer: for x in 1...3 {
        for y in 1...3 where x * y == 4 { break outer }
    }
    var count = 0
    repeat { count += 1 } while count < 3
    while count > 2 { count -= 1 }
    do { count += try throwing(false) } catch let error as Failure { print(error) } catch {}
    return count
}
#if os(Linux)
func platform() -> String { "Linux" }
#else
func platform() -> String { "another" }
#endif

func functions() {
    nothing()
    nothingButAComment()
    var number = one() + explicit()
    changes(&number)
    var numbers = [1, 2]
    assigns(&numbers)
    print(number, numbers, chained(), sum(1, 2), many(1, 2, 3), either(true), choice(0), cases(2))
    print(choiceThatReturns(1), stops(nil), stops(2), generic([1, 3, 2]) as Any, Array(opaque()))
    print(
        lazily(1),
        lazily(1, or: { 2 }),
        rethrowing { 3 },
        (try? rethrowing { throw Failure() }) as Any
    )
    print((try? throwing(true)) as Any, (try? typed()) as Any, nested(3), returnsFunction(1)(2))
    print(labelled(), platform() == platform())
    if [1, 2].contains(where: { $0 > 1 }) { _ = discarded() }
    for number in [1, 2, 3].filter({ $0 > 1 }) where [number].allSatisfy({ $0 > 2 }) {
        print(number)
    }
}

/// Parameter packs.
final class Packed<each Element, Result> {
    let values: (repeat [each Element])
    let selector: (repeat each Element) -> Result

    init(_ values: repeat [each Element], selector: @escaping (repeat each Element) -> Result) {
        self.values = (repeat each values)
        self.selector = selector
    }

    func counts() -> [Int] {
        var all: [Int] = []
        for one in repeat each values { all.append({ one.count }()) }
        return all
    }

    func result(of elements: repeat each Element) -> Result { selector(repeat each elements) }
}
