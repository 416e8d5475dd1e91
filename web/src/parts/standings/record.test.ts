import { type Regulation, regulations, type StandingRow } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { deskWords } from '../../words/desk.ts'
import { recordName, recordOf } from './record.ts'

const tally = { won: 3, modified: 1, drawn: 2, lost: 4, byes: 5, unpairedLosses: 1 }
const row = { tally } as StandingRow
const scoredBy = (method: string): Regulation => {
  const found = regulations.find(({ scoring }) => scoring.swiss.method === method)
  if (found === undefined) throw new Error(`no document scores by ${method}`)
  return found
}

describe('what a document knows', () => {
  it('is what a record counts', () => {
    expect(recordOf(regulations[0] as Regulation, row)).toBe('3-1-2-5-5')
    expect(recordOf(scoredBy('two-games'), row)).toBe('3-2-5-5')
    expect(recordOf(scoredBy('victory-points'), row)).toBe('3-5-5')
    expect(recordName(deskWords('en'), scoredBy('victory-points'))).toBe('Won, lost, byes')
  })
})
