import type { Names } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { playOut, publish, sampleEvent, start } from '../../../../testing/sample-event.suite.ts'
import { deskWords } from '../../../words/desk.ts'
import { aligned } from './aligned.ts'
import { placesText, standingsText } from './forum-text.ts'
import { standingsCsv } from './standings-csv.ts'

const sample = sampleEvent()
start(sample, 4)
publish(sample)
playOut(sample)
const state = sample.state()
const named: Names = {
  player: (id) => `Player ${id}`,
  leader: (id) => id,
  regulation: (id) => id,
  match: () => null,
}
const words = deskWords('en')

describe('the standings to take away', () => {
  it('keep their columns as text', () => {
    expect(
      aligned(
        [
          ['1', 'Ana', '15'],
          ['10', 'Żółw', '5'],
        ],
        new Set([0, 2]),
      ),
    ).toBe(' 1  Ana   15\n10  Żółw   5')
  })

  it('say what they are of', () => {
    const text = standingsText(words, named, state, 1)
    const [name, rules, title, empty, head, first] = text.split('\n')
    expect(name).toMatch(/^Spring Open, /)
    expect(rules).toMatch(/, competitive, 4 players$/)
    expect([title, empty]).toEqual(['Standings after round 1', ''])
    expect(head).toMatch(/^#\s+Player\s+Tournament points\s+Margin\s+Schedule$/)
    expect(first).toMatch(/^1 {2}Player p\d\s+5\s+160\s+0$/)
    expect(text.split('\n')).toHaveLength(10)
  })

  it('are one line for each player in a spreadsheet', () => {
    const lines = standingsCsv(words, named, state, 1).trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('Place,Player,Tournament points')
    expect(lines[1]).toMatch(/^1,Player p\d,5,1-0-0-0-0,160,0,/)
  })

  it('name the prizes beside the places', () => {
    const [player] = state.players.keys()
    if (player === undefined) throw new Error('nobody')
    const places = [{ place: 1, player }]
    const text = placesText(words, named, state, places, () => 'a trophy')
    expect(text).toMatch(/\n1 {2}Player p1 {2}a trophy\n$/)
  })
})
