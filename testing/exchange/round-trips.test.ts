import { describe, it } from 'vitest'
import { throughEveryFormat } from './round-trips.suite.ts'

describe('an event written and read again', () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'is the same as far as each format can say it: %i',
    (seed) => throughEveryFormat(seed),
  )
})
