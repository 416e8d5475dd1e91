import { describe, it } from 'vitest'
import { longRun } from '../../../testing/long.ts'
import { regulations } from '../regulations/catalogue.ts'
import { nobodyDecidesAlone } from './second-voice.suite.ts'

describe('leaders who play', () => {
  it('never decide alone about the own match or opponent', () =>
    longRun({ name: 'leaders who play', seeds: 600 }, (seed) => {
      const regulation = regulations[seed % regulations.length]
      if (regulation !== undefined) nobodyDecidesAlone(regulation, { seed, numRuns: 10 })
    }))
})
