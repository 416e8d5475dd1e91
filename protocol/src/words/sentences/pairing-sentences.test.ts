import type { PlayerId, Reason, Receipt } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { reasonSentence, receiptSentence } from './pairing-sentences.ts'

type ReasonKind = Reason['kind']
type ReasonOf<K extends ReasonKind> = Extract<Reason, { readonly kind: K }>

const ada = 'ada' as PlayerId
const names = { player: () => 'Ada' }

type Sample<K extends ReasonKind> = readonly [ReasonOf<K>, en: string, de: string, pl: string]

/** A kind without a sample does not compile. */
const samples: { readonly [K in ReasonKind]: Sample<K> } = {
  'first-round': [
    { kind: 'first-round' },
    'First round, paired randomly',
    'Erste Runde, zufällig ausgelost',
    'Pierwsza runda, losowe parowanie',
  ],
  'same-points': [
    { kind: 'same-points', points: 10 },
    'Both on 10 tournament points, at random',
    'Beide mit 10 Turnierpunkten, zufällig ausgelost',
    'Po 10 punktów turniejowych, losowo',
  ],
  'floats-down': [
    { kind: 'floats-down', player: ada, from: 10, to: 8 },
    'Ada plays down from points group 10 to 8',
    'Ada: aus der Gruppe mit 10 in die Gruppe mit 8 gelost',
    'Ada: para spoza grupy punktowej (z grupy 10 do grupy 8)',
  ],
  'rematch-unavoidable': [
    { kind: 'rematch-unavoidable', metInRounds: [1, 4] },
    'Rematch, unavoidable (met before in rounds 1, 4)',
    'Erneute Paarung, unvermeidbar (zuvor in den Runden 1, 4)',
    'Powtórna para, nie do uniknięcia (poprzednio: rundy 1, 4)',
  ],
  fold: [
    { kind: 'fold' },
    'Upper half against lower half (fold pairing)',
    'Obere gegen untere Hälfte (Paarung über Hälftenbildung)',
    'Górna połowa z dolną',
  ],
  seeds: [{ kind: 'seeds' }, 'By seeding', 'Nach der Setzliste', 'Według rozstawienia'],
  bracket: [
    { kind: 'bracket', from: ['1', '4'] },
    'Winner of match 1 against winner of match 4',
    'Sieger aus Spiel #1 gegen Sieger aus Spiel #4',
    'Zwycięzcy gier nr 1 i nr 4',
  ],
  chart: [
    {
      kind: 'chart',
      from: [
        { as: 'winner', game: 'L1' },
        { as: 'loser', game: 'W6' },
      ],
    },
    'Winner of match L1 against loser of match W6',
    'Sieger aus Spiel L1 gegen Verlierer aus Spiel W6',
    'Zwycięzca gry L1 – przegrany gry W6',
  ],
  'final-match': [
    { kind: 'final-match' },
    'Final match of the two best',
    'Final-Begegnung der beiden Besten',
    'Mecz finałowy najlepszej dwójki',
  ],
  'by-hand': [{ kind: 'by-hand' }, 'By hand', 'Von Hand', 'Ręcznie'],
  fixed: [
    { kind: 'fixed' },
    'Fixed by a leader',
    'Von der Turnierleitung festgelegt',
    'Ustalone przez animatora',
  ],
}

const down = { kind: 'floats-down', player: ada, from: 10, to: 8 } as const

const floats: readonly Sample<'floats-down'>[] = [
  [
    { ...down, why: 'odd-group' },
    'Ada plays down from points group 10 to 8: odd group, by lot',
    'Ada: aus der Gruppe mit 10 in die Gruppe mit 8 gelost (ungerade Gruppe)',
    'Ada: para spoza grupy punktowej (z grupy 10 do grupy 8; nieparzysta grupa, losowo)',
  ],
  [
    { ...down, why: 'best-round' },
    'Ada plays down from points group 10 to 8: the best round needs it',
    'Ada: aus der Gruppe mit 10 in die Gruppe mit 8 (so wird die Runde am besten)',
    'Ada: para spoza grupy punktowej (z grupy 10 do grupy 8; tak runda wypada najlepiej)',
  ],
  [
    { ...down, why: 'met-everybody', metInRounds: [1, 2, 4] },
    'Ada plays down from points group 10 to 8: all others there were met in rounds 1, 2, 4',
    'Ada: aus der Gruppe mit 10 in die Gruppe mit 8 (Paarungen mit allen anderen dort gab es in den Runden 1, 2, 4)',
    'Ada: para spoza grupy punktowej (z grupy 10 do grupy 8; pary z pozostałymi już były: rundy 1, 2, 4)',
  ],
]

