import { pairSwissRound } from '../event/rounds/pair-swiss-round.ts'
import type { FactOf } from '../event/spine/answers.ts'
import type { EventState } from '../event/spine/state.ts'
import { placesByLot } from '../pairing/elimination/single.ts'
import { foldMethod } from '../pairing/fold/fold.ts'
import { swissMethod } from '../pairing/swiss/swiss.ts'
import { checkRound, isDeparture } from '../views/rounds/check-round.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Pair } from '../vocabulary/seat.ts'

type RoundPaired = FactOf<'round-paired'>

/** What drawing again came to; `differing`: those who should have met somebody else, or sat out. */
type Redraw =
  | { readonly kind: 'same' }
  | { readonly kind: 'by-hand' }
  | {
      readonly kind: 'differs'
      readonly differing: readonly PlayerId[]
      /** The tables as they come out now. */
      readonly drawn: readonly Pair<PlayerId>[]
    }

/** Draws a round again from its recorded entropy, on the state it was drawn on. */
export const redraw = (before: EventState, round: RoundPaired): Redraw => {
  const { name, version } = round.method
  if (name === 'by-hand') return { kind: 'by-hand' }
  if (name !== swissMethod.name && name !== foldMethod.name) return checked(before, round)
  const again = pairSwissRound(before, { entropy: round.entropy }, [], version)
  const drawn = again.granted
    ? again.facts.find((fact): fact is RoundPaired => fact.kind === 'round-paired')
    : undefined
  if (drawn === undefined) return { kind: 'differs', differing: [], drawn: [] }
  // A list was folded otherwise by an earlier version, which is asked as the version on record.
  if (name === foldMethod.name && version !== drawn.method.version) return checked(before, round)
  const differing = otherOpponents(round, drawn)
  const isSameMission = round.missionDraw === undefined || round.mission === drawn.mission
  return differing.length === 0 && isSameMission
    ? { kind: 'same' }
    : { kind: 'differs', differing, drawn: drawn.pairings.map(({ players }) => players) }
}

/** Rounds that leave nothing to chance: a bracket, an earlier fold. */
const checked = (before: EventState, round: RoundPaired): Redraw => {
  const { findings } = checkRound(before, round)
  const wrong = findings.filter(isDeparture)
  const differing = [...new Set(wrong.flatMap(({ players }) => players))]
  return wrong.length === 0 ? { kind: 'same' } : { kind: 'differs', differing, drawn: [] }
}

/** Who meets somebody else, or sits out, in one of two rounds alone. */
const otherOpponents = (one: RoundPaired, two: RoundPaired): readonly PlayerId[] => {
  const [first, second] = [opponents(one), opponents(two)]
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (player) => first.get(player) !== second.get(player),
  )
}

const opponents = ({ pairings, byes }: RoundPaired): ReadonlyMap<PlayerId, string> => {
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
