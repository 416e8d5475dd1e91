import type { Product } from '../../vocabulary/card.ts'
import type { PilotCard, UpgradeCard } from '../catalogue.ts'
import { plainName } from '../names.ts'
import { askedOnce } from './asked-once.ts'
import type { SquadIndex } from './squad-index.ts'

type AnyCard = PilotCard | UpgradeCard

/** The names of all boxes that hold a card. */
export const boxesOf = ({ product }: SquadIndex, { products }: AnyCard): readonly string[] =>
  products.flatMap((id) => product.get(id)?.name ?? [])

/** The box in which a card was first to be had; null where no box is known. */
export const productOf = askedOnce(
  ({ product }: SquadIndex, { products }: AnyCard): Product | null => {
    const boxes = products.flatMap((id) => product.get(id) ?? [])
    const [first] = boxes.toSorted((a, b) => (a.released ?? '9').localeCompare(b.released ?? '9'))
    if (first === undefined) return null
    const { name, released } = first
    return {
      name,
      released: released === undefined ? {} : { 'north-american': released },
      show: null,
    }
  },
)

/** Whether two cards could stand in the same place of the same squad. */
const isInterchangeable = (index: SquadIndex, one: AnyCard, other: AnyCard): boolean => {
  if ('ship' in one !== 'ship' in other) return false
  if ('ship' in one && 'ship' in other) {
    return (
      one.ship === other.ship && index.parent.get(one.faction) === index.parent.get(other.faction)
    )
  }
  return 'slot' in one && 'slot' in other && one.slot === other.slot
}

/** The boxes of other cards that could be taken for this one by name, cost and place. */
export const namesakesOf = askedOnce((index: SquadIndex, card: AnyCard): readonly string[] => {
  const { names } = index
  const alike: readonly AnyCard[] =
    'ship' in card
      ? (names.pilots.byName.get(plainName(card.name)) ?? [])
      : (names.upgrades.byName.get(plainName(card.name)) ?? [])
  const others = alike.filter(
    (other) =>
      other !== card &&
      other.name === card.name &&
      other.points === card.points &&
      isInterchangeable(index, card, other),
  )
  return [...new Set(others.flatMap((other) => boxesOf(index, other)))]
})
