// Every order in which threads can meet, for tests.

#if canImport(XCTest)
import Judging
import XCTest

/// Runs pieces of code against each other in every order that there is, as `inEveryOrder`.
/// Fails if there are too many, or if the pieces wait for each other.
/// - returns: How many orders there were.
public func forEveryInterleaving(
    limit: Int = 20_000,
    _ prepare: () -> (pieces: [() -> Void], check: (_ order: String) -> Void)
) -> Int {
    do {
        let (count, isAll) = try inEveryOrder(limit: limit) {
            let (pieces, check) = prepare()
            return (pieces, check)
        }
        XCTAssert(isAll, "There are more than \(limit) orders in which the threads can meet.")
        return count
    } catch {
        XCTFail("\((error as? Broken)?.message ?? "\(error)")")
        return 0
    }
}
#endif
