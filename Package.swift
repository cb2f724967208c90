// swift-tools-version: 6.0

import Foundation
import PackageDescription

/// `Resources` counts live objects in debug builds, so that tests can prove that nothing leaks.
let debugOnly: [SwiftSetting] = [.define("TRACE_RESOURCES", .when(configuration: .debug))]

/// Flags for release builds of the library: the compiler may optimize across modules, and leaves
/// out the checks that a variable is not changed while it is read. They are used only with
/// compilers that they were tested with. `MINIRX_PLAIN=1` turns them off.
#if compiler(<6.4)
let isTriedCompiler = true
#else
let isTriedCompiler = false
#endif
let fast: [SwiftSetting] =
    isTriedCompiler && Context.environment["MINIRX_PLAIN"] != "1"
    ? [
        .unsafeFlags(
            ["-enable-cmo-everything", "-enforce-exclusivity=unchecked"],
            .when(configuration: .release)
        )
    ] : []

/// What records, and what reads a recording, is optimized in debug builds, too: a program may have a
/// million calls.
let optimized: [SwiftSetting] =
    isTriedCompiler && Context.environment["MINIRX_PLAIN"] != "1"
    ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// A part of the kit's tools.
func tool(
    _ name: String,
    needs: [Target.Dependency] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name,
        dependencies: needs,
        path: "Sources/Tools/\(name)",
        swiftSettings: settings
    )
}

/// One of the kit's tools.
func program(_ name: String, needs: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: needs, path: "Sources/Tools/\(name)")
}

/// The tests of one chapter.
func chapterTests(_ name: String) -> Target {
    .testTarget(
        name: name,
        dependencies: ["MiniRxTraced", "WalkthroughsTraced", "Recorder", "TestSupport"],
        swiftSettings: debugOnly
    )
}

/// The exercises of one chapter, in its folder.
func exercises(_ chapter: String) -> Target {
    let path = "Chapters/\(chapter)"
    let files = FileManager.default.subpaths(atPath: "\(Context.packageDirectory)/\(path)") ?? []
    return .target(
        name: "Chapter\(Int(chapter.prefix(2))!)Exercises",
        dependencies: ["MiniRxTraced"],
        path: path,
        // Pages and predictions. SwiftPM looks for them again when this file changes: until then, a
        // build warns that it does not know those of a new exercise, and compiles its code.
        exclude: files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.sorted(),
        // Judges record the student's code, so it is compiled with the MiniRx that has probes.
        swiftSettings: [.unsafeFlags(["-module-alias", "MiniRx=MiniRxTraced"])]
    )
}

/// For editors that open the package. An unfinished file does not compile and must not prevent the
/// build of the kit: the commands of the Makefile leave these targets out.
let exerciseTargets = [
    "01-create-subscribe", "02-schedulers", "03-observe-on", "04-interval", "05-dispose",
    "06-sequences", "07-traits", "08-observers-and-binder", "09-subjects-and-relays",
    "10-reading-an-operator", "11-operators-that-wait", "13-several-sources", "15-sharing",
    "16-what-6.2.0-gets-wrong",
].map(exercises)
let classroom =
    exerciseTargets + [
        .testTarget(
            name: "ExerciseTests",
            dependencies: ["Judging", "Classroom", "TestSupport"]
                + exerciseTargets.map { .target(name: $0.name) },
            path: "Tests/Exercises"
        )
    ]
let hasExercises = Context.environment["MINIRX_EXERCISES"] != "0"

