// The package's manifest, and its program.

import Checkouts

extension OraclePackage {
    /// Debug builds, in Swift 5, without `TRACE_RESOURCES`: as the kit compiles its own copies.
    static func manifest(of checkout: RxSwiftCheckout) -> String {
        let modules = checkout.modules.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Record",
                platforms: [.macOS(.v15)],
                targets: [
                    .target(name: "Recorder"),
                    \(checkout.targets(needing: ["Recorder"]))
                    .target(name: "Walkthroughs", dependencies: ["Recorder", \(modules)]),
                    .executableTarget(
                        name: "Record",
                        dependencies: ["Recorder", "Walkthroughs", \(modules)]
                    ),
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    /// Prints the names of all samples, or records one sample and writes its trace to two files:
    /// with and without deinitializers.
    static let program = """
        import Foundation
        import Recorder
        import Walkthroughs

        typealias Take = (name: String, record: () -> Recording)
        let walkthroughs = Walkthrough.recorded.map { walkthrough -> Take in
            (walkthrough.name, { walkthrough.record() })
        }
        let folders = [("Arity", aritySamples), ("Operators", operatorSamples)]
        let others = folders.flatMap { folder, samples in
            samples.map { sample -> Take in
                ("\\(folder)/\\(sample.name)", { Trace.record { sample.run() } })
            }
        }
        guard CommandLine.arguments.count == 4 else {
            (walkthroughs + others).forEach { print($0.name) }
            exit(0)
        }
        let name = CommandLine.arguments[1]
        let recording = (walkthroughs + others).first { $0.name == name }!.record()
        for (file, deinits) in [(2, false), (3, true)] {
            let text = recording.golden(deinits: deinits)
            try text.write(
                toFile: CommandLine.arguments[file],
                atomically: true,
                encoding: .utf8
            )
        }

        """
}
