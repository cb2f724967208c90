// Where in the chapters a link leads.
// Chapter: 0 (the exercises)

import Foundation

/// The file and the line that a link to a heading leads to, as terminals and editors open it:
/// `Chapters/01-create-subscribe.md:12`. A link that leads nowhere stays as it is.
/// - parameter link: From the folder Chapters on: `01-create-subscribe.md#the-sample`.
public func place(ofLink link: String, in kit: URL) -> String {
    let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
    let file = "Chapters/\(parts[0])"
    guard parts.count == 2, let page = try? PackageText(folder: kit).page(file),
        let line = page.headings[parts[1]]
    else { return "Chapters/\(link)" }
    return "\(file):\(line)"
}
