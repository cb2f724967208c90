// A singleton, which each recording makes anew.

/// Something that there is one of.
public final class MainScheduler {
    /// That one.
    public static let instance = MainScheduler()

    init() {}
}
