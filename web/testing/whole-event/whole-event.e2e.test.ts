import { runWholeEvents } from './whole-event.suite.ts'
import { days } from './whole-event-days.suite.ts'

// The others are run in whole-event.long.test.ts.
runWholeEvents([days['xWingPolish'], days['cardGame']].filter((day) => day !== undefined))
