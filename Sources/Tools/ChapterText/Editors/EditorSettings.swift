// The files of the folder .vscode that name the walkthroughs.
// Chapter: 0 (the editor and the debugger)

import WalkthroughsTraced

/// `launch.json`: for each chapter, a walkthrough under the debugger.
struct LaunchSettings: Encodable {
    struct Configuration: Encodable {
        let name: String
        /// The debugger of the Swift extension.
        let type = "swift"
        let request = "launch"
        let program = "${workspaceFolder}/.build/debug/kit"
        let args: [String]
        let cwd = "${workspaceFolder}"
        let preRunCommands: [String]
        let preLaunchTask = TaskSettings.build
    }

    struct Input: Encodable {
        let id: String
        let type = "pickString"
        let description: String
        let options: [String]
        let `default`: String
    }

    let version = "0.2.0"
    let configurations: [Configuration]
    let inputs: [Input]

    init(_ all: [GuidedWalkthrough]) {
        let chapters = Chapter.all.map { chapter in
            (
                chapter,
                names: all.filter { $0.chapter.number == chapter.number }.map(\.walkthrough.name)
            )
        }
        configurations = chapters.map { chapter, _ in
            let input = "${input:chapter-\(chapter.number)}"
            return Configuration(
                name: "Chapter \(chapter.number): debug a walkthrough",
                args: ["walk", input],
                preRunCommands: [
                    "command source -s true \"${workspaceFolder}/.lldb/\(input).lldb\""
                ]
            )
        }
        inputs = chapters.map { chapter, names in
            Input(
                id: "chapter-\(chapter.number)",
                description: "The walkthrough",
                options: names,
                default: names.first ?? ""
            )
        }
    }
}

/// `tasks.json`: the build for the debugger, and for each chapter its tests and walkthroughs.
struct TaskSettings: Encodable {
    struct Task: Encodable {
        let label: String
        let type = "shell"
        let command: String
        let group: String
        let problemMatcher: [String] = []
    }

    static let build = "Build the kit"

    let version = "2.0.0"
    let tasks: [Task]

    init() {
        let chapters = Chapter.all.map(\.number).map { number in
            Task(
                label: "Chapter \(number): tests and walkthroughs",
                command: "make chapter-\(number)",
                group: "test"
            )
        }
        tasks = [Task(label: Self.build, command: "make kit", group: "build")] + chapters
    }
}
