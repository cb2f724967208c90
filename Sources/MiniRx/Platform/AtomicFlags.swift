// Several flags in one integer, so that setting one and reading the others is one operation.
// Mirrors: nothing in RxSwift, which writes `fetchOr(state, DisposeState.disposed.rawValue)`.
// Chapter: 5 (the two flags)

struct AtomicFlags<Flags: OptionSet>: ~Copyable where Flags.RawValue == Int32 {
    private let value = AtomicInt(0)

    /// Whether all of `flags` are set.
    func contains(_ flags: Flags) -> Bool {
        Flags(rawValue: load(value)).isSuperset(of: flags)
    }

    /// Sets `flags` and returns the **previous** flags, in one atomic operation.
    func insert(_ flags: Flags) -> Flags {
        Flags(rawValue: fetchOr(value, flags.rawValue))
    }
}
