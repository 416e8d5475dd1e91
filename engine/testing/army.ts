import type { FactionCard } from '../src/vocabulary/card.ts'
import { armyPoints, type Deployment, type ListOf } from '../src/vocabulary/squad-list.ts'
import { product } from './squad.ts'

export const card = (given: Partial<FactionCard> = {}): FactionCard => ({
  name: 'Card',
  points: 1,
  product: product(),
  marks: [],
  proxies: [],
  faction: null,
  ...given,
})

export const deployment = (given: Partial<Deployment> = {}): Deployment => ({
  ...card({ name: 'Group', points: 20, faction: 'rebel' }),
  attachments: [],
  ...given,
})

/** An army nobody could object to, but for what a test changes. */
export const anyArmy = (given: Partial<ListOf<'army'>> = {}): ListOf<'army'> => {
  const army: ListOf<'army'> = {
    kind: 'army',
    faction: 'rebel',
    deployments: [deployment(), deployment()],
    total: null,
    commandDeck: [card({ name: 'Order' })],
    ...given,
  }
  return { ...army, total: armyPoints(army), ...given }
}
