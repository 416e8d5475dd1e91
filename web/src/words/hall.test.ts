import { outcomes, regulationOf } from '@topcut/engine'
import { buttonLabel, heading, label, languages, term } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { bracketWords } from './bracket.ts'
import { hallWords } from './hall.ts'
import { phoneWords } from './phone.ts'
import { phonePagesWords } from './phone-pages.ts'

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

describe.each(languages)('what hall and phones read in %s', (language) => {
  const hall = hallWords(language)

  it('is called as it is at the desk', () => {
    for (const outcome of outcomes) {
      expect(hall.outcomes[outcome]).toBe(label(language, `outcome.${outcome}`))
    }
    for (const ending of keys(hall.endings)) {
      expect(hall.endings[ending]).toBe(label(language, `ending.${ending}`))
    }
    for (const measure of keys(hall.measures)) {
      expect(hall.measures[measure]).toBe(term(language, measure))
    }
    expect(hall.columns.points).toBe(heading(language, 'tournament-points'))
    const bracket = bracketWords(language)
    expect(bracket.called({ kind: 'grand-final' })).toBe(heading(language, 'grand-final'))
    expect(bracket.called({ kind: 'reset' })).toBe(heading(language, 'bracket-reset'))
    expect(bracket.called({ kind: 'left', left: 2 })).toBe(heading(language, 'semi-final'))
    expect(bracket.called({ kind: 'left', left: 1 })).toBe(heading(language, 'final'))
    const phone = phonePagesWords(language)
    expect(phone.submitList).toBe(buttonLabel(language, 'submit-list'))
    expect(phone.signPointsCheck).toBe(buttonLabel(language, 'sign-points-check'))
  })

  it('ends a sentence where one is said', () => {
    const { empty, clock, nobodyFound, over, unreachable } = hall
    const sentences = [...Object.values(empty), clock.notStarted, clock.isUp, clock.roundClosed]
    for (const text of [...sentences, nobodyFound, over, unreachable, hall.lost('1 s')]) {
      expect(text).toMatch(/\.$/)
    }
  })
})

describe('a title with words of its own', () => {
  const terms = regulationOf('card-game/de-2014')?.terms

  it('is spoken of in them, in headings with a capital letter', () => {
    const own = hallWords('de', terms)
    expect(own.tabs.standings).toBe('Wertung')
    expect(own.columns.place).toBe('Platz')
    expect(own.measures['extended-strength-of-schedule']).toBe('Tabellenstärken der Gegner')
    expect(own.outcomes['double-loss']).toBe('Verlust für beide Spieler')
    expect(own.endings.time).toBe('Zeitlimit')
    expect(bracketWords('de', terms).called({ kind: 'left', left: 1 })).toBe('Final-Begegnung')
    const polish = hallWords('pl', regulationOf('x-wing/pl')?.terms)
    expect([polish.bye, polish.roles.marshal]).toEqual(['bye (wolny los)', 'komandor'])
    const phone = phoneWords('de', terms)
    expect([phone.tabs.match, phone.tabs.standings, phonePagesWords('de', terms).place]).toEqual([
      'Begegnung',
      'Wertung',
      'Platz',
    ])
    expect(phone.matchEnded(phone.tabs.match)).toBe('Begegnung beendet')
    expect(phonePagesWords('pl', { pl: { bye: 'bye (wolny los)' } }).bye).toBe('Bye (wolny los)')
  })

  it('changes nothing where it has none', () => {
    expect(hallWords('de', { de: {} })).toEqual(hallWords('de'))
    expect(phoneWords('de', { de: {} })).toEqual(phoneWords('de'))
  })
})

describe('Polish numbers', () => {
  it('have their forms', () => {
    const { players, minutes, waitingForPlace } = hallWords('pl')
    expect([1, 2, 5, 22].map(players)).toEqual(['1 gracz', '2 gracze', '5 graczy', '22 gracze'])
    expect([1, 3, 12].map(minutes)).toEqual(['1 minuty', '3 minut', '12 minut'])
    expect(waitingForPlace(2)).toBe('2 osoby czekają na miejsce')
  })
})
