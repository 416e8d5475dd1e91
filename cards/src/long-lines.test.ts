import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readList } from '../../engine/src/cards/list-cards.ts'
import { armyOf, judged } from './armies.suite.ts'
import { catalogueIds, catalogueOf } from './index.ts'

const letters = 20_000
const filled = (piece: string): string => piece.repeat(Math.ceil(letters / piece.length))

/** What lines are made of: a few of them, again and again, until the page takes no more. */
const part = fc.constantFrom(
  ...['- ', '• ', '2x ', '99x ', '1 ', '1) ', ' x2', '(1) ', ' (1)', ' 5 pts', ': 5', ': ', ', '],
  ...['/', ' and ', '(', '[', '{', '"', '<deck ', '\t', '\n', '#', 'a', 'Command deck', 'Light'],
  ...['Nexu', 'Rally', 'Darth Vader', 'Luke Skywalker', 'Shield Upgrade', 'X-Wing', 'Jedi'],
)
const piece = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
const text = fc
  .record({
    before: fc.constantFrom('', 'Nexu ', 'x', 'Luke Skywalker\n'),
    piece,
    behind: fc.constantFrom('', 'x', 'Nexu'),
  })
  .map(({ before, piece: one, behind }) => `${before}${filled(one)}${behind}`)

/** Each of them ended in a stack that was full. */
const once = [`${filled('- ')}x`, `${filled('2x ')}Nexu`, `Nexu ${filled('(1) ')}`, filled(': 5')]

it.each(catalogueIds)(
  'a line of twenty thousand letters is read, whatever it repeats: %s',
  (id) => {
    const catalogue = catalogueOf(id) ?? expect.fail(id)
    fc.assert(
      fc.property(text, (long) => {
        readList(catalogue, long)
      }),
      { numRuns: 20, seed: 20140801, examples: once.map((long) => [long]) },
    )
  },
  60_000,
)

it('a card behind thousands of signs is that card still', () => {
  expect(armyOf(`${'- '.repeat(9000)}Nexu`).deployments).toMatchObject([{ id: 'nexu' }])
  expect(armyOf(`Nexu ${'(4) '.repeat(5000)}`).deployments).toMatchObject([{ id: 'nexu' }])
})

it('thousands of groups are not built, and fewer of them are as little legal', () => {
  const text99 = '99x Nexu\n'.repeat(200)
  const { deployments } = armyOf(text99)
  expect(deployments.length).toBeLessThanOrEqual(1000)
  expect(judged(armyOf(`${text99}2x Darth Vader`)).join()).toMatch(/over-point-cap.*unique-twice/)
  expect(armyOf('99x Nexu').deployments).toHaveLength(99)
})
