// Pages for a browser: each is one file, which loads nothing.
// Chapter: appendix, teaching (grading)

/// A page of HTML.
/// - parameter body: HTML.
func page(_ title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title.html)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <main>
    \(body)
    </main>
    </body>
    </html>

    """
}

/// A table that can be moved sideways on a narrow screen.
/// - parameter rows: The cells, as HTML; the first row is the head.
func htmlTable(_ rows: [[String]]) -> String {
    let head = rows.first?.map { "<th scope=\"col\">\($0)</th>" }.joined() ?? ""
    let body = rows.dropFirst().map { cells in
        "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return """
        <div class="table" tabindex="0">
        <table>
        <thead><tr>\(head)</tr></thead>
        <tbody>
        \(body.joined(separator: "\n"))
        </tbody>
        </table>
        </div>
        """
}

extension String {
    /// As text of HTML or as the value of an attribute.
    var html: String {
        printable.replacingScalars { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: nil
            }
        }
    }
}

private let style = """
    :root { --page: #fff; --text: #1c1e21; --faint: #5b6169; --line: #d4d8dd; --raised: #f4f5f7;
      --good: #0a6b2d; --bad: #b3261e; --link: #0b57d0; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #16181b; --text: #e6e8ea; --faint: #a0a7b0; --line: #3a3f46; --raised: #22262b;
        --good: #7ddc9a; --bad: #ff9c94; --link: #8ab4f8; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
    h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
    p, li { overflow-wrap: anywhere; max-width: 45rem; }
    ul { padding-left: 1.2rem; }
    a { color: var(--link); }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .95rem; }
    th, td { padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left;
      vertical-align: top; }
    th { font-weight: 600; vertical-align: bottom; }
    .signs { white-space: nowrap; font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
    .signs span { cursor: help; }
    .number { white-space: nowrap; }
    .passed { color: var(--good); }
    .failed { color: var(--bad); }
    .faint { color: var(--faint); }
    pre { padding: .7rem; background: var(--raised); border: 1px solid var(--line);
      border-radius: 4px; overflow-x: auto; font-size: .85rem; line-height: 1.4; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    @media print {
      :root { --page: #fff; --text: #000; --faint: #444; --line: #999; --raised: #fff; --good: #000;
        --bad: #000; --link: #000; }
      main { max-width: none; padding: 0; }
      h2 { break-after: avoid; }
      tr { break-inside: avoid; }
      .table { overflow: visible; }
    }
    """
