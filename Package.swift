// swift-tools-version: 6.0

import PackageDescription

/// `Resources` counts live objects in debug builds, so that tests can prove that nothing leaks.
let debugOnly: [SwiftSetting] = [.define("TRACE_RESOURCES", .when(configuration: .debug))]

// Atomics come from the toolchain's `Synchronization`, which Apple ships since these releases.
let package = Package(
    name: "MiniRx",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "MiniRx", targets: ["MiniRx"]),
        .executable(name: "minirx", targets: ["MiniRxCommand"]),
    ],
    targets: [
        .target(name: "MiniRx", swiftSettings: debugOnly),
        .target(name: "Walkthroughs", dependencies: ["MiniRx"]),
        .executableTarget(name: "MiniRxCommand", dependencies: ["MiniRx", "Walkthroughs"]),
    ],
    swiftLanguageModes: [.v5]
)
