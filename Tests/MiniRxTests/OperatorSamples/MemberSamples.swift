// What else is public, called at least once: see OperatorSamples.swift.

let memberSamples: [Sample] = [
    throwingSamples, factorySamples, plainMemberSamples, subjectSamples, bindingSamples,
    disposableSamples, schedulerMemberSamples, singleSamples, maybeSamples, completableSamples,
    infallibleSamples, sharedSequenceSamples, oldNameSamples, observableAritySamples,
    debugSamples, lateEndingSamples, rareSamples, insideSamples, singleAritySamples,
    maybeAritySamples,
    infallibleAritySamples,
    driverAritySamples,
].flatMap { $0 }
