import { type Person, peopleFrom, regulationOf } from '@topcut/engine'
import { expect, it } from 'vitest'
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
import { pairingsText, placesText, standingsText } from './forum-text.ts'
import { placesTable } from './places-table.ts'
import { playersTable } from './players-table.ts'
import { resultsTable } from './results-table.ts'
import { standingsTable } from './standings-table.ts'

const regulation = 'card-game/de-2014-team'
const sample = sampleEvent({ regulation, tier: 'casual', structure: { kind: 'open' } })
start(sample, 2)
publish(sample)
playOut(sample, { ending: 'games', games: ['first', 'first'] })
const state = sample.state()
const people = peopleFrom([
  {
    player: player(1),
    name: 'Zwei Brüder',
    members: ['Ana Lis', 'Bo Kern'],
    membersShown: ['full', null],
  },
  { player: player(2), name: 'Reds', members: ['Dot Vance', 'Eli Frey'] },
] satisfies readonly Person[])
const named = publicNamesFor(state, people, shownNames(state, people))
const words = deskWords('en', regulationOf(regulation)?.terms)
const [round] = state.rounds
const places = [{ place: 1, player: player(1) }]
const none = () => ''

it('texts name a team whole, with its people as each asked', () => {
  const texts = [
    standingsText(words, named, state, 1),
    round === undefined ? '' : pairingsText(words, named, state, round),
    placesText(words, named, state, places, none),
  ]
  for (const text of texts) {
    expect(text).toContain('Zwei Brüder (Ana Lis / Bo K.)')
    expect(text).not.toMatch(/Kern|Vance|Zwei B\./)
    expect(text).toContain(', 2 teams')
  }
})

it('files have the people in a column of their own', () => {
  const tables = [
    standingsTable(words, named, state, 1),
    placesTable(words, named, places, none),
    playersTable(words, named, state),
  ]
  for (const [head = [], ...lines] of tables) {
    const at = head.indexOf('Members')
    expect(head[at - 1]).toBe('Team')
    const brothers = lines.find((line) => line[at - 1] === 'Zwei Brüder')
    expect(brothers?.[at]).toBe('Ana Lis / Bo K.')
  }
  const [head, line] = resultsTable(words, named, state)
  expect(head?.slice(2, 4)).toEqual(['Team 1', 'Team 2'])
  expect(`${line}`).toContain('Zwei Brüder (Ana Lis / Bo K.)')
})
