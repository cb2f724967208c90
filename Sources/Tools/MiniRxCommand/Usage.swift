// What the commands are, and what each of them takes.

import ProgramRecorder

/// The texts of `kit help`.
enum Usage {
    /// The names of all commands.
    static var names: [String] { groups.flatMap { $0.commands.map(\.name) } + ["help"] }

    /// One command's usage; without a name all commands in a line each.
    static func text(of name: String?) -> String {
        let commands = groups.flatMap(\.commands)
        guard let command = commands.first(where: { $0.name == name }) else { return overview }
        let shared = shared.filter { $0.commands.contains(command.name) }
        return (["usage: " + command.usage] + shared.map(\.text)).joined(separator: "\n\n")
    }

    private static var overview: String {
        let groups = groups.map { group in
            let lines = group.commands.map { command in
                "    \(command.call.padded(to: 31)) \(command.summary)"
            }
            return ([group.title] + lines).joined(separator: "\n")
        }
        return """
            usage: kit COMMAND, in the kit's folder: swift run kit COMMAND

            \(groups.joined(separator: "\n\n"))

            A command's options: kit help COMMAND
            """
    }

    private struct Entry {
        let name: String
        /// How it is called, for a line.
        let call: String
        /// What it does, for a line.
        let summary: String
        /// All that it takes.
        let usage: String

        init(_ call: String, _ summary: String, usage: String = "") {
            let name = String(call.prefix { $0 != " " })
            (self.name, self.call, self.summary) = (name, call, summary)
            self.usage = usage.isEmpty ? "kit \(call)\n       \(summary)" : usage
        }
    }

    private static let groups: [(title: String, commands: [Entry])] = [
        ("To read", reading), ("Your own program", programs), ("Exercises", classroom),
        ("To change the kit", authors),
    ]

    // MARK: Commands

    private static let reading = [
        Entry("list", "the walkthroughs"),
        Entry(
            "walk [NAME | CHAPTER]",
            "replay a walkthrough, or a chapter's, and show it",
            usage: """
                kit walk                    replay all walkthroughs and compare them with RxSwift
                       kit walk NAME | CHAPTER     replay a walkthrough, or a chapter's, and show it
                         --all                     show all walkthroughs
                """
        ),
        Entry(
            "trace NAME",
            "print a walkthrough's trace for programs",
            usage: """
                kit trace NAME              replay a walkthrough and show it, or print its trace
                         --format text | golden | jsonl | player
                                                   player: the data of the page of kit play
                """
        ),
        Entry(
            "diagram NAME",
            "print a sequence diagram of a walkthrough",
            usage: """
                kit diagram NAME            replay a walkthrough; print a diagram of it
                         --format mermaid | svg | chrome | calls
                                                   a sequence diagram as Mermaid text (default) or
                                                   as SVG; a trace for ui.perfetto.dev; a call tree
                         --lane LANE               only this lane, and what is handed to or from it
                         --phase subscribe | emit | dispose
                                                   only this phase
                         -o FILE                   write to FILE; several parts to FILE-1, FILE-2, …
                """
        ),
        Entry("find WORDS", "the sections that answer; for a function's name its files, too"),
    ]

    private static let programs = [
        Entry(
            "record FILE.swift …",
            "run your program, and show what it did",
            usage: """
                kit record FILE.swift …
                         --format FORMAT           a format of trace or diagram instead: text, golden,
                                                   jsonl, mermaid, svg, chrome, calls
                         -o FILE                   write to FILE
                         --swift-version 5 | 6     the language mode; default: 5
                         --compare                 with --rxswift: record on MiniRx as well, and
                                                   print where the two differ
                """
        ),
        Entry(
            "why FILE.swift[:LINE]",
            "why a line ran, or why not; what is worth a question",
            usage: """
                kit why FILE.swift:LINE     run your program; say why a line ran, or why not
                       kit why FILE.swift          what in its run may be worth a question
                       kit why NAME | FILE.swift   a question about a walkthrough or your program:
                         --print TEXT              why this was printed, printed twice, or never
                         --line N                  why line N of the trace is there
                         --object NAME             why an object is alive, or when it was freed
                """
        ),
        Entry(
            "play NAME | FILE.swift …",
            "write a page on which you step through a run",
            usage: """
                kit play NAME | CHAPTER | FILE.swift …
                       write a page on which you step through a walkthrough, a chapter's, or your
                       own program; open it in a browser
                         --all                     write the pages of all walkthroughs
                         -o PAGE                   write to PAGE, or to a folder if there are several
                                                   pages; default: .build/play/NAME.html
                         --from LINE, --to LINE    the lines that the page of your program has;
                                                   default: the first 5,000
                         --watch                   write the page again each time the file is saved:
                                                   the open page shows the new run
                         --compare OLD.swift       another version of the program beside it
                         --links PLACE             where the page's links to chapters lead; default:
                                                   the kit's folder Chapters
                """
        ),
        Entry(
            "marbles NAME | FILE.swift …",
            "draw the marbles of a run as an SVG picture",
            usage: """
                kit marbles NAME | FILE.swift …
                       print the marbles of a walkthrough, or of your own program, as an SVG picture
                         -o FILE                   write to FILE
                """
        ),
        Entry(
            "instrument PATH --out DIR",
            "write an RxSwift that records an app",
            usage: """
                kit instrument PATH --out DIR
                       write RxSwift with probes, from a checkout, as a package that an app uses in
                       place of RxSwift's own
                """
        ),
    ]

