import { roundIsInSight } from './round-in-sight.suite.ts'

// The other windows and languages are looked at in round-in-sight.long.test.ts.
roundIsInSight([
  { width: 1440, height: 900, locale: 'en-GB' },
  { width: 1280, height: 800, locale: 'de-DE' },
])
