// What the page of the player gets, as one JSON object.
// Chapter: 0 (the player)

/// A walkthrough, or a reader's own program, with everything that its page shows.
public struct PlayerData: Encodable {
    /// A chapter.
    public struct ChapterLink: Encodable {
        let number: Int
        let title: String
        let file: String

        /// - parameter file: The name of its file in the folder Chapters.
        public init(number: Int, title: String, file: String) {
            (self.number, self.title, self.file) = (number, title, file)
        }
    }

    /// A passage of the chapter.
    public struct Prose: Encodable {
        let number: Int
        let title: String
        let anchor: String
        let text: String

        /// - parameter number: Its number on the page, from 1.
        /// - parameter anchor: The heading's anchor in the chapter.
        /// - parameter text: Its Markdown.
        public init(number: Int, title: String, anchor: String, text: String) {
            (self.number, self.title, self.anchor, self.text) = (number, title, anchor, text)
        }
    }

    /// A source file.
    struct File: Encodable {
        let path: String
        let text: String
    }

    /// Why an object is alive at the end.
    struct Fate: Encodable {
        let object: Int
        /// `leaked`, `subscribed`, `held`, `timer` or `unknown`.
        let verdict: String
        let text: String
    }

    /// A recording, in one order of its blocks or of one version of a program.
    struct Take: Encodable {
        let order: String
        /// The name of a version.
        let title: String?
        /// Which lines of a long run it has; `nil` if it has all.
        let window: PlayerWindow?
        /// The index of the file of the sample, or of the reader's program.
        let own: Int?
        let lanes: [String]
        let marbles: PlayerMarbles
        /// `nil` if the run is too long to ask all questions.
        let why: PlayerWhy?
        /// For each passage the number of the line at which it begins.
        let begins: [Int]
        let events: [PlayerEvent]
        /// The objects of the sample's or the program's own classes.
        let ownObjects: [Int]
        let fates: [Fate]
    }

    /// The name of the walkthrough or of the program, which is also that of the page.
    public let name: String
    let title: String
    let chapter: ChapterLink?
    let prose: [Prose]
    /// How the program ended, if not by itself.
    let ending: String?
    /// The program as commands name it, if the page has only a part of a run.
    let program: String?
    let files: [File]
    let recordings: [Take]
}
