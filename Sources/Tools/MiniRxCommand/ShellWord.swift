// Words of a command that the reader is to type.

/// A file's name as a word for a shell: in quotes if a shell would understand it otherwise.
func shellWord(_ name: String) -> String {
    let isPlain = name.allSatisfy {
        $0.isLetter || $0.isNumber || "/._-+,:@%".contains($0)
    }
    return isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
}
