import {
  leaderId,
  type PlayerId,
  type PublicName,
  type PublicPlayer,
  type PublicTable,
  type PublicTables,
} from '@topcut/engine'
import { label, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { hallWords } from '../../words/hall.ts'
import { nameOrder } from '../name-order.ts'
import { rulingText } from './ruling-text.ts'
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
    const lines = seatedByName(round, nameOrder('en')).map(
      ({ name, table: at, opponent }) => `${name} ${at ?? '–'} ${opponent?.name ?? '–'}`,
    )
    expect(lines).toEqual(['Ana 2 Ben', 'Ben 2 Ana', 'Łucja 1 Zoë', 'Marek – –', 'Zoë 1 Łucja'])
  })

  it('says at the table of a leader who plays who rules there, and nowhere else', () => {
    const ruling = { leader: leaderId('l2'), role: 'judge', name: 'Frau Berg' } as const
    const [first = expect.fail('no table'), ...others] = round.tables
    const lines = seatedByName(
      { ...round, tables: [{ ...first, ruling }, ...others] },
      nameOrder('en'),
    )
    const ruled = lines.filter((one) => one.ruling !== undefined)
    expect(ruled.map(({ name }) => name)).toEqual(['Łucja', 'Zoë'])
    const said = languages.map((language) =>
      ruled.map((one) => rulingText(hallWords(language), one.ruling ?? null)).join(),
    )
    for (const text of said) expect(text.match(/Frau Berg/g)).toHaveLength(2)
    const nameless = rulingText(hallWords('en'), { ...ruling, name: null })
    expect(nameless).toBe(`rulings: ${label('en', 'role.judge')}`)
    expect(rulingText(hallWords('en'), null)).toBe('no judge for this table')
    for (const language of languages) {
      for (const role of ['organizer', 'marshal', 'judge'] as const) {
        expect(hallWords(language).roles[role]).toBe(label(language, `role.${role}`))
      }
    }
  })

  it('follows the alphabet of the reader', () => {
    const names = (language: string) =>
      seatedByName(
        { tables: [table(1, player('Łucja', 1), player('Lz', 2))], byes: [] },
        nameOrder(language),
      ).map(({ name }) => name)
    expect(names('pl')).toEqual(['Lz', 'Łucja'])
    expect(names('en')).toEqual(['Łucja', 'Lz'])
  })
})
