import { describe, expect, it } from 'vitest'
import {
  affiliationsOf,
  decks,
  deckText,
  judged,
  otherSide,
  read,
  setsFor,
  tenFor,
  withOther,
} from './decks.suite.ts'

type Case = { readonly of: string; readonly illegal: string; readonly neighbour: string }

/** At least ten of each kind, each beside decks that differ in little and are legal. */
const refused = (code: string, cases: readonly Case[]) => {
  describe(code, () => {
    it('is tried on ten lists at least', () => {
      expect(new Set(cases.map(({ illegal }) => illegal)).size).toBeGreaterThanOrEqual(10)
    })

    it.each(cases)('$of', ({ illegal, neighbour }) => {
      expect(judged(read(illegal).list)).toEqual([code])
      expect(judged(read(neighbour).list)).toEqual([])
    })
  })
}

const sides = ['light', 'dark'] as const
const everyDeck = sides.flatMap((side) =>
  affiliationsOf(side).map((affiliation) => ({ side, affiliation })),
)

refused(
  'too-few-sets LCG-17',
  everyDeck.flatMap(({ side, affiliation }) =>
    [1, 5, 9].map((count) => {
      const ten = tenFor(side, affiliation)
      return {
        of: `${affiliation}: ${count}`,
        illegal: withOther(side, affiliation, ten.slice(0, count)),
        neighbour: withOther(side, affiliation, ten),
      }
    }),
  ),
)

refused(
  'too-many-copies LCG-18',
  everyDeck.flatMap(({ side, affiliation }) => {
    const own = setsFor(side, affiliation)
    const looked = [
      ...own.filter(({ most }) => most === 1).slice(0, 5),
      ...own.filter(({ most }) => most === undefined).slice(-5),
    ]
    return looked.map((set) => {
      const others = tenFor(side, affiliation, [set])
      const copies = Array.from({ length: set.most ?? 2 }, () => set)
      return {
        of: `${affiliation}: ${set.name}`,
        illegal: withOther(side, affiliation, [...others, ...copies, set]),
        neighbour: withOther(side, affiliation, [...others, ...copies]),
      }
    })
  }),
)

refused(
  'other-affiliation LCG-17',
  decks.sets
    .filter(({ locked }) => locked === true)
    .flatMap((set) =>
      affiliationsOf(set.side)
        .filter((name) => name !== set.affiliation)
        .map((stranger) => ({
          of: `${set.name} under ${stranger}`,
          illegal: withOther(set.side, stranger, [...tenFor(set.side, stranger), set]),
          neighbour: withOther(set.side, set.affiliation ?? '', [
            ...tenFor(set.side, set.affiliation ?? '', [set]),
            set,
          ]),
        })),
    ),
)

refused(
  'wrong-side LCG-16',
  everyDeck.flatMap(({ side, affiliation }) =>
    decks.sets
      .filter((set) => set.side !== side && set.affiliation === undefined)
      .slice(0, 4)
      .map((set) => ({
        of: `${set.name} under ${affiliation}`,
        illegal: withOther(side, affiliation, [...tenFor(side, affiliation), set]),
        neighbour: withOther(side, affiliation, tenFor(side, affiliation)),
      })),
  ),
)

refused(
  'affiliation-count LCG-17',
  everyDeck.flatMap(({ side, affiliation }) => {
    const neighbour = withOther(side, affiliation, tenFor(side, affiliation))
    const line = `Affiliation: ${affiliation}\n`
    return [
      { of: `no ${affiliation}`, illegal: neighbour.replace(line, ''), neighbour },
      { of: `${affiliation} twice`, illegal: neighbour.replace(line, line + line), neighbour },
    ]
  }),
)

refused(
  'card-without-objective LCG-18',
  everyDeck.flatMap(({ side, affiliation }) => {
    const ten = tenFor(side, affiliation)
    const strangers = decks.sets.filter((set) => set.side === side && !ten.includes(set))
    const [other] = affiliationsOf(otherSide(side))
    const beside = deckText(otherSide(side), other ?? '', tenFor(otherSide(side), other ?? ''))
    const withCommands = (sets: typeof strangers) =>
      [
        deckText(side, affiliation, ten),
        'Command cards:',
        ...sets.map(({ cards, number }) => `${cards.at(2)?.title} (#${number})`),
        beside,
      ].join('\n')
    return strangers.slice(0, 3).map((set) => ({
      of: `a card of ${set.name} under ${affiliation}`,
      illegal: withCommands([...ten.slice(0, 2), set]),
      neighbour: withCommands(ten.slice(0, 3)),
    }))
  }),
)

describe('a set that nobody knows', () => {
  it.each([285, 286, 290, 300, 301, 310, 333, 400, 500, 999])(
    '%i is named, and bars nothing',
    (number) => {
      const ten = tenFor('light', 'Jedi')
      const text = withOther('light', 'Jedi', [...ten, { number }])
      expect(judged(read(text).list)).toEqual(['unknown-card LCG-16?'])
    },
  )

  it('counts as a set: the catalogue may be behind', () => {
    const nine = tenFor('light', 'Jedi').slice(0, 9)
    const text = withOther('light', 'Jedi', [...nine, { number: 285 }])
    expect(judged(read(text).list)).toEqual(['unknown-card LCG-16?'])
  })
})

describe('two copies of a set', () => {
  it('of the other side are accused once', () => {
    const own = tenFor('light', 'Jedi')
    const [of] = tenFor('dark', 'Sith')
    const two = of === undefined ? [] : [of, of]
    expect(judged(read(withOther('light', 'Jedi', [...own, ...two])).list)).toEqual([
      'wrong-side LCG-16',
    ])
  })

  it('bound to another affiliation are accused once', () => {
    const bound = decks.sets.find(
      ({ side, locked, affiliation, most }) =>
        side === 'light' && locked === true && affiliation !== 'Jedi' && most === undefined,
    )
    const two = bound === undefined ? [] : [bound, bound]
    const text = withOther('light', 'Jedi', [...tenFor('light', 'Jedi'), ...two])
    expect(judged(read(text).list)).toEqual(['other-affiliation LCG-17'])
  })
})
