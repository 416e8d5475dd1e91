import { it } from 'vitest'
import { longRun } from '../long.ts'
import { mutated, samplesOf } from './mutated-files.suite.ts'

it('5,000 mutated files of every format are read rightly or refused with their place', () =>
  longRun({ name: 'mutated-files', seeds: 5000 }, (seed) => {
    for (const files of samplesOf.values()) mutated(files[seed % files.length] ?? '', seed)
  }))
