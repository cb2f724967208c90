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
        .target(name: "ChapterText", dependencies: ["MiniRx", "Walkthroughs"]),
        .executableTarget(
            name: "MiniRxCommand",
            dependencies: ["MiniRx", "Walkthroughs", "ChapterText"]
        ),
        .target(name: "AllocationCount"),
        .executableTarget(name: "Benchmark", dependencies: ["MiniRx", "AllocationCount"]),
        .target(
            name: "TestSupport",
            dependencies: ["MiniRx", "Walkthroughs"],
            path: "Tests/TestSupport"
        ),
        .testTarget(
            name: "MiniRxTests",
            dependencies: ["MiniRx", "TestSupport"],
            swiftSettings: debugOnly
        ),
        .testTarget(
            name: "Chapter1CreateSubscribeTests",
            dependencies: ["MiniRx", "Walkthroughs", "TestSupport"],
            swiftSettings: debugOnly
        ),
        .testTarget(
            name: "Chapter2SchedulersTests",
            dependencies: ["MiniRx", "Walkthroughs", "TestSupport"],
            swiftSettings: debugOnly
        ),
        .testTarget(
            name: "Chapter3ObserveOnTests",
            dependencies: ["MiniRx", "Walkthroughs", "TestSupport"],
            swiftSettings: debugOnly
        ),
        .testTarget(
            name: "Chapter4IntervalTests",
            dependencies: ["MiniRx", "Walkthroughs", "TestSupport"],
            swiftSettings: debugOnly
        ),
        .testTarget(
            name: "Chapter5DisposeTests",
            dependencies: ["MiniRx", "Walkthroughs", "TestSupport"],
            swiftSettings: debugOnly
        ),
        .testTarget(
            name: "ChapterTextTests",
            dependencies: ["ChapterText", "MiniRx", "Walkthroughs", "TestSupport"]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: ["MiniRxCommand", "Walkthroughs", "TestSupport"]
        ),
    ],
    swiftLanguageModes: [.v5]
)
