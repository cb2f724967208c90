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
}
