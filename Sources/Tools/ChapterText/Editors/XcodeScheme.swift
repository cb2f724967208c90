// A scheme of Xcode for each chapter.
// Chapter: 0 (the editor and the debugger)

/// A scheme in which *Test* runs a chapter's tests, and *Run* prints its walkthroughs.
struct XcodeScheme {
    /// The folder in which Xcode looks for a package's schemes.
    static let folder = ".swiftpm/xcode/xcshareddata/xcschemes"

    private let number: Int
    private let tests: String

    /// - parameter tests: The target with the chapter's tests.
    init(chapter number: Int, tests: String) {
        (self.number, self.tests) = (number, tests)
    }

    var path: String { "\(Self.folder)/Chapter \(number).xcscheme" }

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion = "1600" version = "1.7">
           <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
              <BuildActionEntries>
                 <BuildActionEntry
                    buildForTesting = "YES"
                    buildForRunning = "YES"
                    buildForProfiling = "NO"
                    buildForArchiving = "NO"
                    buildForAnalyzing = "NO">
        \(Self.reference("kit").indented(by: 12))
                 </BuildActionEntry>
              </BuildActionEntries>
           </BuildAction>
           <TestAction
              buildConfiguration = "Debug"
              selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
              selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
              shouldUseLaunchSchemeArgsEnv = "YES">
              <Testables>
                 <TestableReference skipped = "NO">
        \(Self.reference(tests).indented(by: 12))
                 </TestableReference>
              </Testables>
           </TestAction>
           <LaunchAction
              buildConfiguration = "Debug"
              selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
              selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
              launchStyle = "0">
              <BuildableProductRunnable runnableDebuggingMode = "0">
        \(Self.reference("kit").indented(by: 9))
              </BuildableProductRunnable>
              <CommandLineArguments>
                 <CommandLineArgument argument = "walk \(number)" isEnabled = "YES">
                 </CommandLineArgument>
              </CommandLineArguments>
           </LaunchAction>
        </Scheme>

        """
    }

    private static func reference(_ target: String) -> String {
        """
        <BuildableReference
           BuildableIdentifier = "primary"
           BlueprintIdentifier = "\(target)"
           BuildableName = "\(target)"
           BlueprintName = "\(target)"
           ReferencedContainer = "container:">
        </BuildableReference>
        """
    }
}

extension String {
    fileprivate func indented(by count: Int) -> String {
        let space = String(repeating: " ", count: count)
        return space + replacing("\n", with: "\n\(space)")
    }
}
