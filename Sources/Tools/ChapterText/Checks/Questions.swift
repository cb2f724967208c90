// The index has every heading of a chapter that is a question.
// Chapter: 0 (how the text is kept true)

import WalkthroughsTraced

extension Check {
    static let questions = Check("questions") { package, findings in
        let path = "Chapters/appendix-index.md"
        let index = try package.text(path)
        for chapter in Chapter.all {
            let page = try package.page(of: chapter)
            for (number, text) in page.prose where text.hasPrefix("#") && text.hasSuffix("?") {
                findings.count("questions")
                let heading = text.drop { $0 == "#" }.dropFirst()
                let link = "[\(heading)](\(chapter.file)#\(Page.anchor(of: heading)))"
                if !index.contains(link) {
                    findings.report(page.path, number, "\(path) has no link `\(link)`")
                }
            }
        }
    }
}
