import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asPrinted, readList, writeList } from '../../engine/src/cards/list-cards.ts'
import { decks, deckText, judged, legalDecks, read } from './decks.suite.ts'

const runs = { seed: 20140801, numRuns: 200 }
const textOf = (all: readonly Parameters<typeof deckText>[]) =>
  all.map((one) => deckText(...one)).join('\n')

it('legal decks stay so in any order, of their sets and of the decks', () => {
  const shuffled = legalDecks.chain(([light, dark]) =>
    fc.record({
      first: fc.constant(light.affiliation),
      second: fc.constant(dark.affiliation),
      light: fc.shuffledSubarray(light.sets, { minLength: light.sets.length }),
      dark: fc.shuffledSubarray(dark.sets, { minLength: dark.sets.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ first, second, light, dark }) => {
      expect(
        judged(
          read(
            textOf([
              ['light', first, light],
              ['dark', second, dark],
            ]),
          ).list,
        ),
      ).toEqual([])
      expect(
        judged(
          read(
            textOf([
              ['dark', second, dark],
              ['light', first, light],
            ]),
          ).list,
        ),
      ).toEqual([])
    }),
    runs,
  )
})

it('what is written is read as the same list, and stays as printed', () => {
  fc.assert(
    fc.property(legalDecks, ([light, dark]) => {
      const all = [light, dark].map(
        ({ side, affiliation, sets }) => [side, affiliation, sets] as Parameters<typeof deckText>,
      )
      const { list } = read(textOf(all))
      expect(read(writeList(decks, list)).list).toEqual(list)
      expect(asPrinted(decks, list)).toEqual(list)
    }),
    runs,
  )
})

it('any text is read, and what is written of it as the same list', () => {
  const line = fc.oneof(
    fc.constantFrom('Light Side', 'Dark:', 'Affiliation: Jedi', 'Sith', 'Command cards:', '2x 300'),
    fc.integer({ min: 0, max: 320 }).map((number) => `${number}`),
    fc.constantFrom(...decks.sets).map(({ name }) => name),
    fc.constantFrom(...decks.sets).map(({ cards }) => cards[1]?.title ?? ''),
    fc.constantFrom(...decks.sets).map(({ name }) => name.slice(2, 9)),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { list } = read(['Light Side', ...lines].join('\n'))
      expect(read(writeList(decks, list)).list).toEqual(list)
    }),
    runs,
  )
})

it('no text at all brings it down', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      read(`Light Side\n${text}`)
      readList(decks, `<deck ${text}><section ${text}><card ${text}>${text}`)
    }),
    runs,
  )
})
