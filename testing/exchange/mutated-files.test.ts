import { describe, it } from 'vitest'
import { mutated, sampleFiles } from './mutated-files.suite.ts'

describe('a file with slips in it is read rightly or refused with its place', () => {
  it.each(sampleFiles)('%s', (file) => {
    for (let seed = 0; seed < 200; seed++) mutated(file, seed)
  })
})
