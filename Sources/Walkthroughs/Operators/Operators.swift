// A small run of each operator on a virtual clock. Each section becomes a picture.
// Chapter: 10 (each operator in one place)

extension Walkthrough {
    /// The samples of the page *Each operator in one place*.
    public static let operators = [
        Walkthrough(name: "factories", title: "Factories", run: showFactories),
        Walkthrough(name: "elements", title: "Each element", run: showElements),
        Walkthrough(name: "parts", title: "A part", run: showParts),
        Walkthrough(name: "inner", title: "Inner sequences", run: showInner),
        Walkthrough(name: "several", title: "Several sequences", run: showSeveral),
        Walkthrough(name: "errors", title: "Errors", run: showErrors),
        Walkthrough(name: "time", title: "Time", run: showTime),
        Walkthrough(name: "lanes", title: "Schedulers", run: showLanes),
        Walkthrough(name: "sharing", title: "Sharing", run: showSharing),
        Walkthrough(name: "subjects", title: "Subjects", run: showSubjects),
        Walkthrough(name: "traits", title: "Traits", run: showTraits),
        Walkthrough(name: "drivers", title: "Driver and Signal", run: showDrivers),
        Walkthrough(name: "observers", title: "Observers and bindings", run: showObservers),
    ].map {
        Walkthrough(name: "operators-\($0.name)", title: $0.title, run: $0.run)
    }
}
