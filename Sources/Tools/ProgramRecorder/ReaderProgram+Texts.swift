// The code that is added to a recorded program.

extension ReaderProgram {
    /// The start of the program, in place of its own `main`.
    static let start = """
        import Recorder

        @_silgen_name("recordedMain")
        func recordedMain(
            _ count: Int32,
            _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Int32

        @main
        struct Start {
            static func main() {
                RecordedProgram.run { recordedMain(CommandLine.argc, CommandLine.unsafeArgv) }
            }
        }
        """

    /// In a recording no block runs while the main thread sleeps. These functions, with which
    /// programs wait, let blocks run. They take precedence over Foundation's and Dispatch's own.
    static let waiting = """
        import Dispatch
        import Foundation
        @_spi(Instrumented) import Recorder

        func dispatchMain() -> Never {
            _turnRunLoop(2)
            exit(0)
        }

        @discardableResult
        func sleep(_ seconds: UInt32) -> UInt32 {
            _sleep(TimeInterval(seconds))
            return 0
        }

        extension Thread {
            class func sleep(forTimeInterval interval: TimeInterval) { _sleep(interval) }
        }

        extension RunLoop {
            func run() { _turnRunLoop(2) }
            func run(until limitDate: Date) { _turnRunLoop(limitDate.timeIntervalSinceNow) }
        }

        extension DispatchSemaphore {
            func wait() { _wait(self) }
        }

        extension DispatchGroup {
            func wait() { _wait(self) }
        }

        extension DispatchWorkItem {
            func wait() { _wait(self) }
        }

        func readLine(strippingNewline: Bool = true) -> String? {
            _readLine(strippingNewline: strippingNewline)
        }
        """
}
