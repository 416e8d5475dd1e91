import type { Pair, PlayerId, Receipt } from '@topcut/engine'
import type { DeskWords } from '../../../words/desk.ts'

/** What a change of a round costs those who play, and how good the round is with it. */
export type Cost = {
  readonly moves: number
  readonly tables: readonly number[]
  readonly alone: readonly PlayerId[]
  readonly receipt: Receipt | null
}

export type CostLine = {
  readonly name: string
  readonly text: string
  readonly mood: 'plain' | 'good' | 'warn' | 'wrong'
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

const floatsIn = ({ crossings }: Receipt): number => sum(crossings)

/** Floats beyond what odd points groups ask for; a round that is proven best has none. */
export const avoidableFloats = (receipt: Receipt): number =>
  receipt.certified === 'by-hand' ? Math.max(0, floatsIn(receipt) - sum(receipt.lowerBound)) : 0

/** How many meet somebody else afterwards, or nobody. */
export const movesBetween = (
  before: readonly Pair<PlayerId>[],
  after: readonly Pair<PlayerId>[],
): number => {
  const opponents = (pairs: readonly Pair<PlayerId>[]) =>
    new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const [was, is] = [opponents(before), opponents(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (player) => was.get(player) !== is.get(player),
  ).length
}

/** The same six lines for every choice, so that columns can be compared. */
export const costLines = (words: DeskWords, cost: Cost): readonly CostLine[] => {
  const { cost: say } = words.page.rounds
  const { receipt } = cost
  const line = (name: string, text: string, mood: CostLine['mood'] = 'plain') => {
    return { name, text, mood }
  }
  const tables = cost.tables.length > 6 ? '' : ` (${cost.tables.join(', ')})`
  const forbidden = receipt?.forbidden ?? 0
  const rematches = receipt?.rematches ?? 0
  const floats = receipt === null ? 0 : floatsIn(receipt)
  const avoidable = receipt === null ? 0 : avoidableFloats(receipt)
  // One pair over two points groups would be told as two tables.
  const isOfTables = receipt === null || receipt.spanSquares === floats
  const uneven = isOfTables ? `${floats}` : say.steps(floats)
  const isCertified = receipt !== null && receipt.certified !== 'by-hand'
  return [
    line(say.moves, `${cost.moves}`),
    line(say.tables, cost.tables.length === 0 ? '0' : `${cost.tables.length}${tables}`),
    line(
      say.rematches,
      forbidden > 0 ? `${rematches}, ${say.forbidden(forbidden)}` : `${rematches}`,
      rematches + forbidden > 0 ? 'wrong' : 'plain',
    ),
    line(
      say.floats,
      avoidable > 0 ? `${uneven}, ${say.avoidable(avoidable)}` : uneven,
      avoidable > 0 ? 'warn' : 'plain',
    ),
    line(say.alone, `${cost.alone.length}`, cost.alone.length > 1 ? 'warn' : 'plain'),
    line(say.receipt, isCertified ? say.certified : say.byHand, isCertified ? 'good' : 'warn'),
  ]
}
