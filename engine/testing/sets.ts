import type { DeckCatalogue, ObjectiveSet } from '../src/cards/catalogue.ts'
import type { Side } from '../src/vocabulary/result.ts'
import type { SetCard } from '../src/vocabulary/squad-list.ts'
import { setCard } from './decks.ts'

const set = (number: number, side: Side, given: Partial<ObjectiveSet> = {}): ObjectiveSet => ({
  number,
  name: `Objective ${number}`,
  side,
  product: 'Box',
  octgn: `o-${number}`,
  cards: [
    { title: `Objective ${number}`, type: 'Objective', octgn: `o-${number}` },
    ...Array.from({ length: 5 }, (_, index) => ({
      title: `Card ${number}.${index + 1}`,
      type: 'Unit',
      octgn: `c-${number}-${index + 1}`,
    })),
  ],
  ...given,
})

/** Sets 1 to 20 of the light side, 21 to 40 of the dark side, as the test changes them. */
export const smallSets = (
  changed: { readonly [number: number]: Partial<ObjectiveSet> } = {},
): DeckCatalogue => ({
  id: 'small',
  kind: 'decks',
  about: 'made by hand',
  products: [{ id: 'Box', name: 'Box' }],
  affiliations: [
    { name: 'Red', side: 'light' },
    { name: 'Blue', side: 'light' },
    { name: 'Black', side: 'dark' },
  ],
  sets: Array.from({ length: 40 }, (_, index) =>
    set(index + 1, index < 20 ? 'light' : 'dark', changed[index + 1]),
  ),
})

/** The objectives of these sets as a list has them. */
export const ofSets = (...numbers: readonly number[]): readonly SetCard[] =>
  numbers.map((number) =>
    setCard({ id: `${number}`, name: `Objective ${number}`, set: `${number}` }),
  )
