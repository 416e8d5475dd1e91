import type { PublicEvent, PublicStandings, PublicTable, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { carriedText } from './carried.ts'
import { featuredMatch, recordText } from './featured.ts'
import { firstPlaces } from './stand-by.tsx'

const round = (...numbers: readonly number[]): PublicTables => ({
  number: 2,
  status: 'published',
  mission: null,
  roundName: { kind: 'numbered', round: 1, of: 3 },
  tables: numbers.map((table) => ({ table }) as PublicTable),
  byes: [],
})

describe('the match on the stream', () => {
  it('is the chosen table, round after round', () => {
    expect(featuredMatch(round(1, 2, 3), 2)?.table).toBe(2)
    expect(featuredMatch(round(2, 5), 2)?.table).toBe(2)
  })

  it('is the first table where none is chosen or the round has no such table', () => {
    expect(featuredMatch(round(4, 5), null)?.table).toBe(4)
    expect(featuredMatch(round(1, 2), 9)?.table).toBe(1)
  })

  it('is none before a round is published', () => {
    expect(featuredMatch(null, 1)).toBeNull()
    expect(featuredMatch(undefined, 1)).toBeNull()
    expect(featuredMatch(round(), 1)).toBeNull()
  })
})

it('how somebody has played so far is said as people say it', () => {
  const none = { won: 0, modified: 0, drawn: 0, lost: 0, byes: 0, unpairedLosses: 0 }
  expect(recordText({ ...none, won: 2, modified: 1 })).toBe('3 – 0')
  expect(recordText({ ...none, won: 1, byes: 1, lost: 1, drawn: 1 })).toBe('2 – 1 – 1')
})

it('a list is said by its pilots, and one in words of one’s own not at all', () => {
  const card = (name: string) => ({ name, product: null, points: 20 })
  const ship = (name: string) => ({ ...card(name), upgrades: [] })
  const squad = { kind: 'squad', ships: [ship('Soontir Fel'), ship('Whisper')] }
  expect(carriedText(squad as never)).toBe('Soontir Fel, Whisper')
  expect(carriedText({ kind: 'text', text: 'what I own' } as never)).toBe('')
})

describe('while nobody plays', () => {
  const none = { won: 0, modified: 0, drawn: 0, lost: 0, byes: 0, unpairedLosses: 0 }
  const rows = Array.from({ length: 12 }, (_, index) => ({
    player: `p${index + 1}`,
    name: `Player ${index + 1}`,
    place: index + 1,
    tournamentPoints: 15 - index,
    tally: { ...none, won: 2 },
  }))
  const standings = (afterRound: number, places: unknown = null) =>
    ({ afterRound, rows, places }) as unknown as PublicStandings
  const running = { status: 'running' } as PublicEvent
  const closed = { ...round(1, 2), status: 'closed' } as const

  it('the first places after the round are shown', () => {
    const shown = firstPlaces(running, closed, standings(2))
    expect(shown?.after).toBe(2)
    expect(shown?.places).toHaveLength(8)
    expect(shown?.places[0]).toMatchObject({ name: 'Player 1', points: 15, record: '2 – 0' })
  })

  it('a match is shown while one is played, and after a round of the bracket', () => {
    expect(firstPlaces(running, round(1, 2), standings(1))).toBeNull()
    expect(firstPlaces(running, closed, standings(1))).toBeNull()
    expect(firstPlaces(running, null, standings(0))).toBeNull()
    expect(firstPlaces(running, closed, undefined)).toBeNull()
  })

  it('the final places are shown when all is over, and not while they are a secret', () => {
    const finished = { status: 'finished' } as PublicEvent
    expect(firstPlaces(finished, closed, standings(1, rows))).toMatchObject({ after: null })
    expect(firstPlaces({ status: 'played' } as PublicEvent, closed, standings(1))).toBeNull()
  })
})