describe('reasonSentence', () => {
  it.each([...Object.values(samples), ...floats])('words %j', (reason, en, de, pl) => {
    expect(reasonSentence('en', reason, names)).toBe(en)
    expect(reasonSentence('de', reason, names)).toBe(de)
    expect(reasonSentence('pl', reason, names)).toBe(pl)
  })

  it.each([
    [0, 'Po 0 punktów turniejowych, losowo'],
    [1, 'Po 1 punkcie turniejowym, losowo'],
    [3, 'Po 3 punkty turniejowe, losowo'],
    [5, 'Po 5 punktów turniejowych, losowo'],
  ])('counts %d points in Polish', (points, words) => {
    expect(reasonSentence('pl', { kind: 'same-points', points })).toBe(words)
  })

  it('names the seed of whoever had a bye in a chart', () => {
    const from = [
      { as: 'seed', seed: 1 },
      { as: 'winner', game: 'W1' },
    ] as const
    const reason = { kind: 'chart', from } as const
    expect(reasonSentence('en', reason)).toBe('Seed 1 against winner of match W1')
    expect(reasonSentence('de', reason)).toBe('Setzplatz 1 gegen Sieger aus Spiel W1')
    expect(reasonSentence('pl', reason)).toBe('Rozstawiony nr 1 – zwycięzca gry W1')
  })

  it('names the game of a chart, where losers meet winners', () => {
    const reason = { kind: 'bracket', from: ['L3', 'L3'] } as const
    expect(reasonSentence('en', reason)).toBe('By the bracket, match L3')
    expect(reasonSentence('de', reason)).toBe('Nach dem Turnierbaum, Spiel L3')
    expect(reasonSentence('pl', reason)).toBe('Według drabinki, gra L3')
  })

  it('speaks of one round where it was one', () => {
    const reason = { kind: 'rematch-unavoidable', metInRounds: [2] } as const
    expect(reasonSentence('en', reason)).toContain('in round 2)')
    expect(reasonSentence('de', reason)).toContain('in Runde 2)')
    expect(reasonSentence('pl', reason)).toContain('runda 2)')
  })
})

const receipt: Receipt = {
  rematches: 0,
  softConflicts: 0,
  crossings: [0, 1],
  lowerBound: [0, 1],
  spanSquares: 1,
  certified: 'parity',
  otherBye: null,
}

describe('receiptSentence', () => {
  it('is one line in each language', () => {
    expect(receiptSentence('en', receipt)).toBe(
      'nobody meets the same opponent again · 1 table with unequal tournament points (cannot be avoided) · no better pairings are possible',
    )
    expect(receiptSentence('de', receipt)).toBe(
      'niemand trifft erneut auf denselben Gegner · 1 Tisch mit ungleichen Turnierpunkten (nicht zu vermeiden) · bessere Paarungen gibt es nicht',
    )
    expect(receiptSentence('pl', receipt)).toBe(
      'nikt nie gra drugi raz z tym samym przeciwnikiem · 1 stół z różną liczbą punktów turniejowych (nie do uniknięcia) · lepszych par nie da się ułożyć',
    )
  })

  it('says of no float that it is unavoidable', () => {
    expect(receiptSentence('en', { ...receipt, crossings: [0, 0], spanSquares: 0 })).toBe(
      'nobody meets the same opponent again · equal tournament points at every table · no better pairings are possible',
    )
  })

  it.each(languages)('says it without the words of those who wrote the method: %s', (language) => {
    const every = (['parity', 'exact', 'fold', 'by-hand'] as const).flatMap((certified) =>
      [0, 2].map((n) =>
        receiptSentence(language, {
          ...receipt,
          rematches: n,
          softConflicts: n,
          crossings: [n],
          spanSquares: n,
          certified,
        }),
      ),
    )
    expect(every.join('\n')).not.toMatch(/certif|float|receipt|nachweis|raport|potwierdz/i)
  })

  it('calls every float of a proven round unavoidable, even above the bound', () => {
    const proven = { ...receipt, crossings: [2, 1], spanSquares: 3, certified: 'exact' } as const
    expect(receiptSentence('en', proven)).toContain(
      '3 tables with unequal tournament points (cannot be avoided)',
    )
  })

  it('shows what a pairing by hand costs above the bound', () => {
    const byHand: Receipt = {
      ...receipt,
      rematches: 1,
      softConflicts: 2,
      crossings: [2, 1],
      spanSquares: 3,
      certified: 'by-hand',
    }
    expect(receiptSentence('en', byHand)).toBe(
      '1 rematch · 2 tables with family members or travel partners · 3 tables with unequal tournament points (1 cannot be avoided) · arranged by hand',
    )
  })

  it('does not count one long float as two', () => {
    const long = { ...receipt, crossings: [1, 1], lowerBound: [1, 1], spanSquares: 4 }
    expect(receiptSentence('en', long)).toContain('2 steps between points groups')
  })

  it('names the bye that would have avoided a rematch', () => {
    const other = { ...receipt, rematches: 1, otherBye: 'ada' as PlayerId }
    expect(receiptSentence('en', other, { player: () => 'Ada' })).toMatch(
      / · fewer rematches with the bye for: Ada$/,
    )
  })

  it('leaves elimination to the bracket', () => {
    expect(receiptSentence('en', null)).toBe('by the bracket')
    expect(receiptSentence('de', null)).toBe('nach dem Turnierbaum')
    expect(receiptSentence('pl', null)).toBe('według drabinki')
  })
})
