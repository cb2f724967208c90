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

    /// Skips a test that judges answers: judges are not linked with the thread sanitizer.
    public func skipUnderThreadSanitizer() throws {
        let isSanitized = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil
        try XCTSkipIf(isSanitized, "Judges cannot be linked to what was built for the sanitizer.")
    }
#endif
