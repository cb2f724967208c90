// Text in which brackets, quotes and comments are not what they seem.

/* A comment /* in a comment */ with a brace { */

func quoted(_ text: String) -> String {
    "<\(text)> "
        + "and more"
}

func text() {
    let name = "Jürgen 🎈"
    print("\(name): {", "}", "a \"quoted\" (word)", "\\")
    print(
        #"raw \(name) \#(name) "quoted""#,
        "\(["a", "b"].map { "<\($0)>" }.joined(separator: "}"))"
    )
    let lines = """
        { not code } \([1, 2].map { number in "\(number)" }.joined(separator: "{")) "quoted"
        // no comment, /* neither */
        \(name.count > 1 ? "long" : "short")
        """
    print(lines, quoted(name))
    print("a{b}".contains(#/\{ \w \}/#), 7 / 2, 8 / 2 / 2)
    let `class` = 3, other = { `class` + 1 }()
    print(`class`, other, 1.5 + 1, (1, 2).0, 0x1F, 1_000)
}
