// `kit list`.

import WalkthroughsTraced

/// Prints the name, chapter and title of every walkthrough.
func showList() {
    let width = Walkthrough.all.map(\.name.count).max() ?? 0
    for chapter in Chapter.all {
        for walkthrough in chapter.walkthroughs {
            let blanks = String(repeating: " ", count: width - walkthrough.name.count)
            print("\(walkthrough.name)\(blanks)  chapter \(chapter.number)  \(walkthrough.title)")
        }
    }
}
