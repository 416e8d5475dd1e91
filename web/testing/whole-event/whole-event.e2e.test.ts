import { runWholeEvents } from './whole-event.suite.ts'
import { days } from './whole-event-days.suite.ts'

// The others are run in whole-event.long.test.ts; other-documents.e2e.test.ts plays them here, too.
runWholeEvents([days['xWingPolish']].filter((day) => day !== undefined))
