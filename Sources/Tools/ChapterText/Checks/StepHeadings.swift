// The headings of a chapter's steps are the titles of the walkthrough's steps.
// Chapter: 0 (how the text is kept true)

import Recorder
import WalkthroughsTraced

extension Check {
    static let stepHeadings = Check("step headings") { package, findings in
        for chapter in Chapter.all {
            let page = try package.page(of: chapter)
            let headings = page.prose.filter { $0.text.hasPrefix("### Step ") }
            let steps = chapter.walkthroughs.flatMap(\.steps)
                .map { "### Step \($0.number). \($0.title)" }
            for (heading, step) in zip(headings, steps) {
                findings.count("step headings")
                if heading.text != step {
                    findings.report(
                        page.path,
                        heading.number,
                        "the walkthrough calls this step `\(step)`"
                    )
                }
            }
            if let step = steps.dropFirst(headings.count).first {
                let line = headings.last?.number ?? 1
                findings.report(page.path, line, "the heading `\(step)` is missing after this line")
            }
            if let heading = headings.dropFirst(steps.count).first {
                findings.report(
                    page.path,
                    heading.number,
                    "the walkthrough has only \(steps.count) steps"
                )
            }
        }
    }
}
