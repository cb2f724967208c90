import Walkthroughs
#if DEBUG
for w in Walkthrough.all where CommandLine.arguments.contains(w.name) { print(w.record().golden(deinits: CommandLine.arguments.contains("-d")), terminator: "") }
#endif
