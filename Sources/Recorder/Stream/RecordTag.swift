// What a recording consists of on its way to memory or to a file: records, each with a tag.
// Chapter: 0 (recording your own code)

/// The first byte of a record. Numbers are written with seven bits in each byte, texts with their
/// lengths before them. A text or a probe that is used again is named by its number, from 0, in the
/// order in which the recording has them.
enum RecordTag: UInt8 {
    /// A text.
    case text = 1
    /// The text of a probe.
    case site
    // The steps, as in `Step.Moment`.
    case enters, leaves, handsOver, runs, ends, prints, marks
    /// The number of the object that an initializer has made.
    case number
    /// The object whose method is called.
    case receiver
    /// What changed between the objects.
    case changes
    /// A change that belongs to a later step: the end of an object.
    case freed
    /// The references until here are not those of one moment: they do not count.
    case forgets
    /// What holds objects from outside at the end.
    case roots
    /// The last step at which the references were read: the program went on without it.
    case lastRead
    /// The first record of each file of a recording of which only the last lines are kept: which
    /// recording it is, which of its files, and how many steps were before.
    case part
}

/// What a step's record has beside the members of every step.
struct StepFields: OptionSet {
    let rawValue: Int

    static let caller = StepFields(rawValue: 1)
    static let time = StepFields(rawValue: 2)
    static let result = StepFields(rawValue: 4)
    static let object = StepFields(rawValue: 8)
    static let number = StepFields(rawValue: 16)
    static let event = StepFields(rawValue: 32)
    static let observer = StepFields(rawValue: 64)
    static let from = StepFields(rawValue: 128)
    static let error = StepFields(rawValue: 256)
    static let argument = StepFields(rawValue: 512)
}
