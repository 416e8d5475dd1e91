import { it } from 'vitest'
import { longRun } from '../long.ts'
import { throughEveryFormat } from './round-trips.suite.ts'

it('500 events of all documents are the same as far as each format can say it', () =>
  longRun({ name: 'round-trips', seeds: 500 }, throughEveryFormat))
