import { newcomersBegin } from './first-run.suite.ts'

// In the other languages in first-run.long.test.ts.
newcomersBegin(['en'])
