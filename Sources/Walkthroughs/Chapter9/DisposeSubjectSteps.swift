// The numbered steps of chapter 5.
// Chapter: 9 (a subject's subscription)

extension [ChapterStep] {
    static let disposeSubjectSteps = ChapterStep.numbered([
        ("A subject keeps observers in a bag", "PublishSubject.init()"),
        ("A second observer", "# subscribe B"),
        ("An event reaches both", "# onNext(1)"),
        ("A's disposal removes its observer", "# dispose A"),
        ("The next event reaches B alone", "# onNext(2)"),
        ("The subject completes", "# onCompleted"),
        ("C subscribes too late", "# subscribe C after completion"),
        ("Disposing of B and C does nothing more", "# dispose B, C"),
        ("A subject that is disposed of", "# a second subject, disposed"),
        ("D gets an error", "# subscribe D to the disposed subject"),
        ("Disposing of D does nothing more", "# dispose D"),
    ])
}
