import type { DecidedBy, MeasureName } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { optionLabel, optionValueLabel } from './label.ts'
import { heading, term } from './term.ts'

describe('term', () => {
  it('is the word of the documents', () => {
    expect(term('en', 'strength-of-schedule')).toBe('strength of schedule')
    expect(term('de', 'strength-of-schedule')).toBe('Tabellenstärke')
    expect(term('pl', 'strength-of-schedule')).toBe('siła tabeli')
    expect(term('de', 'margin-of-victory')).toBe('Höhe des Sieges')
    expect(term('de', 'outcome.modified-win')).toBe('modifizierter Sieg')
  })

  it('has a word for everything that decides a place', () => {
    const words: Record<Exclude<DecidedBy, MeasureName>, string> &
      Partial<Record<MeasureName, string>> = {
      'tournament-points': 'Turnierpunkte',
      'head-to-head': 'direkter Vergleich',
      'margin-of-victory': 'Höhe des Sieges',
      'strength-of-schedule': 'Tabellenstärke',
      'extended-strength-of-schedule': 'erweiterte Tabellenstärke',
      lot: 'zufällig',
    }
    for (const [decider, word] of Object.entries(words)) {
      expect(term('de', decider as DecidedBy)).toBe(word)
    }
  })

  it('counts games in Polish', () => {
    const counted = [1, 2, 5].map((count) => term('pl', 'count.games', { count }))
    expect(counted).toEqual(['1 gra', '2 gry', '5 gier'])
  })

  it('puts values in and counts them', () => {
    expect(term('en', 'wait.pair', { round: 3 })).toBe('Round 3 can be paired.')
    expect(term('de', 'count.tournament-points', { count: 1 })).toBe('1 Turnierpunkt')
    expect(term('de', 'top', { size: 8 })).toBe('Top-8')
    expect(term('pl', 'confirm.cut', { size: 8, count: 5 })).toBe(
      'Przeprowadzić odcięcie do Top 8? Dla 5 graczy turniej się zakończy.',
    )
  })

  it.each([
    [0, 'Zapisy trwają. Lista jest jeszcze pusta.'],
    [1, 'Zapisy trwają, na liście: 1 gracz.'],
    [2, 'Zapisy trwają, na liście: 2 gracze.'],
    [5, 'Zapisy trwają, na liście: 5 graczy.'],
    [12, 'Zapisy trwają, na liście: 12 graczy.'],
    [22, 'Zapisy trwają, na liście: 22 gracze.'],
    [25, 'Zapisy trwają, na liście: 25 graczy.'],
  ])('counts %d players in Polish', (count, sentence) => {
    expect(term('pl', 'wait.registration', { count })).toBe(sentence)
  })

  it('lets a value stand as it is, whatever it contains', () => {
    expect(term('en', 'wait.finished', { player: '$& {{player}}' })).toBe(
      'The tournament is finished. Tournament champion: $& {{player}}.',
    )
  })

  it('does not compile without the values it needs', () => {
    // @ts-expect-error the round is missing
    expect(term('en', 'wait.pair', {})).toContain('{{round}}')
    // @ts-expect-error there is no such term
    expect(() => term('en', 'no-such-term')).toThrow()
  })
})

describe('heading', () => {
  it('begins with a capital letter', () => {
    expect(heading('en', 'standings')).toBe('Standings')
    expect(heading('pl', 'semi-final')).toBe('Półfinał')
    expect(heading('pl', 'quarter-final')).toBe('Ćwierćfinał')
  })
})

describe('options', () => {
  it('have words for their name and their values', () => {
    expect(optionLabel('de', 'headToHead')).toBe('direkter Vergleich')
    expect(optionValueLabel('pl', 'readmission', 'off')).toBe('niemożliwy')
    expect(optionValueLabel('en', 'unpairedLossMargin', '50')).toBe('50 points')
  })
})
