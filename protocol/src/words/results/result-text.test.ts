import type { Ending, Result } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { resultText } from './result-text.ts'

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
    '60 – 60 (Zeit, Initiative: Ben)',
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
  'intentional-draw': [
    { ending: 'intentional-draw', witness: 'Cid' },
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
  it.each(Object.values(samples))('words %j', (result, en, de, pl) => {
    expect(broken(resultText('en', result, ['Ada', 'Ben']))).toBe(en)
    expect(broken(resultText('de', result, ['Ada', 'Ben']))).toBe(de)
    expect(broken(resultText('pl', result, ['Ada', 'Ben']))).toBe(pl)
  })

  it('keeps a score on one line', () => {
    expect(resultText('en', { ending: 'time', score: [77, 49] })).toBe('77\u00a0–\u00a049 (time)')
  })

  it('names the seat where the players are not at hand', () => {
    expect(resultText('de', { ending: 'no-show', by: 'second' })).toBe(
      'nicht angetreten: zweiter Platz am Tisch',
    )
  })
})
