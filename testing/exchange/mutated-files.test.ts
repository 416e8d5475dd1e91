import { describe, it } from 'vitest'
import { mutated, samplesOf } from './mutated-files.suite.ts'

describe('a file with slips in it is read rightly or refused with its place', () => {
  it.each([...samplesOf])('%s', (_, files) => {
    for (const file of files) for (let seed = 0; seed < 25; seed++) mutated(file, seed)
  })
})
