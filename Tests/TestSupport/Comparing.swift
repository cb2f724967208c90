// A sample's recording beside RxSwift's.

#if canImport(XCTest)
import XCTest

/// Fails with the first line in which a sample's recording differs from RxSwift's.
/// - parameter deinits: Whether to compare when what is freed, too.
public func compare(
    _ name: String,
    deinits: Bool = false,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    if let difference = try differenceFromRxSwift(name, deinits: deinits) {
        XCTFail("\(name): \(difference)", file: file, line: line)
    }
}

/// The same of many replays, for what is done on several threads.
public func compareManyReplays(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line
) throws {
    if let difference = try differenceFromRxSwiftInManyReplays(name) {
        XCTFail("\(name): \(difference)", file: file, line: line)
    }
}
#endif
