import { type DueGames, dueGames } from '../event/reading/bracket/due-games.ts'
import { isBracket } from '../event/reading/rounds.ts'
import { byHandMethod } from '../event/rounds/by-hand/bracket-by-hand.ts'
import { pairSwissRound, without } from '../event/rounds/pair-swiss-round.ts'
import { swissField } from '../event/rounds/swiss-field.ts'
import type { FactOf } from '../event/spine/answers.ts'
import type { EventState } from '../event/spine/state.ts'
import { placesByLot } from '../pairing/elimination/single.ts'
import { foldMethod } from '../pairing/fold/fold.ts'
import { receiptOf, swissMethod } from '../pairing/swiss/swiss.ts'
import { checkRound, isDeparture } from '../views/rounds/check-round.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pairing, Receipt } from '../vocabulary/pairing.ts'
import type { Pair } from '../vocabulary/seat.ts'
import { canonical } from './canonical.ts'

type RoundPaired = FactOf<'round-paired'>

type Certified = Receipt['certified'] | null

/** What drawing again came to; `differing`: those who should have met somebody else, or sat out. */
type Redraw = {
  /** How good the round is by its own receipt, worked out anew. */
  readonly certified: Certified
} & (
  | { readonly kind: 'same' }
  | { readonly kind: 'by-hand' }
  | {
      readonly kind: 'differs'
      readonly differing: readonly PlayerId[]
      /** The tables as they come out now. */
      readonly drawn: readonly Pair<PlayerId>[]
    }
)

/** Draws a round again from its recorded entropy, on the state it was drawn on. */
export const redraw = (before: EventState, round: RoundPaired): Redraw => {
  const again = drawnAgain(before, round)
  const told = round.receipt?.certified ?? null
  if (again.kind === 'differs' || told === again.certified) return again
  // A proof that the round does not have would pass for one that was checked.
  const drawn = round.pairings.map(({ players }) => players)
  return { kind: 'differs', certified: again.certified, differing: [], drawn }
}

const drawnAgain = (before: EventState, round: RoundPaired): Redraw => {
  const { name, version } = round.method
  const isInBracket = isBracket(before.stages[round.stage]?.plan.kind ?? 'swiss')
  if (name === byHandMethod.name) {
    return { kind: 'by-hand', certified: isInBracket ? null : certifiedByHand(before, round) }
  }
  // What is due follows from the stage: under a name of its own any round would go unchecked.
  if (isInBracket) return bracketAgain(before, round)
  const drawn = swissAgain(before, round)
  if (drawn === null) return unknown
  const isDue = name === drawn.method.name && isVersion(before, round)
  const certified = drawn.receipt?.certified ?? null
  // A list was folded otherwise by an earlier version, which is asked as the version on record.
  if (isDue && version !== drawn.method.version) return checked(before, round, certified)
  // Missions were drawn in another way before it was told how.
  const isOfBefore = round.missionDraw === undefined && before.created.committed === undefined
  const isSameMission = isOfBefore || round.mission === drawn.mission
  return isDue && isSameMission && isSame(round, drawn)
    ? { kind: 'same', certified }
    : differs(round, drawn, certified)
}

/** The games that are due, told as the version on record told them. */
const bracketAgain = (before: EventState, round: RoundPaired): Redraw => {
  const { name, version } = round.method
  const { method: newest } = dueGames(before)
  if (name !== newest.name || !isOneOf(version, 1, newest.version)) return unknown
  const due = dueGames(before, version)
  return isSame(round, { ...due, receipt: null })
    ? { kind: 'same', certified: null }
    : differs(round, due, null)
}

type Drawn = Pick<DueGames, 'byes'> & {
  readonly pairings: readonly Omit<Pairing, 'table'>[]
}

/**
 * Whether all that a round tells is what comes out: also who sits first, who may choose a side, why
 * they meet, and every figure of the receipt. At which table is no matter: fixed ones are sealed.
 */
const isSame = (one: WithReceipt, other: WithReceipt): boolean => toldBy(one) === toldBy(other)

type WithReceipt = Drawn & { readonly receipt: Receipt | null }

const toldBy = ({ pairings, byes, receipt }: WithReceipt): string => {
  const tables = pairings.map(({ players, reason, game, seeds, side }) =>
    canonical({ players, reason, game, seeds, side }),
  )
  return canonical([tables.toSorted(), byes.map(canonical).toSorted(), receipt])
}

const differs = (round: Drawn, drawn: Drawn, certified: Certified): Redraw => ({
  ...{ kind: 'differs', certified, differing: otherOpponents(round, drawn) },
  drawn: drawn.pairings.map(({ players }) => players),
})

/** A round that no method of its stage gives. */
const unknown: Redraw = { kind: 'differs', certified: null, differing: [], drawn: [] }

const swissAgain = (before: EventState, { entropy, method }: RoundPaired): RoundPaired | null => {
  const again = pairSwissRound(before, { entropy }, [], method.version)
  const facts = again.granted ? again.facts : []
  return facts.find((fact): fact is RoundPaired => fact.kind === 'round-paired') ?? null
}

/**
 * Whether there was such a version of a Swiss method. The first ones are older than lots that are
 * fixed before: whoever could still choose them would have two draws of every lot.
 */
const isVersion = (
  { created }: EventState,
  { method: { name, version } }: RoundPaired,
): boolean => {
  const newest = name === foldMethod.name ? foldMethod.version : swissMethod.version
  const first = created.committed === undefined ? 1 : 2
  return isOneOf(version, first, newest)
}

const isOneOf = (version: number, first: number, newest: number): boolean =>
  Number.isInteger(version) && version >= first && version <= newest

/** The receipt that a leader's own round gets, from whoever plays in it. */
const certifiedByHand = (before: EventState, round: RoundPaired): Certified => {
  const sitting = [...round.byes.map(({ player }) => player), ...round.leftOut]
  const field = sitting.reduce(without, swissField(before, round.entropy))
  const tables = round.pairings.map(({ players }) => players)
  return receiptOf(field, tables, 'by-hand').certified
}

/** A round that leaves nothing to chance: an earlier fold. */
const checked = (before: EventState, round: RoundPaired, certified: Certified): Redraw => {
  const { findings } = checkRound(before, round)
  const wrong = findings.filter(isDeparture)
  const differing = [...new Set(wrong.flatMap(({ players }) => players))]
  return wrong.length === 0
    ? { kind: 'same', certified }
    : { kind: 'differs', certified, differing, drawn: [] }
}

/** Who meets somebody else, or sits out, in one of two rounds alone. */
const otherOpponents = (one: Drawn, two: Drawn): readonly PlayerId[] => {
  const [first, second] = [opponents(one), opponents(two)]
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (player) => first.get(player) !== second.get(player),
  )
}

const opponents = ({ pairings, byes }: Drawn): ReadonlyMap<PlayerId, string> => {
  const met = new Map<PlayerId, string>()
  for (const { players } of pairings) met.set(players[0], players[1]).set(players[1], players[0])
  for (const { player, kind } of byes) met.set(player, `bye ${kind}`)
  return met
}

/** Whether the lots on record give a bracket the places it has. */
export const arePlacesDrawn = ({ places, entrants, entropy }: FactOf<'stage-started'>): boolean =>
  places === undefined ||
  (entropy !== undefined &&
    JSON.stringify(placesByLot(entrants, entropy)) === JSON.stringify(places))