    private static let classroom = [
        Entry("exercises", "show the next exercise; see: kit exercises help"),
        Entry(
            "grade FOLDER",
            "grade a class",
            usage: """
                kit grade FOLDER            FOLDER has a folder, zip file or git bundle for each student
                         --out DIR                 the folder for the results; default: FOLDER-graded
                         --jobs N                  how many students to grade at a time; default: the
                                                   number of processors
                         --points FILE             which exercises to grade and their points; default:
                                                   Chapters/exercise-points.txt
                         --only STUDENT            grade one student, and write only that feedback
                """
        ),
    ]

    private static let authors = [
        Entry("refresh", "write what is generated in Chapters, .tours, .lldb and .vscode"),
        Entry("diagrams", "redraw all walkthroughs' diagrams in Diagrams"),
        Entry("class-maps", "redraw the class maps in Diagrams/classes"),
        Entry("check", "check that prose and code agree"),
        Entry("contents", "list walkthroughs, claims, questions, exercises, symptoms, for `diff`"),
        Entry("ledger", "count the documents' claims: proven, corrected, open"),
        Entry("banners GRAPH", "add the source files' banners to a symbol graph"),
        Entry(
            "mutants [NAME]",
            "break the library in each planned way; print which test fails",
            usage: """
                kit mutants [NAME]          break the library in each way that Tests/Mutants lists and
                                                   print which test fails; with NAME, only in files
                                                   whose path contains NAME
                """
        ),
        Entry(
            "oracle PATH",
            "record RxSwift itself and compare it with Tests/Golden",
            usage: """
                kit oracle PATH             PATH is a checkout of RxSwift
                         --write                   rewrite Tests/Golden instead, from RxSwift 6.2.0
                """
        ),
        Entry(
            "conformance PATH",
            "run RxSwift's own tests on MiniRx",
            usage: """
                kit conformance PATH        run RxSwift's own tests on MiniRx and, to compare, on
                                                   RxSwift; PATH is a checkout of RxSwift 6.0 or later
                         --classes NAME,NAME       run only these test classes
                         --release                 build for release
                         --sanitize thread         build with the thread sanitizer
                """
        ),
    ]

    // MARK: What several commands take

    private static let ofPrograms: Set<String> = ["record", "why", "play", "marbles"]

    private static let shared: [(commands: Set<String>, text: String)] = [
        (
            ["walk", "trace", "record"],
            """
            The level, and the part of the run:
                     --level marbles           each sequence as a row (default)
                     --level code              your functions and closures, prints, hand-overs
                     --level operators         also what each operator sends
                     --level calls             every call
                     --lane LANE, --phase PHASE, --from LINE, --to LINE,
                     --object NAME, --contains TEXT
                                               only what is on this lane, in this phase, within
                                               these lines, about this object or row, or has
                                               this text
            """
        ),
        (
            ofPrograms.union(["walk", "trace"]),
            """
            The order, where several are possible:
                     --order producer-first    the thread that hands over a block continues first
                                               (default)
                     --order hand-overs-first  a block that is handed over runs first, if it can
                     --order as-it-comes       no thread is held back: a race, as in an app
            """
        ),
        (
            ofPrograms,
            """
            In place of FILE.swift, a program of a package, or a recording that an app has written,
            run.rec (see: kit help instrument):
                     --package PATH            the package; nothing is written into it
                     --product NAME            its program, if it has several
                     --test CLASS/TEST         one of its tests, or the tests of a class
                     --target NAME FILE.swift  a library's target, and a file that uses it

            A program is recorded on MiniRx. It is stopped if it has not ended after \
            \(ReaderProgram.defaultSeconds) s, or on
            Ctrl-C, and what it did until then is shown:
                     --rxswift PATH            record on RxSwift itself, from a checkout (4.5 to 6)
                     --seconds N               another limit
                     --no-values               record no element, error, argument, result or
                                               printed text: next(…)
            """
        ),
        (
            ["instrument"],
            """
            An app with this package records itself if its environment has
                     KIT_RECORDING=run.rec     the file
                     KIT_RECORDING_LINES=50000 only the last lines, in run.rec and run.before.rec
                     KIT_VALUES=none           as --no-values
            """
        ),
    ]
}
