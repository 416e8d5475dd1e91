import type { Ending, Game, LeaderId, Pair, Result, TableState } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { resultText, scoreText, shortResultText } from './result-text.ts'

const table: TableState = {
  objectives: 1,
  damageOnDark: 3,
  dial: 8,
  damageOnLight: 2,
  balance: 'dark',
}

type Sample<E extends Ending> = readonly [
  Extract<Result, { readonly ending: E }> | Extract<Result, { readonly score: unknown }>,
  en: string,
  de: string,
  pl: string,
]

/** An ending without a sample does not compile. */
const samples: { readonly [E in Ending]: Sample<E> } = {
  destruction: [
    { ending: 'destruction', score: [100, 24] },
    '100 – 24 (all ships destroyed)',
    '100 – 24 (ein Spieler ist besiegt)',
    '100 – 24 (porażka jednego gracza)',
  ],
  time: [
    { ending: 'time', score: [60, 60], initiative: 'second' },
    '60 – 60 (time, initiative: Ben)',
    '60 – 60 (Zeit abgelaufen, Initiative: Ben)',
    '60 – 60 (czas, inicjatywa: Ben)',
  ],
  'mutual-destruction': [
    { ending: 'mutual-destruction', score: [100, 100], salvo: 'first' },
    '100 – 100 (mutual destruction, final salvo: Ada)',
    '100 – 100 (gemeinsame Zerstörung, finale Salve: Ada)',
    '100 – 100 (wzajemne zniszczenie, ostateczna salwa: Ada)',
  ],
  concession: [
    { ending: 'concession', by: 'first', score: [12, 40] },
    '12 – 40 (concession: Ada)',
    '12 – 40 (Aufgabe: Ada)',
    '12 – 40 (poddanie gry: Ada)',
  ],
  points: [
    {
      ending: 'points',
      score: [40, 40],
      tie: {
        defeats: [36, 36],
        damage: [12, 12],
        die: [
          [3, 3],
          [5, 2],
        ],
      },
    },
    '40 – 40 (victory points, victory points for defeated figures: 36 – 36, damage: 12 – 12, die: 3 – 3, 5 – 2)',
    '40 – 40 (Siegpunkte, Siegpunkte für besiegte Figuren: 36 – 36, Schaden: 12 – 12, Würfelwurf: 3 – 3, 5 – 2)',
    '40 – 40 (punkty zwycięstwa, punkty za pokonane figurki: 36 – 36, obrażenia: 12 – 12, rzut kością: 3 – 3, 5 – 2)',
  ],
  defeat: [
    { ending: 'defeat', winner: 'second', score: [30, 28] },
    '30 – 28 (all figures defeated, winner: Ben)',
    '30 – 28 (alle Figuren besiegt, Sieger: Ben)',
    '30 – 28 (wszystkie figurki pokonane, zwycięzca: Ben)',
  ],
  games: [
    { ending: 'games', games: ['first', 'second'] },
    '1 : 1 games (game 1: Ada; game 2: Ben)',
    '1 : 1 Spiele (Spiel 1: Ada; Spiel 2: Ben)',
    '1 : 1 w grach (gra nr 1: Ada; gra nr 2: Ben)',
  ],
  won: [
    { ending: 'won', winner: 'first', light: 'second' },
    'victory condition met: Ada, light side: Ben',
    'Siegbedingung erfüllt: Ada, Helle Seite: Ben',
    'spełniony warunek zwycięstwa: Ada, jasna strona: Ben',
  ],
  forfeit: [
    { ending: 'forfeit', winner: 'second' },
    'win by forfeit: Ben',
    'kampfloser Sieg: Ben',
    'zwycięstwo walkowerem: Ben',
  ],
  timeout: [
    { ending: 'timeout', light: 'second', table },
    'time limit, light side: Ben; objectives in the victory pile: 1, damage on objectives of the dark side: 3; Death Star dial: 8, damage on objectives of the light side: 2; balance of the Force: dark side',
    'Zeitlimit, Helle Seite: Ben; Einsatzziele im Siegesstapel: 1, Schaden auf Einsatzzielen der Dunklen Seite: 3; Todessternanzeiger: 8, Schaden auf Einsatzzielen der Hellen Seite: 2; Gleichgewicht der Macht: Dunkle Seite',
    'limit czasu, jasna strona: Ben; cele w stosie zwycięstwa: 1, obrażenia na celach ciemnej strony: 3; wskaźnik Gwiazdy Śmierci: 8, obrażenia na celach jasnej strony: 2; równowaga Mocy: ciemna strona',
  ],
  'intentional-draw': [
    { ending: 'intentional-draw', witness: 'l3' },
    'intentional draw (judge present: Cid)',
    'vereinbartes Unentschieden (anwesender Schiedsrichter: Cid)',
    'zamierzony remis (obecność sędziego: Cid)',
  ],
  'no-show': [
    { ending: 'no-show', by: 'second' },
    'no-show: Ben',
    'nicht angetreten: Ben',
    'niestawienie się: Ben',
  ],
  'match-loss': [
    { ending: 'match-loss', by: 'second' },
    'match loss: Ben',
    'Spielverlust: Ben',
    'przegrana meczu z decyzji sędziego: Ben',
  ],
  'double-no-show': [
    { ending: 'double-no-show' },
    'double no-show',
    'beide nicht angetreten',
    'niestawienie się obu stron',
  ],
  'double-loss': [
    { ending: 'double-loss' },
    'double loss',
    'Niederlage für beide',
    'przegrana obu stron',
  ],
  withdrawal: [
    { ending: 'withdrawal', by: 'first' },
    'withdrawal: Ada',
    'Rückzug: Ada',
    'wycofanie się: Ada',
  ],
}

