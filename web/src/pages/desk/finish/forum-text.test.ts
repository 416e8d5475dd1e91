import { type Person, peopleFrom } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { publicNamesFor } from '../../../leader/names/public-names.ts'
import { shownNames } from '../../../leader/names/shown-names.ts'
import { deskWords } from '../../../words/desk.ts'
import { aligned } from './aligned.ts'
import { csvText } from './csv.ts'
import { pairingsText, placesText, standingsText } from './forum-text.ts'
import { placesTable } from './places-table.ts'
import { playersTable } from './players-table.ts'
import { resultsTable } from './results-table.ts'
import { standingsTable } from './standings-table.ts'

const sample = sampleEvent()
start(sample, 4)
publish(sample)
playOut(sample)
const state = sample.state()
const people = peopleFrom(
  [1, 2, 3, 4].map(
    (n): Person => ({
      player: player(n),
      name: `Player p${n}`,
      nickname: `Ace ${n}`,
      shown: 'full',
      objects: n === 4,
    }),
  ),
)
const named = publicNamesFor(state, people, shownNames(state, people))
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
    expect(first).toMatch(/^1 {2}Player (?:p\d|P\.)\s+5\s+160\s+0$/)
    expect(text.split('\n')).toHaveLength(10)
  })

  it('are the first of them alone where no more is asked for', () => {
    const lines = standingsText(words, named, state, 1, 2).trimEnd().split('\n')
    expect(lines).toHaveLength(7)
    expect(lines.at(-1)).toMatch(/^2 {2}/)
  })

  it('are one line for each player in a spreadsheet', () => {
    const lines = csvText(standingsTable(words, named, state, 1), 'en')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[0]).toContain('Place,Player,Tournament points')
    expect(lines[1]).toMatch(/^1,Player (?:p\d|P\.),5,1–0–0–0–0,160,0,/)
  })

  it('name the prizes beside the places', () => {
    const places = [{ place: 1, player: player(1) }]
    const text = placesText(words, named, state, places, () => 'a trophy')
    expect(text).toMatch(/\n1 {2}Player p1 {2}a trophy\n$/)
  })
})

const [round] = state.rounds
if (round === undefined) throw new Error('a round was played')

describe('the tables of a round to send', () => {
  it('say who meets whom at which table, and the score', () => {
    const lines = pairingsText(words, named, state, round).trimEnd().split('\n')
    expect(lines.slice(2, 4)).toEqual(['Round 1', ''])
    expect(lines[4]).toBe('Table')
    expect(lines[5]).toMatch(
      /^ {4}1 {2}Player (?:p\d|P\.) +– {2}Player (?:p\d|P\.) +\d+\u00a0–\u00a0\d+$/,
    )
    expect(lines).toHaveLength(7)
  })
})

describe('whoever objects', () => {
  const places = [1, 2, 3, 4].map((n) => ({ place: n, player: player(n) }))
  const none = () => ''

  it.each([
    ['the standings as text', standingsText(words, named, state, 1)],
    ['the standings as a file', csvText(standingsTable(words, named, state, 1), 'en')],
    ['the tables of a round as text', pairingsText(words, named, state, round)],
    ['the results as a file', csvText(resultsTable(words, named, state), 'en')],
    ['the players as a file', csvText(playersTable(words, named, state), 'en')],
    ['the final places as text', placesText(words, named, state, places, none)],
    ['the final places as a file', csvText(placesTable(words, named, places, none), 'en')],
  ])('[XWDE-103] is in short in %s, the others as they asked', (_, text) => {
    expect(text).toContain('Player p1')
    expect(text).toContain('Player P.')
    expect(text).not.toContain('Player p4')
  })
})
