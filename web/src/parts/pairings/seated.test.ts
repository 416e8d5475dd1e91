import type { PlayerId, PublicName, PublicPlayer, PublicTable, PublicTables } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { seatedByName } from './seated.ts'

const player = (name: string, number: number): PublicPlayer => ({
  player: `p${number}` as PlayerId,
  number,
  name: name as PublicName,
})

const table = (number: number, first: PublicPlayer, second: PublicPlayer) =>
  ({ table: number, players: [first, second] }) as unknown as PublicTable

const round: Pick<PublicTables, 'tables' | 'byes'> = {
  tables: [
    table(1, player('Zoë', 1), player('Łucja', 2)),
    table(2, player('Ben', 3), player('Ana', 4)),
  ],
  byes: [{ ...player('Marek', 5), kind: 'odd-number', earned: null }],
}

describe('who sits where', () => {
  it('has everybody once, by name, with the table and who is met', () => {
    const lines = seatedByName(round, 'en').map(
      ({ name, table: at, opponent }) => `${name} ${at ?? '–'} ${opponent?.name ?? '–'}`,
    )
    expect(lines).toEqual(['Ana 2 Ben', 'Ben 2 Ana', 'Łucja 1 Zoë', 'Marek – –', 'Zoë 1 Łucja'])
  })

  it('follows the alphabet of the reader', () => {
    const names = (language: string) =>
      seatedByName(
        { tables: [table(1, player('Łucja', 1), player('Lz', 2))], byes: [] },
        language,
      ).map(({ name }) => name)
    expect(names('pl')).toEqual(['Lz', 'Łucja'])
    expect(names('en')).toEqual(['Łucja', 'Lz'])
  })
})
