import { lotOrder } from '../chance/lot.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import { compareKeys, type Fraction, sortKey } from './fraction.ts'
import { headToHead } from './head-to-head.ts'
import { type Account, type Ledger, type Line, totalOf } from './ledger.ts'
import type { MeasureName } from './measure-names.ts'
import { measuresBy, type StandingsRules, type TieBreakerName, valuesIn } from './measures.ts'

export type DecidedBy = 'tournament-points' | MeasureName | 'head-to-head' | 'lot'

type Tally = {
  readonly won: number
  readonly modified: number
  readonly drawn: number
  readonly lost: number
  readonly byes: number
  readonly unpairedLosses: number
}

type Measured = { readonly name: MeasureName; readonly value: Fraction }

export type Standing = {
  /** Null for the disqualified. */
  readonly place: number | null
  readonly player: PlayerId
  readonly tournamentPoints: number
  /** What the document measures beside the points, in the order of the columns. */
  readonly measures: readonly Measured[]
  readonly tally: Tally
  readonly opponents: readonly PlayerId[]
  /** What separates this line from the next; null on the last. */
  readonly decidedBy: DecidedBy | null
}

/** What a line has of a measure; null where the document has no such measure. */
export const measured = (
  { measures }: Pick<Standing, 'measures'>,
  name: MeasureName,
): Fraction | null => measures.find((one) => one.name === name)?.value ?? null

/**
 * The whole order, best first, the disqualified last. `among`: only these are placed, against each
 * other, while everybody in the ledger counts as an opponent they had.
 */
export const standings = (
  ledger: Ledger,
  rules: StandingsRules,
  among?: ReadonlySet<PlayerId>,
): readonly Standing[] => {
  const { entropy } = rules
  const worth = valuesIn(ledger, rules)
  const columns = measuresBy(rules)
  const [ranked, outside]: [Contender[], Contender[]] = [[], []]
  for (const account of ledger.values()) {
    if (among !== undefined && !among.has(account.player)) continue
    const measures = columns.map((name) => ({ name, value: worth(account, name) }))
    const contender = { account, tournamentPoints: totalOf(account), measures }
    if (account.isRanked) ranked.push(contender)
    else outside.push(contender)
  }
  const ordered: Ordered[] = []
  for (const group of splitByPoints(ranked)) {
    settle(group, rules.tieBreakers, { ledger, entropy, worth, ordered })
    endPart(ordered, 'tournament-points')
  }
  return [
    ...ordered.map(({ contender, decidedBy }, index) =>
      standingOf(contender, index + 1, index === ordered.length - 1 ? null : decidedBy),
    ),
    ...byLot(outside, entropy).map((contender) => standingOf(contender, null, null)),
  ]
}

/** Somebody to be placed, with a value for every column. */
type Contender = Pick<Standing, 'tournamentPoints' | 'measures'> & { readonly account: Account }

/** Somebody placed, and what separates them from the one after. */
type Ordered = { readonly contender: Contender; decidedBy: DecidedBy }

/** What every part of the order is settled with; the lines come out one after the other. */
type Settling = {
  readonly ledger: Ledger
  readonly entropy: string
  readonly worth: ReturnType<typeof valuesIn>
  readonly ordered: Ordered[]
}

const settle = (
  group: readonly Contender[],
  names: readonly TieBreakerName[],
  settling: Settling,
): void => {
  const { ledger, entropy, worth, ordered } = settling
  const [name, ...later] = names
  if (group.length <= 1 || name === undefined) {
    for (const contender of byLot(group, entropy)) ordered.push({ contender, decidedBy: 'lot' })
    return
  }
  if (name === 'head-to-head' || name === 'head-to-head-repeated') {
    const leader = headToHead(group.map(playerOf), ledger)
    const first = group.find((contender) => playerOf(contender) === leader)
    if (first !== undefined) ordered.push({ contender: first, decidedBy: 'head-to-head' })
    const rest = group.filter((contender) => contender !== first)
    const isRepeated = first !== undefined && name === 'head-to-head-repeated'
    settle(rest, isRepeated ? names : later, settling)
    return
  }
  // A measure may decide without having a column.
  const value = (contender: Contender) =>
    measured(contender, name) ?? worth(contender.account, name)
  for (const part of splitByValue(group, value)) {
    settle(part, later, settling)
    endPart(ordered, name)
  }
}

const playerOf = ({ account }: Contender): PlayerId => account.player

const byLot = (group: readonly Contender[], entropy: string): readonly Contender[] => {
  if (group.length <= 1) return group
  const contenderOf = new Map(group.map((contender) => [playerOf(contender), contender]))
  return lotOrder([...contenderOf.keys()], entropy).map(
    (player) => contenderOf.get(player) as Contender,
  )
}

/** Inside a part something finer decides; between this part and the next it is `decidedBy`. */
const endPart = (ordered: readonly Ordered[], decidedBy: DecidedBy): void => {
  const last = ordered.at(-1)
  if (last !== undefined) last.decidedBy = decidedBy
}

const splitByPoints = (group: readonly Contender[]): readonly (readonly Contender[])[] =>
  split(group, (a, b) => b.tournamentPoints - a.tournamentPoints)

const splitByValue = (
  group: readonly Contender[],
  value: (contender: Contender) => Fraction,
): readonly (readonly Contender[])[] => {
  const keyed = group.map((contender) => sortKey(contender, value(contender)))
  return split(keyed, (a, b) => compareKeys(b, a)).map((part) => part.map(({ of }) => of))
}

/** Parts of equal ones, in order. */
const split = <T>(list: readonly T[], order: (a: T, b: T) => number): readonly (readonly T[])[] => {
  const parts: T[][] = []
  for (const one of list.toSorted(order)) {
    const part = parts.at(-1)
    if (part?.[0] !== undefined && order(part[0], one) === 0) part.push(one)
    else parts.push([one])
  }
  return parts
}

const standingOf = (
  { account: { player, lines }, tournamentPoints, measures }: Contender,
  place: number | null,
  decidedBy: DecidedBy | null,
): Standing => {
  const opponents: PlayerId[] = []
  for (const { opponent } of lines) if (opponent !== null) opponents.push(opponent)
  return { place, player, tournamentPoints, measures, tally: tallyOf(lines), opponents, decidedBy }
}

const tallyOf = (lines: readonly Line[]): Tally => {
  let [won, modified, drawn, lost, byes, unpairedLosses] = [0, 0, 0, 0, 0, 0]
  for (const { outcome } of lines) {
    if (outcome === 'win') won++
    else if (outcome === 'modified-win') modified++
    else if (outcome === 'draw') drawn++
    else if (outcome === 'loss' || outcome === 'double-loss') lost++
    else if (outcome === 'unpaired-loss') unpairedLosses++
    else byes++
  }
  return { won, modified, drawn, lost, byes, unpairedLosses }
}
