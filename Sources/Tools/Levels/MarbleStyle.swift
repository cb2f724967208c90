// The colours and lines of a marble picture. No information is in colours alone: each lane has a
// shape, and each kind of mark a sign.
// Chapter: 0 (levels)

/// The style sheet. The background is painted, and printed pages are light, as in the sequence
/// diagrams.
enum MarbleStyle {
    static let sheet = """
        <style>
        text { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", \
        monospace; fill: #1f2328; }
        .middle { text-anchor: middle; }
        .name { font-weight: 600; }
        .place, .time { fill: #59636e; }
        .paper { fill: #ffffff; }
        .life { stroke: #57606a; stroke-width: 2; fill: none; }
        .inner { stroke-width: 1; }
        .unheard { stroke-width: 1.5; stroke-dasharray: 1.5 4; }
        .tick { stroke: #b7bec6; stroke-dasharray: 1 3; }
        .mark * { stroke-width: 1.8; }
        .sign * { stroke-width: 2.6; fill: none; }
        .lane0 * { stroke: #57606a; fill: #eef1f4; }
        .lane1 * { stroke: #a34400; fill: #fff1e5; }
        .lane2 * { stroke: #1a6b34; fill: #e6f6ea; }
        .lane3 * { stroke: #6e3fb8; fill: #f3edfc; }
        .lane4 * { stroke: #0550ae; fill: #e6f1fc; }
        .lane5 * { stroke: #8f1d4f; fill: #fdebf3; }
        .sign *, .dropped * { fill: none; }
        .dropped * { stroke-dasharray: 3 2.5; }
        @media screen and (prefers-color-scheme: dark) {
        text { fill: #e6edf3; }
        .place, .time { fill: #9aa4af; }
        .paper { fill: #14181d; }
        .life { stroke: #9aa4af; }
        .tick { stroke: #48505a; }
        .lane0 * { stroke: #9aa4af; fill: #232a32; }
        .lane1 * { stroke: #f0a05a; fill: #33230f; }
        .lane2 * { stroke: #5cc47c; fill: #12301c; }
        .lane3 * { stroke: #b99af0; fill: #2a2140; }
        .lane4 * { stroke: #79b8ff; fill: #10263f; }
        .lane5 * { stroke: #ff9cc0; fill: #3a1526; }
        .sign *, .dropped * { fill: none; }
        }
        </style>
        """
}
