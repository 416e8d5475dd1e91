import { readdirSync, readFileSync } from 'node:fs'
import {
  advance,
  asPublished,
  type EventState,
  emptyEvent,
  listsView,
  mattersView,
  ownView,
  type PublicPart,
  participants,
  peopleFrom,
  playerSheet,
  publicParts,
  standingsView,
} from '@topcut/engine'
import { findFault, ownViewSchema, publicViewSchema } from '@topcut/protocol'
import { describe, expect, it } from 'vitest'
import { shippedCards } from '../../desk/shipped-cards.ts'
import { needsOf } from './needs-of.ts'

const logs = new URL('../../../../golden/logs/', import.meta.url)
const days = readdirSync(logs).filter((name) => name.endsWith('.json'))

/** So many looks in a day, the last one at its end. */
const looks = 12

const statesOf = (name: string): readonly EventState[] => {
  const log = JSON.parse(readFileSync(new URL(name, logs), 'utf8'))
  return Array.from({ length: looks }, (_, look) => {
    const { state } = advance(
      emptyEvent,
      log.slice(0, Math.ceil((log.length * (look + 1)) / looks)),
    )
    return state === null ? [] : [state]
  }).flat()
}

const travelled = (view: unknown) => JSON.parse(JSON.stringify({ version: 1, view }))

const people = (state: EventState) =>
  peopleFrom([...state.players.keys()].map((player) => ({ player, name: `Ada ${player}` })))

const ownViews = (state: EventState) => {
  const [player] = [...state.players.keys()]
  if (player === undefined) return []
  const sheet = playerSheet(state, player)
  const standing = standingsView(state).rows.find((row) => row.player === player) ?? null
  return [
    ['me', ownView(state, people(state), player, shippedCards(state))],
    ['needs', needsOf(state, player, null)],
    ['lists', listsView(state, { role: 'organizer' }, shippedCards(state))],
    ['matters', mattersView(state, state.created.entropy.length as never)],
    ['participants', participants(state)],
    ['player-sheet/:player', { ...sheet, standing }],
  ] as const
}

describe.each(days)('through the day of %s', (name) => {
  it('every view is as the description says', () => {
    const states = statesOf(name)
    expect(states.length).toBeGreaterThan(5)
    for (const state of states) {
      const published = asPublished(state, people(state))
      for (const part of Object.keys(publicParts) as PublicPart[]) {
        const fault = findFault(publicViewSchema(part), travelled(publicParts[part](published)))
        expect(fault, part).toBeNull()
      }
      for (const [path, view] of ownViews(state))
        expect(findFault(ownViewSchema(path), travelled(view)), path).toBeNull()
    }
  })
})

it('a view that is otherwise is found', () => {
  const odd = travelled({ afterRound: 1, rows: [{ place: 'first' }], places: null })
  expect(findFault(publicViewSchema('standings'), odd)).not.toBeNull()
})
