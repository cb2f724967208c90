// The child process that measures one case.

/// Answers what the parent process asks for: `cases`, `measure NAME` or `floor NAME`.
func answerParent(_ words: [String], floors: [String: (Int) -> Void] = [:]) {
    if words == ["cases"] {
        for each in Case.all {
            print(each.name, each.title, floors[each.name] == nil ? "" : "floor", separator: "\t")
        }
        return
    }
    guard words.count == 2, let wanted = Case.all.first(where: { $0.name == words[1] }),
        let body = words[0] == "floor" ? floors[wanted.name] : wanted.run
    else {
        fatalError("There is no '\(words.joined(separator: " "))' to measure.")
    }
    print(Measurement(of: body, count: wanted.count))
}
