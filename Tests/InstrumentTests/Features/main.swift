// Every feature's file, one after another, and closures at top level.

text()
functions()
closures()
types()
try await concurrency()

let top = { 1 }
let later = { (number: Int) in
    let next = number + 1
    return { next }
}
print(top(), later(1)())
