import { byeOrders } from '../../pairing/bye.ts'
import { type Field, hasMet } from '../../pairing/field/field.ts'
import { takeFixed } from '../../pairing/field/fixed-pairs.ts'
import { foldMethod, foldPairs } from '../../pairing/fold/fold.ts'
import { otherBye } from '../../pairing/other-bye.ts'
import { type PairedRound, pairSwiss, receiptOf, swissMethod } from '../../pairing/swiss/swiss.ts'
import type { Line } from '../../standings/ledger.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Drawn } from '../../vocabulary/luck.ts'
import type { Bye, Pairing } from '../../vocabulary/pairing.ts'
import { lastCountedRound, ledgerOf, sumsOf } from '../reading/ledger-of.ts'
import { rulesOf } from '../reading/rules.ts'
import { standingsOf } from '../reading/standings-of.ts'
import type { Fact } from '../spine/answers.ts'
import { type Decision, grant, type Warning } from '../spine/decision.ts'
import type { EventState } from '../spine/state.ts'
import { roundPaired } from './round-paired.ts'
import { swissField } from './swiss-field.ts'

/** Recorded rounds are paired again by the version on record; new ones by the newest. */
export const pairSwissRound = (
  state: EventState,
  drawn: Drawn,
  before: readonly Fact[],
  version: number = swissMethod.version,
): Decision => {
  const everybody = swissField(state, drawn.entropy)
  const earned = earnedByes(state, everybody)
  const present = earned.reduce((field, { player }) => without(field, player), everybody)
  const order = present.points.size % 2 === 1 ? byeLevels(state, present).flat() : []
  const [sittingOut] = order
  const field = sittingOut === undefined ? present : without(present, sittingOut)
  const { method, pairings, receipt } = pairField(state, field, version)
  const other =
    sittingOut === undefined
      ? null
      : otherBye(field, sittingOut, present.points.get(sittingOut) ?? 0, order, receipt.rematches)
  const odd: readonly Bye[] =
    sittingOut === undefined ? [] : [{ player: sittingOut, kind: 'odd-number' }]
  const round = roundPaired(state, before, {
    method,
    ...drawn,
    pairings,
    byes: [...earned, ...odd],
    receipt: { ...receipt, otherBye: other },
    leftOut: [],
  })
  return grant([...before, round], swissWarnings(state, everybody, round))
}

/** Byes won elsewhere are for round 1. */
const earnedByes = (state: EventState, field: Field): readonly Bye[] =>
  field.isFirstRound
    ? [...field.points.keys()]
        .map((player) => byeFor(state, field, player))
        .filter(({ kind }) => kind === 'earned')
    : []

/** What a player who sits out gets: the bye won elsewhere in round 1, otherwise the ordinary one. */
export const byeFor = (state: EventState, field: Field, player: PlayerId): Bye => {
  const isKnown = rulesOf(state.created).regulation.bye.earned !== null
  const isEarned = isKnown && field.isFirstRound && state.players.get(player)?.earnedBye === true
  return { player, kind: isEarned ? 'earned' : 'odd-number' }
}

type Paired = PairedRound & { readonly method: { readonly name: string; readonly version: number } }

/** By the document's own method: by chance inside points groups, or by folding the list. */
const pairField = (state: EventState, field: Field, version: number): Paired => {
  const { laterRounds } = rulesOf(state.created).regulation.pairing
  if (field.isFirstRound || laterRounds.value !== 'fold') {
    return { method: { ...swissMethod, version }, ...pairSwiss(field, version) }
  }
  const numbers = new Map([...state.players.values()].map(({ player, number }) => [player, number]))
  const pairs = foldPairs(field, numbers)
  const pairings = pairs.map((players, index): Pairing => {
    const kind = field.fixed?.includes(players) === true ? 'fixed' : 'fold'
    return { table: index + 1, players, reason: { kind } }
  })
  const receipt = { ...receiptOf(field, pairs, 'by-hand'), certified: 'fold' as const }
  return { method: foldMethod, pairings, receipt }
}

/** Who may sit out if the field is odd, in the document's order; chance decides inside a level. */
export const byeLevels = (state: EventState, field: Field): readonly (readonly PlayerId[])[] => {
  const { regulation, readings } = rulesOf(state.created)
  const { firstRound, laterRounds } = regulation.bye
  const name = field.isFirstRound ? firstRound.value : laterRounds.value
  // A leader's pair meets; the bye is for one of the others.
  const { points } = takeFixed(field).open
  return byeOrders[name]({
    standings: standingsOf(state).filter(({ player }) => points.has(player)),
    byesOf: byesIn(state),
    numberOf: (player) => state.players.get(player)?.number ?? 0,
    repeatByes: readings.repeatByes,
    entropy: field.entropy,
  })
}

/** The byes a player has had that count against a further one. */
const byesIn = (state: EventState): ((player: PlayerId) => number) => {
  const { earnedByeCounts } = rulesOf(state.created).readings
  const { byes } = sumsOf(ledgerOf(state, lastCountedRound(state)))
  const isCounted = ({ outcome }: Line) => outcome === 'bye' || earnedByeCounts === 'yes'
  return (player) => byes.get(player)?.filter(isCounted).length ?? 0
}

export const without = (field: Field, player: PlayerId): Field => {
  const points = new Map(field.points)
  points.delete(player)
  return { ...field, points }
}

/** What the document says a leader should avoid, where this round could not or did not. */
export const swissWarnings = (
  state: EventState,
  { met }: Field,
  round: Extract<Fact, { kind: 'round-paired' }>,
): readonly Warning[] => {
  const { regulation } = rulesOf(state.created)
  const { receipt } = round
  // A receipt counts every rematch but those a leader fixed.
  const isFree = receipt !== null && receipt.rematches === 0 && (receipt.fixed ?? 0) === 0
  const rematches = (isFree ? [] : round.pairings)
    .filter(({ players: [a, b] }) => hasMet(met, a, b))
    .map(({ players }): Warning => {
      return { code: 'rematch', players, rule: regulation.pairing.rematch.rule }
    })
  const byesOf = byesIn(state)
  const repeated = round.byes
    .filter(({ player }) => byesOf(player) > 0)
    .map(({ player }): Warning => {
      return { code: 'repeated-bye', player, rule: regulation.bye.laterRounds.rule }
    })
  return [...rematches, ...repeated]
}
