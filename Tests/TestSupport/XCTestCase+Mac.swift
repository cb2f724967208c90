// What XCTestCase has on a Mac, so that Linux refuses a test that a Mac would refuse.

// On a Mac XCTestCase is an NSObject. Inside a test a member hides a function of the same name, so
// `load(number)` means NSObject's `load` there, and does not compile. Here the same members stand,
// for nobody to call.
#if !canImport(ObjectiveC) && canImport(XCTest)
import Recorder
import XCTest

// Nobody calls them, so nobody looks them up.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(
    *,
    unavailable,
    message: "On a Mac this is a member of every test: qualify the name."
)
extension XCTestCase {
    // MARK: NSObject's own, on the class

    public static func load() {}
    public static func initialize() {}
    public static func copy(with zone: Any?) -> Any { zone! }
    public static func mutableCopy(with zone: Any?) -> Any { zone! }
    public static func instancesRespond(to selector: Any) -> Bool { false }
    public static func instanceMethod(for selector: Any) -> Any { selector }
    public static func isSubclass(of other: AnyClass) -> Bool { false }
    public static func resolveClassMethod(_ selector: Any) -> Bool { false }
    public static func resolveInstanceMethod(_ selector: Any) -> Bool { false }
    public static func version() -> Int { 0 }
    public static func setVersion(_ version: Int) {}

    // MARK: NSObject's own, on each object

    public var hash: Int { 0 }
    public var hashValue: Int { 0 }
    public var description: String { "" }
    public var debugDescription: String { "" }
    public var superclass: AnyClass? { nil }
    public func `class`() -> AnyClass { Self.self }
    public func hash(into hasher: inout Hasher) {}
    public func isEqual(_ object: Any?) -> Bool { false }
    public func isKind(of other: AnyClass) -> Bool { false }
    public func isMember(of other: AnyClass) -> Bool { false }
    public func isProxy() -> Bool { false }
    public func conforms(to other: Any) -> Bool { false }
    public func responds(to selector: Any) -> Bool { false }
    public func copy() -> Any { self }
    public func mutableCopy() -> Any { self }
    public func finalize() {}
    public func method(for selector: Any) -> Any { selector }
    public func forwardingTarget(for selector: Any) -> Any? { nil }
    public func doesNotRecognizeSelector(_ selector: Any) {}
    public func perform(_ selector: Any) -> Any? { nil }
    public func perform(_ selector: Any, with object: Any?) -> Any? { nil }
    public func perform(_ selector: Any, with object: Any?, afterDelay: TimeInterval) {}
    public func retain() -> Self { self }
    public func release() {}
    public func autorelease() -> Self { self }
    public func retainCount() -> Int { 0 }
    public func zone() -> Any? { nil }

    // MARK: Foundation's

    public var className: String { "" }
    public var classCode: UInt32 { 0 }
    public var classDescription: Any { self }
    public var classForCoder: AnyClass { Self.self }
    public var attributeKeys: [String] { [] }
    public var observationInfo: Any? { nil }
    public var scriptingProperties: [String: Any]? { nil }
    public func value(forKey key: String) -> Any? { nil }
    public func value(forKeyPath path: String) -> Any? { nil }
    public func setValue(_ value: Any?, forKey key: String) {}
    public func setNilValueForKey(_ key: String) {}
    public func setValuesForKeys(_ values: [String: Any]) {}
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] { [:] }
    public func validateValue(_ value: Any?, forKey key: String) throws {}
    public func mutableArrayValue(forKey key: String) -> Any { self }
    public func mutableSetValue(forKey key: String) -> Any { self }
    public func observe(_ path: AnyKeyPath, options: Any, changeHandler: Any) -> Any { self }
    public func observeValue(forKeyPath path: String?, of object: Any?, change: Any?) {}
    public func addObserver(_ observer: Any, forKeyPath path: String) {}
    public func removeObserver(_ observer: Any, forKeyPath path: String) {}
    public func willChangeValue(forKey key: String) {}
    public func didChangeValue(forKey key: String) {}
    public func willChange(_ change: Any, valuesAt indices: Any, forKey key: String) {}
    public func didChange(_ change: Any, valuesAt indices: Any, forKey key: String) {}
    public func awakeAfter(using coder: Any) -> Any? { nil }
    public func replacementObject(for coder: Any) -> Any? { nil }
    public func attemptRecovery(fromError error: Error, optionIndex: Int) -> Bool { false }
    public func coerceValue(_ value: Any?, forKey key: String) -> Any? { nil }
    public func insertValue(_ value: Any, inPropertyWithKey key: String) {}
    public func removeValue(at index: Int, fromPropertyWithKey key: String) {}
    public func replaceValue(at index: Int, inPropertyWithKey key: String, withValue: Any) {}
    public func doesContain(_ object: Any) -> Bool { false }
    public func isEqual(to object: Any?) -> Bool { false }
    public func isLessThan(_ object: Any?) -> Bool { false }
    public func isGreaterThan(_ object: Any?) -> Bool { false }
    public func isLike(_ text: String) -> Bool { false }

    // MARK: AppKit's

    public var exposedBindings: [Any] { [] }
    public func bind(_ name: Any, to object: Any, withKeyPath path: String, options: Any?) {}
    public func unbind(_ name: Any) {}
    public func awakeFromNib() {}
    public func commitEditing() -> Bool { false }
    public func discardEditing() {}

    // MARK: XCTest's, of which Linux has fewer

    public static var defaultMeasureOptions: Any { Self.self }
    public static var defaultMetrics: [Any] { [] }
    public static var testInvocations: [Any] { [] }
    public static var runsForEachTargetApplicationUIConfiguration: Bool { false }
    public var executionTimeAllowance: TimeInterval { 0 }
    public var invocation: Any? { nil }
    public func add(_ attachment: Any) {}
    public func addUIInterruptionMonitor(withDescription text: String, handler: Any) {}
    public func removeUIInterruptionMonitor(_ monitor: Any) {}
    public func keyValueObservingExpectation(for object: Any, keyPath: String) -> Any { self }
    public func record(_ issue: Any) {}
}
#endif