// Atomics come from the toolchain's `Synchronization`, which Apple ships with these releases or
// later.
let package = Package(
    name: "MiniRx",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "MiniRx", targets: ["MiniRx"]),
        .library(name: "MiniRxTraced", targets: ["MiniRxTraced", "Recorder"]),
        .library(name: "Diagrams", targets: ["Diagrams"]),
        .plugin(name: "InstrumentPlugin", targets: ["InstrumentPlugin"]),
        .executable(name: "kit", targets: ["MiniRxCommand"]),
    ],
    targets: [
        .target(name: "MiniRx", swiftSettings: debugOnly + fast),
        .target(name: "Walkthroughs", dependencies: ["MiniRx"]),

        // Both again with probes, and the recorder that the probes call.
        .target(name: "Recorder", swiftSettings: optimized),
        .target(
            name: "MiniRxTraced",
            dependencies: ["Recorder"],
            swiftSettings: debugOnly,
            plugins: ["InstrumentPlugin"]
        ),
        .target(
            name: "WalkthroughsTraced",
            dependencies: ["MiniRxTraced", "Recorder"],
            plugins: ["InstrumentPlugin"]
        ),
        .plugin(
            name: "InstrumentPlugin",
            capability: .buildTool(),
            dependencies: ["InstrumentTool"],
            path: "Sources/Tools/InstrumentPlugin"
        ),
        tool("Toolchain"),
        tool("SwiftText"),
        tool("Mistakes", needs: ["Toolchain"]),
        tool("Instrument", needs: ["SwiftText", "Toolchain"]),
        program("InstrumentTool", needs: ["Instrument", "Toolchain"]),
        tool(
            "ProgramRecorder",
            needs: ["Checkouts", "DropIn", "Instrument", "Recorder", "SwiftText", "Toolchain"]
        ),
        tool("Levels", needs: ["Diagrams", "Recorder", "SwiftText"], settings: optimized),
        tool("Leaks", needs: ["Recorder", "SwiftText"]),
        tool("Why", needs: ["Leaks", "Levels", "Recorder", "SwiftText"]),
        tool("Diagrams", needs: ["Recorder"], settings: optimized),
        .target(
            name: "Player",
            dependencies: ["Leaks", "Levels", "Recorder", "SwiftText", "Toolchain", "Why"],
            path: "Sources/Tools/Player",
            // The page's modules and styles.
            exclude: ["Page"]
        ),
        tool("ClassMaps", needs: ["Diagrams", "Toolchain"]),
        tool("Judging", needs: ["MiniRxTraced", "WalkthroughsTraced", "Recorder"]),
        tool("JUnit"),
        tool("Classroom", needs: ["Judging", "Diagrams", "JUnit", "Mistakes", "Toolchain"]),
        tool(
            "ChapterText",
            needs: [
                "MiniRxTraced", "WalkthroughsTraced", "Recorder", "Diagrams", "ClassMaps",
                "Classroom", "Levels", "ProgramRecorder", "SwiftText", "Toolchain",
            ]
        ),
        program(
            "MiniRxCommand",
            needs: [
                "MiniRxTraced", "WalkthroughsTraced", "Recorder", "ChapterText", "Diagrams",
                "ClassMaps", "Classroom", "Conformance", "DropIn", "Levels", "Player",
                "ProgramRecorder", "Mutants", "Oracle", "Toolchain", "Why",
            ]
        ),
        tool("Mutants", needs: ["Instrument", "Mistakes", "SwiftText", "Toolchain"]),
        tool("AllocationCount"),
        tool("Checkouts", needs: ["Toolchain"]),
        tool(
            "Oracle",
            needs: [
                "Checkouts", "Instrument", "Recorder", "SwiftText", "Toolchain",
                "WalkthroughsTraced",
            ]
        ),
        tool("DropIn", needs: ["Checkouts", "Instrument", "Toolchain"]),
        tool("Comparison", needs: ["Checkouts", "Toolchain"]),
        tool("Conformance", needs: ["Checkouts", "JUnit", "SwiftText", "Toolchain"]),
        .executableTarget(
            name: "Benchmark",
            dependencies: ["MiniRx", "AllocationCount", "Comparison", "Toolchain"],
            path: "Sources/Tools/Benchmark",
            // Cases for OpenCombine, which the kit does not depend on.
            exclude: ["OpenCombine"]
        ),

        .target(
            name: "TestSupport",
            dependencies: [
                "MiniRxTraced", "WalkthroughsTraced", "Recorder", "Judging", "Toolchain",
            ],
            path: "Tests/TestSupport"
        ),
        .testTarget(
            name: "MiniRxTests",
            dependencies: ["MiniRxTraced", "Recorder", "TestSupport"],
            swiftSettings: debugOnly
        ),
        chapterTests("Chapter1CreateSubscribeTests"),
        chapterTests("Chapter2SchedulersTests"),
        chapterTests("Chapter3ObserveOnTests"),
        chapterTests("Chapter4IntervalTests"),
        chapterTests("Chapter5DisposeTests"),
        chapterTests("Chapter6SequencesTests"),
        chapterTests("Chapter7TraitsTests"),
        chapterTests("Chapter8ObserversAndBinderTests"),
        chapterTests("Chapter9SubjectsAndRelaysTests"),
        chapterTests("Chapter10ReadingAnOperatorTests"),
        chapterTests("Chapter11OperatorsThatWaitTests"),
        chapterTests("Chapter12InnerSequencesTests"),
        chapterTests("Chapter13SeveralSourcesTests"),
        chapterTests("Chapter14ErrorsTests"),
        chapterTests("Chapter15SharingTests"),
        chapterTests("Chapter16WhatItGetsWrongTests"),
        .testTarget(
            name: "WalkthroughsTests",
            dependencies: ["Walkthroughs", "WalkthroughsTraced", "Recorder", "TestSupport"]
        ),
        .testTarget(
            name: "ChapterTextTests",
            dependencies: [
                "ChapterText", "MiniRxTraced", "WalkthroughsTraced", "Recorder", "Toolchain",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "DiagramsTests",
            dependencies: [
                "Diagrams", "ChapterText", "Levels", "MiniRxTraced", "WalkthroughsTraced",
                "Recorder", "TestSupport",
            ]
        ),
        .testTarget(
            name: "LevelsTests",
            dependencies: ["Diagrams", "Levels", "Recorder", "WalkthroughsTraced", "TestSupport"]
        ),
        .testTarget(
            name: "PlayerTests",
            dependencies: ["Player", "Recorder", "WalkthroughsTraced", "TestSupport"]
        ),
        .testTarget(
            name: "LeaksTests",
            dependencies: [
                "Leaks", "ProgramRecorder", "Recorder", "Toolchain", "WalkthroughsTraced",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "ClassroomTests",
            dependencies: ["Classroom", "Judging", "WalkthroughsTraced", "TestSupport"]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "MiniRxCommand", "MiniRxTraced", "WalkthroughsTraced", "Recorder", "TestSupport",
            ]
        ),
        .testTarget(
            name: "InstrumentTests",
            dependencies: [
                "InstrumentTool", "Instrument", "SwiftText", "Toolchain", "TestSupport",
            ],
            // Programs that tests compile.
            exclude: ["Features", "Recorder"]
        ),
        .testTarget(
            name: "ComparisonTests",
            dependencies: ["Comparison", "Checkouts", "Toolchain", "TestSupport"]
        ),
        .testTarget(
            name: "OracleTests",
            dependencies: [
                "Oracle", "Checkouts", "WalkthroughsTraced", "Toolchain", "TestSupport",
            ],
            // Replacements for RxSwift and for the kit's samples.
            exclude: ["StandIn"]
        ),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "Conformance", "MiniRxCommand", "Toolchain", "TestSupport",
            ],
            // A small library and its tests, which replace RxSwift.
            exclude: ["StandIn"]
        ),
        .testTarget(name: "MistakesTests", dependencies: ["Mistakes", "Toolchain"]),
        .testTarget(name: "MutantsTests", dependencies: ["Mutants", "Toolchain", "TestSupport"]),
        .testTarget(
            name: "WhyTests",
            dependencies: [
                "Levels", "ProgramRecorder", "Recorder", "TestSupport", "WalkthroughsTraced", "Why",
            ]
        ),
        .testTarget(name: "PortabilityTests", dependencies: ["SwiftText", "TestSupport"]),
    ] + (hasExercises ? classroom : []),
    swiftLanguageModes: [.v5]
)

// `make chapter-1` and similar commands build only the tests that they run, the command, and their
// dependencies, but not the library without probes or the benchmark.
if let wanted = Context.environment["MINIRX_TESTS"]?.split(separator: " ").map(String.init) {
    let leftOut = ["MiniRx", "Walkthroughs", "Benchmark", "AllocationCount", "Comparison"]
    package.products.removeAll { $0.name == "MiniRx" }
    package.targets.removeAll {
        leftOut.contains($0.name) || $0.type == .test && !wanted.contains($0.name)
    }
}