const broken = (text: string) => text.replaceAll('\u00a0', ' ')

describe('resultText', () => {
  const leader = (id: LeaderId) => (id === 'l3' ? 'Cid' : id)

  it.each(Object.values(samples))('words %j', (result, en, de, pl) => {
    expect(broken(resultText('en', result, ['Ada', 'Ben'], leader))).toBe(en)
    expect(broken(resultText('de', result, ['Ada', 'Ben'], leader))).toBe(de)
    expect(broken(resultText('pl', result, ['Ada', 'Ben'], leader))).toBe(pl)
  })

  it('names a witness of whom only a text is known, and nobody to whom leaders are not named', () => {
    const drawn = { ending: 'intentional-draw', witness: 'the marshal' } as const
    expect(resultText('en', drawn, ['Ada', 'Ben'], leader)).toBe(
      'intentional draw (judge present: the marshal)',
    )
    expect(resultText('en', drawn, ['Ada', 'Ben'])).toBe('intentional draw')
  })

  it('keeps a score on one line', () => {
    expect(resultText('en', { ending: 'time', score: [77, 49] })).toBe('77\u00a0–\u00a049 (time)')
  })

  it('shows what a table counts when time ended the game, by seat and not by side', () => {
    const result = { ending: 'timeout', light: 'second', table } as const
    const points = { light: 430, dark: 845 }
    const beginning = (language: 'en' | 'pl') =>
      broken(resultText(language, result, ['Ada', 'Ben'], undefined, points)).slice(0, 25)
    expect(beginning('en')).toBe('8.45 – 4.3 (time limit, l')
    expect(beginning('pl')).toBe('8,45 – 4,3 (limit czasu, ')
  })

  it.each([
    [['first', 'first'], '2 : 0 games'],
    [['second', 'second'], '0 : 2 games'],
    [['first', 'draw'], '1 : 0 games (game 1: Ada; game 2: draw)'],
    [['draw', 'draw'], '0 : 0 games (game 1: draw; game 2: draw)'],
    [['second', 'unplayed'], '0 : 1 games (game 1: Ben; game 2: not played)'],
    [['double-loss', 'first'], '1 : 0 games (game 1: double loss; game 2: Ada)'],
    [[{ conceded: 'first' }, 'second'], '0 : 2 games (game 1: Ben, concession: Ada; game 2: Ben)'],
    [
      [{ annulled: 'second' }, 'first'],
      '1 : 0 games (game 1: annulled, deck check: Ben; game 2: Ada)',
    ],
  ] as const)('tells the games %j', (games: Pair<Game>, words) => {
    expect(broken(resultText('en', { ending: 'games', games }, ['Ada', 'Ben']))).toBe(words)
  })

  it('shows the rolls of a final salvo', () => {
    const result = {
      ending: 'time',
      score: [50, 50],
      salvo: 'second',
      salvoRolls: {
        dice: [3, 4],
        hits: [
          [2, 2],
          [1, 3],
        ],
      },
    } as const
    expect(broken(resultText('en', result, ['Ada', 'Ben']))).toBe(
      '50 – 50 (time, final salvo: Ben, dice: 3 – 4, hits: 2 – 2, 1 – 3)',
    )
    expect(broken(resultText('de', result, ['Ada', 'Ben']))).toBe(
      '50 – 50 (Zeit abgelaufen, finale Salve: Ben, Würfel: 3 – 4, Treffer: 2 – 2, 1 – 3)',
    )
  })

  it('needs no score for a concession', () => {
    expect(resultText('en', { ending: 'concession', by: 'second' }, ['Ada', 'Ben'])).toBe(
      'concession: Ben',
    )
  })

  it('names the seat where the players are not at hand', () => {
    expect(resultText('de', { ending: 'no-show', by: 'second' })).toBe(
      'nicht angetreten: Spieler 2',
    )
  })
})

describe('shortResultText', () => {
  it.each([
    [{ ending: 'points', score: [40, 31] }, '40 – 31'],
    [{ ending: 'concession', by: 'first', score: [12, 40] }, '12 – 40'],
    [{ ending: 'concession', by: 'first' }, 'concession'],
    [{ ending: 'games', games: ['first', 'second'] }, '1 : 1'],
    [{ ending: 'forfeit', winner: 'first' }, 'win by forfeit'],
  ] as const)('of %j fits a column', (result: Result, words) => {
    expect(broken(shortResultText('en', result))).toBe(words)
  })
})

describe('scoreText', () => {
  it('writes fractions as the language does', () => {
    expect(broken(scoreText('en', [4.1, 8.35]))).toBe('4.1 – 8.35')
    expect(broken(scoreText('de', [4.1, 8.35]))).toBe('4,1 – 8,35')
  })
})
