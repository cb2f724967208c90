// swift-tools-version: 6.0

import PackageDescription

/// `Resources` counts live objects in debug builds, so that tests can prove that nothing leaks.
let debugOnly: [SwiftSetting] = [.define("TRACE_RESOURCES", .when(configuration: .debug))]

// Atomics come from the toolchain's `Synchronization`, which Apple ships since these releases.
let package = Package(
    name: "MiniRx",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "MiniRx", targets: ["MiniRx"])
    ],
    targets: [
        .target(name: "MiniRx", swiftSettings: debugOnly)
    ],
    swiftLanguageModes: [.v5]
)
