import { it } from 'vitest'
import { longRun } from '../long.ts'
import { mutated, sampleFiles } from './mutated-files.suite.ts'

it('5,000 mutations of every sample are read rightly or refused with their place', () =>
  longRun({ name: 'mutated-files', seeds: 5000 }, (seed) => {
    for (const file of sampleFiles) mutated(file, seed)
  }))
