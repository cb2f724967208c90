// What else is public, called at least once: see OperatorSamples.swift.

private let groups: [[Sample]] = [
    throwingSamples, factorySamples, plainMemberSamples, subjectSamples, bindingSamples,
    disposableSamples, schedulerMemberSamples, singleSamples, maybeSamples, completableSamples,
    infallibleSamples, sharedSequenceSamples, oldNameSamples, observableAritySamples,
    debugSamples, lateEndingSamples, rareSamples, insideSamples, singleAritySamples,
    maybeAritySamples, infallibleAritySamples, driverAritySamples,
]

let memberSamples = groups.flatMap { $0 }
