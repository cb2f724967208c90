// The kinds of files in a folder.
// Chapter: appendix, teaching (grading)

import Foundation

extension URL {
    enum Kind {
        case folder, file, link, other
    }

    /// The kind of file, without following a symbolic link.
    var kind: Kind? {
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
        switch type as? FileAttributeType {
        case nil: return nil
        case .typeDirectory?: return .folder
        case .typeRegular?: return .file
        case .typeSymbolicLink?: return .link
        default: return .other
        }
    }
}
