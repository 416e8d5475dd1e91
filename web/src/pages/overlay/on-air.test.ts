import type { PublicTable, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { onAir } from './on-air.ts'

const round = (...numbers: readonly number[]): PublicTables => ({
  number: 2,
  status: 'published',
  mission: null,
  inStage: { kind: 'swiss', of: 3 },
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
