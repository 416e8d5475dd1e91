import { regulations, type TextKey, textKeys } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { textSentence } from '../sentences/text-sentence.ts'
import { counted, named } from './gist-words.ts'
import { gists } from './gists.ts'
import { missingFromText } from './missing-from-text.ts'

const gistOf = (key: TextKey): readonly string[] => gists[key].split(/[ ,;:]+/)

/** Every rule with each text it has people read, once, whichever of its regulations has it. */
const read = [
  ...new Map(
    regulations
      .flatMap(({ texts }) => texts)
      .map(({ rule, value: { key, strength } }) => [`${rule} ${key}`, { rule, key, strength }]),
  ).values(),
]

for (const { rule, key, strength } of read) {
  it(`[${rule}] ${key} says in every language: ${gists[key]}`, () => {
    const missing = languages.map((language) => [
      language,
      ...missingFromText(language, key, textSentence(language, key)),
    ])
    expect(missing).toEqual(languages.map((language) => [language]))
  })

  it(`[${rule}] ${key} is as strong as its place among the clauses: ${strength}`, () => {
    const gist = gistOf(key)
    const asksFor = gist.some((word) => word === 'should' || word === 'recommended')
    const demands = gist.includes('forbidden') || (gist.includes('must') && !gist.includes('not'))
    if (strength === 'should') expect(asksFor).toBe(true)
    if (strength === 'must') expect(asksFor && !demands).toBe(false)
    if (strength === 'note') expect(asksFor || demands).toBe(false)
  })
}

describe('missingFromText', () => {
  it.each([
    ['products.no-dice-app', 'en', 'The dice app is allowed.'],
    ['products.no-dice-app', 'de', 'Die Würfel-App ist erlaubt.'],
    ['products.no-dice-app', 'pl', 'Aplikacja z kośćmi jest dozwolona.'],
    [
      'set-up.mulligan',
      'en',
      'Twice, after the first six cards are drawn, a player may shuffle them all back and draw six new ones, which are kept.',
    ],
    ['set-up.switch-sides', 'de', 'Für das zweite Spiel bleiben die Seiten gleich.'],
    ['set-up.switch-sides', 'pl', 'W drugiej grze strony pozostają bez zmian.'],
    [
      'set-up.command-decks',
      'en',
      'Each player shuffles the Command deck, offers it to the opponent, who may shuffle and cut it, and draws four Command cards.',
    ],
    ['table.dispute', 'en', 'A dispute that players do not settle themselves may go to a judge.'],
    [
      'seating.dark-side-first',
      'en',
      'The dark side sits down first, its player 2 to the right of player 1; the light side then sits opposite.',
    ],
  ] as const)('of %s in %s finds that “%s” is wrong', (key, language, sentence) => {
    expect(missingFromText(language, key, sentence)).not.toEqual([])
    expect(missingFromText(language, key, textSentence(language, key))).toEqual([])
  })

  it('says what is missing, what is too much and what stands in another order', () => {
    expect(missingFromText('en', 'products.no-dice-app', 'The judge may.')).toEqual([
      'lacks forbidden',
      'should not say judge',
      'should not say may',
      'does not say dice-app',
    ])
    expect(missingFromText('de', 'seating.dark-side-first', '2 1')).toContain('has the order 2,1')
  })
})

describe('the words of gists', () => {
  const used = new Set(textKeys.flatMap(gistOf))

  it('have no word that says two things, and none that no gist has', () => {
    const words = [...Object.keys(counted), ...Object.keys(named)]
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    expect(words.filter((word) => !used.has(word))).toEqual([])
  })

  it('are all that gists are made of, but for numbers', () => {
    const known = (word: string) => Object.hasOwn(counted, word) || Object.hasOwn(named, word)
    expect([...used].filter((word) => !known(word) && !/^\d+$/.test(word))).toEqual([])
  })
})
