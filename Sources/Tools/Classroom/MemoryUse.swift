// Measures the memory of a run.
// Chapter: 0 (the exercises)

import Foundation

/// The bytes of memory that a process and all that it has started use together, swapped out or not.
/// What they share with other programs, such as libraries, does not count. 0 on systems other than
/// Linux.
func memoryUse(ofProcess process: Int32) -> Int {
    let folder = URL(filePath: "/proc/\(process)")
    // For each part a line such as `RssAnon:      1024 kB`.
    let own = systemText(folder.appending(path: "status")).split(separator: "\n").reduce(0) {
        sum,
        line in
        let words = line.split { $0 == " " || $0 == "\t" }
        guard ["RssAnon:", "RssShmem:", "VmSwap:"].contains(words.first) else { return sum }
        return sum + (Int(words[1]) ?? 0) << 10
    }
    let tasks = folder.appending(path: "task")
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks.path)) ?? []
    let children = threads.flatMap { thread in
        systemText(tasks.appending(path: "\(thread)/children")).split(separator: " ").compactMap {
            Int32($0)
        }
    }
    return own + children.map(memoryUse).reduce(0, +)
}

/// The text of a file below `/proc`, which the system makes when it is read; empty if there is none.
func systemText(_ file: URL) -> String {
    // The file has no size, so that only a handle reads it.
    let data = try? FileHandle(forReadingFrom: file).readToEnd()
    return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
}
