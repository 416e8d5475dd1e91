import { matchId, type Result, type SideChoice, type TableRow } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { player } from '../../../testing/sample-event.suite.ts'
import { deskWords } from '../../words/desk.ts'
import { sideText } from './side-text.ts'

const row = (side?: SideChoice, result: Result | null = null): TableRow => ({
  match: matchId('m'),
  round: 1,
  table: 1,
  players: [player(1), player(2)],
  reason: { kind: 'seeds' },
  revision: 0,
  result,
  earned: null,
  startedAt: null,
  endedAt: null,
  extension: 0,
  reports: [],
  awaits: null,
  signed: [],
  ruling: { kind: 'any' },
  ...(side === undefined ? {} : { side }),
})
const both = (one: TableRow) => [0, 1].map((index) => sideText(deskWords('en'), one, index))

describe('the side of a player', () => {
  it('is not spoken of where a title has none', () => {
    expect(both(row())).toEqual([null, null])
  })

  it('is the one the pairing gives, or a choice of one of the two', () => {
    expect(both(row({ light: player(2) }))).toEqual(['dark side', 'light side'])
    expect(both(row({ chooser: player(2) }))).toEqual([null, 'chooses the side'])
  })

  it('is the one that was played once there is a result', () => {
    const played: Result = { ending: 'won', winner: 'second', light: 'first' }
    expect(both(row({ chooser: player(2) }, played))).toEqual(['light side', 'dark side'])
  })
})
