import { describe, expect, it } from 'vitest'
import { bracketOf, type Result } from '../../index.ts'
import { bestGoOn, placesGivenUp } from '../suites/cut.suite.ts'
import {
  bestAgainstLast,
  eliminationFromTheStart,
  lastOneLeft,
  oneLeftForTheBracket,
  opponentMovesOn,
  winnersByGameNumber,
} from '../suites/elimination.suite.ts'
import { finalPlaces } from '../suites/options.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'
import { cutTo, numbered, paired, playOn } from './skirmish.suite.ts'

describe('the cut', () => {
  bestGoOn(imperialAssaultDe221, 'IA-46')
  placesGivenUp(imperialAssaultDe221, 'IA-47')
})

describe('elimination', () => {
  bestAgainstLast(imperialAssaultDe221, 'IA-49')
  winnersByGameNumber(imperialAssaultDe221, 'IA-50')

  it('[IA-50] the winner of game 1 meets that of the last game', () => {
    const event = cutTo(16)
    playOn(event, ({ game }) => (Number(game) % 2 === 1 ? 'first' : 'second'))
    // Winners: 1, 15, 3, 13, 5, 11, 7, 9.
    expect(numbered(playOn(event))).toBe('#1 1-9 #2 15-7 #3 3-11 #4 13-5')
    expect(numbered(playOn(event))).toBe('#1 1-13 #2 15-3')
    expect(numbered(playOn(event))).toBe('#1 1-15')
  })

  lastOneLeft(imperialAssaultDe221, 'IA-48')
  oneLeftForTheBracket(imperialAssaultDe221, 'IA-48')
  finalPlaces(imperialAssaultDe221, 'IA-48')

  it('[IA-48] a no-show is out', () => {
    const event = cutTo(4)
    const [match] = paired(event)
    const absent: Result = { ending: 'no-show', by: 'first' }
    event.does({ kind: 'enter-result', match: match?.match ?? expect.fail(), result: absent })
    expect(bracketOf(event.state(), 1).rounds[0]?.[0]?.winner).toBe(match?.players[1])
  })

  opponentMovesOn(imperialAssaultDe221, 'IA-52')
})

describe('an event that begins with elimination', () => {
  eliminationFromTheStart(imperialAssaultDe221, 'IA-51')
})
