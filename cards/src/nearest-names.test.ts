import fc from 'fast-check'
import { expect, it } from 'vitest'
import { knownArmy } from '../../engine/src/cards/army/known-army.ts'
import { type Names, nearest } from '../../engine/src/cards/names.ts'
import { nearestByScan } from '../../engine/src/cards/nearest-by-scan.suite.ts'
import { knownSets } from '../../engine/src/cards/sets/known-sets.ts'
import { squadIndex } from '../../engine/src/cards/squad/squad-index.ts'
import { armies } from './armies.suite.ts'
import { decks } from './decks.suite.ts'
import { squads } from './squads.suite.ts'

const tables: readonly Names<unknown>[] = [
  squadIndex(squads).names.pilots,
  squadIndex(squads).names.upgrades,
  knownArmy(armies).deployments,
  knownSets(decks).names,
]
const spelt = tables.flatMap(({ byName }) => [...byName.keys()])

const slip = fc.record({ at: fc.nat(30), out: fc.nat(2), put: fc.constantFrom('', 'e', 'st', '2') })

it('finds for misspelt names of cards what a scan of all names finds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables),
      fc.constantFrom(...spelt),
      fc.array(slip, { maxLength: 5 }),
      fc.constantFrom(1, 3, 6),
      (names, name, slips, count) => {
        const text = slips.reduce(
          (of, { at, out, put }) => of.slice(0, at) + put + of.slice(at + out),
          name,
        )
        expect(nearest(names, text, count)).toEqual(nearestByScan(names, text, count))
      },
    ),
    { seed: 20120914, numRuns: 40 },
  )
})
