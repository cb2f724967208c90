// What was built beside the tests: the command, and what judges of exercises are linked with.

#if canImport(XCTest)
import Foundation
import Toolchain
import XCTest

/// The folder that the command and these tests were built into.
public var builtProducts: BuiltProducts {
    #if os(macOS)
    return BuiltProducts(
        Bundle(for: PackageCopy.self).bundleURL.deletingLastPathComponent()
    )
    #else
    return BuiltProducts(Bundle.main.bundleURL)
    #endif
}

/// Whether these tests were built with the thread sanitizer.
public let isUnderThreadSanitizer = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil

/// Skips a test that links programs, such as judges, to what was built: they are linked without
/// the thread sanitizer.
public func skipUnderThreadSanitizer() throws {
    try XCTSkipIf(
        isUnderThreadSanitizer,
        "Programs cannot be linked to what was built for the sanitizer."
    )
}
#endif
