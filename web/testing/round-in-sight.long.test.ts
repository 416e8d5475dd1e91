import { languages, localeOf } from '@topcut/protocol/words'
import { roundIsInSight } from './round-in-sight.suite.ts'

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
]

roundIsInSight(
  languages.flatMap((language) => windows.map((size) => ({ ...size, locale: localeOf(language) }))),
)
