// A fold says how many lines of code or of a trace it has.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let folds = Check("folds") { package, findings in
        for path in try Page.paths(in: package.folder) {
            for fold in try package.page(path).folds where !fold.said.isEmpty {
                findings.count("folds")
                for number in fold.said where !fold.sums.contains(number) {
                    let blocks = fold.blocks.map(String.init).joined(separator: ", ")
                    findings.report(
                        path,
                        fold.number,
                        "the summary says \(number) lines, and the fold's blocks have \(blocks)"
                    )
                }
            }
        }
    }
}

/// A part of a page that is folded away.
private struct Fold {
    /// The line of its summary.
    let number: Int
    /// The numbers of lines in its summary.
    let said: [Int]
    /// The number of lines in each block of code, of a trace or of output.
    var blocks: [Int] = []

    /// What a number in the summary may be: the lines of one block, or of blocks that follow one
    /// another.
    var sums: Set<Int> {
        Set(
            blocks.indices.flatMap { first in
                blocks.indices[first...].map { blocks[first...$0].reduce(0, +) }
            }
        )
    }
}

extension Page {
    fileprivate var folds: [Fold] {
        var folds: [Fold] = []
        var (isOpen, isCode) = (false, false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("```") {
                isCode.toggle()
                if isOpen, isCode { folds[folds.count - 1].blocks.append(0) }
            } else if isCode {
                guard isOpen, let last = folds.last else { continue }
                folds[folds.count - 1].blocks[last.blocks.count - 1] += 1
            } else if line.hasPrefix("<summary>") {
                let said = line.matches(of: #/(\d+) lines/#).compactMap { Int($0.1) }
                folds.append(Fold(number: index + 1, said: said))
                isOpen = true
            } else if line.hasPrefix("</details>") {
                isOpen = false
            }
        }
        return folds
    }
}
