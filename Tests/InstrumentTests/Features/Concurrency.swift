// Actors, and functions that wait.

actor Counter {
    private var count = 0
    func increment() -> Int {
        count += 1
        return count
    }
    var now: Int { count }
    nonisolated var name: String { "counter" }
}
@MainActor
final class Screen {
    var title = "none"
    func show(_ title: String) { self.title = title }
}
func twice(_ counter: Counter) async throws -> Int {
    async let first = counter.increment()
    let second = await counter.increment()
    return await first + second
}
@MainActor
func waits(_ body: () async throws -> Int) async rethrows -> Int { try await body() }

@MainActor
func concurrency() async throws {
    let counter = Counter()
    print(try await twice(counter), await counter.now, counter.name)
    let screen = Screen()
    screen.show("first")
    print(
        screen.title,
        await waits { await counter.increment() },
        try await waits { try await twice(counter) }
    )
    let task = Task { await counter.now }
    print(await task.value)
    print(await withCheckedContinuation { $0.resume(returning: 4) })
}
