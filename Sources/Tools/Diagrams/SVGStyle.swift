// The colours and lines of a drawn sequence diagram. No information is in colours alone: lanes have
// titles and borders, and hand-overs are dashed.
// Chapter: 0 (diagrams)

extension SequenceDiagram {
    /// The style sheet and the arrow heads. The background is painted, too: a page may be dark
    /// although the reader's system is light. Printed pages are light.
    var style: String {
        """
        <style>
        text { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", \
        monospace; fill: #1f2328; }
        .title { font: 600 14px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", \
        sans-serif; }
        .middle { text-anchor: middle; }
        .end { text-anchor: end; }
        .lanetitle { font-weight: 600; }
        .number { fill: #59636e; }
        .paper, .note { fill: #ffffff; }
        .label { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; }
        .life { stroke: #b7bec6; }
        .lane { fill: none; stroke-width: 1.5; }
        .head { fill: #f3f5f7; }
        .lane0 { stroke: #57606a; }
        .lane1 { stroke: #a34400; stroke-dasharray: 8 4; }
        .lane2 { stroke: #1a6b34; stroke-dasharray: 2 3; }
        .lane3 { stroke: #6e3fb8; stroke-dasharray: 10 3 2 3; }
        .call { stroke: #1f2328; stroke-width: 1.4; fill: none; }
        .callhead { fill: #1f2328; }
        .handover { stroke: #0550ae; stroke-width: 2; stroke-dasharray: 7 4; fill: none; }
        .handoverhead { stroke: #0550ae; stroke-width: 2; fill: none; }
        .note { stroke: #57606a; }
        .run { stroke: #0550ae; stroke-width: 2; stroke-dasharray: 7 4; }
        .prints { stroke-width: 2; }
        .printstext { font-weight: 600; }
        .mark { fill: #f3f5f7; }
        .again { font-style: italic; }
        @media screen and (prefers-color-scheme: dark) {
        text, .callhead { fill: #e6edf3; }
        .number { fill: #9aa4af; }
        .paper, .note { fill: #14181d; }
        .label { stroke: #14181d; }
        .life { stroke: #48505a; }
        .head, .mark { fill: #232a32; }
        .lane0, .note { stroke: #9aa4af; }
        .lane1 { stroke: #f0a05a; }
        .lane2 { stroke: #5cc47c; }
        .lane3 { stroke: #b99af0; }
        .call { stroke: #e6edf3; }
        .handover, .handoverhead, .run { stroke: #79b8ff; }
        }
        </style>
        <defs>
        <marker id="call" viewBox="0 0 10 10" refX="1" refY="5" markerWidth="9" \
        markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">\
        <path class="callhead" d="M0 0.5L10 5L0 9.5z"/></marker>
        <marker id="handover" viewBox="0 0 12 12" refX="3" refY="6" markerWidth="12" \
        markerHeight="12" markerUnits="userSpaceOnUse" orient="auto">\
        <path class="handoverhead" d="M2 1L11 6L2 11"/></marker>
        </defs>
        """
    }
}
