import type { PublicTable, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { carriedText } from './carried.ts'
import { onAir, recordText } from './on-air.ts'

const round = (...numbers: readonly number[]): PublicTables => ({
  number: 2,
  status: 'published',
  mission: null,
  roundName: { kind: 'numbered', round: 1, of: 3 },
  tables: numbers.map((table) => ({ table }) as PublicTable),
  byes: [],
})

describe('the match on air', () => {
  it('is the chosen table, round after round', () => {
    expect(onAir(round(1, 2, 3), 2)?.table).toBe(2)
    expect(onAir(round(2, 5), 2)?.table).toBe(2)
  })

  it('is the first table where none is chosen or the round has no such table', () => {
    expect(onAir(round(4, 5), null)?.table).toBe(4)
    expect(onAir(round(1, 2), 9)?.table).toBe(1)
  })

  it('is none before a round is published', () => {
    expect(onAir(null, 1)).toBeNull()
    expect(onAir(undefined, 1)).toBeNull()
    expect(onAir(round(), 1)).toBeNull()
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
