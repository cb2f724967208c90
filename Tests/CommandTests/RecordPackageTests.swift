// `kit record --package`, on packages as readers have them.

import Foundation
import TestSupport
import XCTest

final class RecordPackageTests: CommandCase {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Shop",
                dependencies: [
                    .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.2.0"),
                    .package(path: "../Prices"),
                ],
                targets: [
                    .target(
                        name: "Basket",
                        dependencies: ["Prices", .product(name: "RxRelay", package: "RxSwift")],
                        path: "Code",
                        exclude: ["Unused.swift"]
                    ),
                    .executableTarget(name: "Shop", dependencies: ["Basket"]),
                    .testTarget(name: "BasketTests", dependencies: ["Basket"]),
                ]
            )
            """,
            to: "Shop/Package.swift"
        )
        try write(
            """
            import Prices
            import RxRelay
            import RxSwift

            public final class Basket {
                let items = BehaviorRelay<[String]>(value: [])
                public var total: Observable<Int> {
                    items.map { items in items.map(price).reduce(0, +) }
                }
                public init() {}
                public func add(_ item: String) { items.accept(items.value + [item]) }
            }
            """,
            to: "Shop/Code/Basket.swift"
        )
        try write("this is not Swift\n", to: "Shop/Code/Unused.swift")
        try write(
            """
            import Basket
            import RxSwift

            let basket = Basket()
            let subscription = basket.total.subscribe(onNext: { print("total", $0) })
            print("An empty Basket.", type(of: basket), basket)
            basket.add("tea")
            subscription.dispose()
            """,
            to: "Shop/Sources/Shop/main.swift"
        )
        try write(
            """
            import RxSwift
            import XCTest
            @testable import Basket

            final class BasketTests: XCTestCase {
                func testTotal() {
                    let basket = Basket()
                    var totals: [Int] = []
                    let subscription = basket.total.subscribe(onNext: { totals.append($0) })
                    basket.add("tea")
                    XCTAssertEqual(totals, [0, 5])
                    subscription.dispose()
                }
                func testNothing() {}
            }
            """,
            to: "Shop/Tests/BasketTests/BasketTests.swift"
        )
        try write(
            """
            // swift-tools-version: 5.5
            import PackageDescription

            let package = Package(
                name: "Prices",
                products: [.library(name: "Prices", targets: ["Prices"])],
                dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift", from: "6.0.0")],
                targets: [.target(name: "Prices", dependencies: ["RxSwift"])]
            )
            """,
            to: "Prices/Package.swift"
        )
        try write(
            "public func price(of item: String) -> Int { item.count + 1 }\n",
            to: "Prices/Sources/Prices/Price.swift"
        )
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The lines of user code.
    private func code(_ options: String...) throws -> String {
        let words = ["record", "--package", "Shop", "--level", "code"] + options
        let recorded = try run(words, folder: folder)
        return recorded.output.isEmpty ? recorded.error : recorded.output
    }

    /// The program, a test, and a file that uses the library: with the code of all targets, and of
    /// the package beside it.
    func testWhatRunsOfAPackage() throws {
        let program = try code()
        XCTAssertTrue(program.contains(#/prints total 4 +main.swift:5/#), program)
        XCTAssertTrue(program.contains("An empty Basket. Basket Basket"), program)
        XCTAssertTrue(program.contains(#/Basket\.add\(_:\) +Basket.swift:11/#), program)
        XCTAssertTrue(program.contains(#/price\(of:\) +Price.swift:1/#), program)
        XCTAssertEqual(
            try code("--product", "Shop"),
            program.replacing("--package Shop", with: "--package Shop --product Shop")
        )

        let marbles = try run(["record", "--package", "Shop"], folder: folder).output
        XCTAssertTrue(marbles.contains(#/(?m)^items +:6 /#), marbles)

        let failed = try run(
            ["record", "--package", "Shop", "--test", "BasketTests/testTotal", "--level", "code"],
            folder: folder
        )
        XCTAssertEqual(failed.status, 1, failed.error)
        XCTAssertTrue(failed.error.contains("[0, 4]"), failed.error)
        XCTAssertFalse(failed.error.contains("Test Suite"), failed.error)
        XCTAssertEqual(failed.error.split(separator: "Executed 1 test, with 1 failure").count, 2)
        XCTAssertTrue(
            failed.output.contains(#/closure of subscribe \(4\) +BasketTests.swift:9/#),
            failed.output
        )

        try write(
            "import Basket\n_ = Basket().total.subscribe { print($0) }\n",
            to: "mine.swift"
        )
        let driver = try code("--target", "Basket", "mine.swift")
        XCTAssertTrue(driver.contains(#/prints next\(0\) +mine.swift:2/#), driver)

        let why = ["why", "--package", "Shop/Package.swift", "--product", "Shop"]
        let asked = try run(why + ["Basket.swift:7"], folder: folder)
        XCTAssertTrue(asked.output.contains("Basket.swift:7"), asked.output + asked.error)
        let missed = try run(why + ["Baskt.swift:7"], folder: folder).error
        XCTAssertTrue(
            missed.contains("the program has no file 'Baskt.swift'. Did you mean 'Basket.swift'?"),
            missed
        )

        XCTAssertFalse(
            FileManager.default.fileExists(atPath: folder.appending(path: "Shop/.build").path)
        )
    }

    /// The compiler's errors name the reader's files.
    func testMistakesOfAPackage() throws {
        try write("import Prices\nlet price: String = 1\n", to: "Shop/Code/Mistake.swift")
        let file = folder.appending(path: "Shop/Code/Mistake.swift").resolvingSymlinksInPath().path
        let said = try code()
        XCTAssertTrue(
            said.contains("\(file):2: error: cannot convert value of type 'Int'"),
            said
        )
    }

    func testMistakesInWhatIsTypedOfAPackage() throws {
        let said = try [
            ["--package", "Nowhere"], ["--package", "Shop", "--product", "Shopp"],
            ["--package", "Shop", "--target", "Basket"],
            ["--package", "Shop", "--target", "Baskets"],
            ["--package", "Shop", "--product", "Shop", "--test", "BasketTests"],
            ["--package", "Shop", "none.swift"],
        ].map { try run(["record"] + $0, folder: folder).error }
        let expected = [
            "there is no folder ",
            "Shop has no executable product 'Shopp'. Did you mean 'Shop'?",
            "Basket is a library, and a library does not run by itself.",
            "Shop has no target 'Baskets'. Did you mean 'Basket'?",
            "give one of --product, --target and --test.",
            "there is no file none.swift.",
        ]
        for (said, expected) in zip(said, expected) {
            XCTAssertTrue(said.contains(expected), said)
        }
    }
}
