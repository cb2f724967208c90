// What a teacher asks about a whole class.
// Chapter: appendix, teaching (grading)

extension GradeBook {
    /// How a class has done in one exercise.
    struct Statistics {
        let exercise: Entry
        /// How many students have handed in an answer that can be read and is not the given file.
        let answers: Int
        let passed: Int
        /// The rule at which most answers ended, and how many did.
        let hardest: (rule: String, count: Int)?
    }

    /// A row for each exercise.
    var statistics: [Statistics] {
        exercises.indices.map { index in
            let verdicts = students.map { $0.marks[index].verdict }
            let rules = Dictionary(grouping: verdicts.filter { !$0.isPassed }.compactMap(\.rule)) {
                $0
            }
            let hardest = rules.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
            return Statistics(
                exercise: exercises[index],
                answers: verdicts.count {
                    ![.missing, .notBegun, .unreadable].contains($0.status)
                },
                passed: verdicts.count(where: \.isPassed),
                hardest: hardest.map { ($0.key, $0.value.count) }
            )
        }
    }

    /// Answers that are the same without comments and white space.
    struct SameAnswers {
        let exercise: Entry
        let students: [String]
        /// Whether they are also the kit's own solution.
        let areKitsSolution: Bool
    }

    /// Answers that several students have handed in, and answers that are the kit's own solution.
    /// This is a hint to look at them, and no proof of anything.
    var sameAnswers: [SameAnswers] {
        exercises.indices.flatMap { index -> [SameAnswers] in
            let answers = students.filter { $0.marks[index].essence != nil }
            let groups = Dictionary(grouping: answers) { $0.marks[index].essence?.fingerprint }
            let same = groups.values.map { students in
                SameAnswers(
                    exercise: exercises[index],
                    students: students.map(\.student),
                    areKitsSolution: students[0].marks[index].essence?.isKitsSolution == true
                )
            }
            return same.filter { $0.students.count > 1 || $0.areKitsSolution }
                .sorted { $0.students[0] < $1.students[0] }
        }
    }
}
