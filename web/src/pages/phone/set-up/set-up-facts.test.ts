import { clause, type SetUpView } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { expect, it } from 'vitest'
import { phonePagesWords } from '../../../words/phone-pages.ts'
import { setUpFacts } from './set-up-facts.ts'

const nothing: SetUpView = {
  ...{ complete: null, identification: null, map: null, firstSides: null, secondSides: null },
  ...{ teamSeats: null, mirrorMatch: null, initiative: null, side: null, pointsCheck: null },
}
const wordsIn = (language: Language) => ({
  ...phonePagesWords(language).setUpFacts,
  pointsCheck: 'Add it up.',
})
const facts = (part: Partial<SetUpView>, isFirst = true) =>
  setUpFacts({ ...nothing, ...part }, isFirst, wordsIn('en')).map(
    ({ rule, value }) => `${rule} ${value}`,
  )

it('says nothing that the document does not', () => {
  expect(facts({})).toEqual([])
  expect(facts({ mirrorMatch: clause('DOC-1', false) })).toEqual([])
})

it('tells each player their own', () => {
  const identification = clause('DOC-2', ['white', 'black'] as const)
  expect(facts({ identification })).toEqual(['DOC-2 Your ID tokens are white.'])
  expect(facts({ identification }, false)).toEqual(['DOC-2 Your ID tokens are black.'])
  const pointsCheck = clause('DOC-3', [true, false] as const)
  expect(facts({ pointsCheck })).toEqual([])
  expect(facts({ pointsCheck }, false)).toHaveLength(1)
})

it.each([
  ['en', 'Second game: the sides are swapped.'],
  ['de', 'Zweites Spiel: Die Seiten werden getauscht.'],
  ['pl', 'Druga gra: zamiana stron.'],
] as const)('[LCG-31] tells of the second game, in %s', (language, sentence) => {
  const secondSides = clause('LCG-31', 'swapped' as const)
  const words = wordsIn(language)
  expect(setUpFacts({ ...nothing, secondSides }, true, words)).toEqual([clause('LCG-31', sentence)])
})
