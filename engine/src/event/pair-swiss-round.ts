import { type Decision, grant, type Warning } from '../log/decision.ts'
import type { Fact } from '../log/fact.ts'
import { byeOrders } from '../pairing/bye.ts'
import type { Field } from '../pairing/field.ts'
import { otherBye } from '../pairing/other-bye.ts'
import { pairSwiss, swissMethod } from '../pairing/swiss.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Ask } from './ask.ts'
import { standingsOf } from './ledger-of.ts'
import { roundPaired } from './round-paired.ts'
import { rulesOf } from './rules.ts'
import type { EventState } from './state.ts'
import { swissField } from './swiss-field.ts'

export const pairSwissRound = (state: EventState, ask: Ask, before: readonly Fact[]): Decision => {
  const everybody = swissField(state, ask.entropy)
  const order = byeLevels(state, everybody).flat()
  const sittingOut = everybody.points.size % 2 === 1 ? order[0] : undefined
  const field = sittingOut === undefined ? everybody : without(everybody, sittingOut)
  const { pairings, receipt } = pairSwiss(field)
  const other =
    sittingOut === undefined
      ? null
      : otherBye(field, sittingOut, everybody.points.get(sittingOut) ?? 0, order, receipt.rematches)
  const round = roundPaired(state, before, {
    method: swissMethod,
    entropy: ask.entropy,
    pairings,
    byes: sittingOut === undefined ? [] : [{ player: sittingOut, kind: 'odd-number' }],
    receipt: { ...receipt, otherBye: other },
    leftOut: [],
  })
  return grant([...before, round], swissWarnings(state, round))
}

/** Who may sit out if the field is odd, in the document's order; chance decides inside a level. */
export const byeLevels = (state: EventState, field: Field): readonly (readonly PlayerId[])[] => {
  const { regulation, readings } = rulesOf(state.created)
  const { firstRound, laterRounds } = regulation.bye
  const name = field.isFirstRound ? firstRound.value : laterRounds.value
  return byeOrders[name]({
    standings: standingsOf(state).filter(({ player }) => field.points.has(player)),
    repeatByes: readings.repeatByes,
    entropy: field.entropy,
  })
}

export const without = (field: Field, player: PlayerId): Field => {
  const points = new Map(field.points)
  points.delete(player)
  return { ...field, points }
}

/** What the document says a leader should avoid, where this round could not or did not. */
export const swissWarnings = (
  state: EventState,
  round: Extract<Fact, { kind: 'round-paired' }>,
): readonly Warning[] => {
  const { regulation } = rulesOf(state.created)
  const { met } = swissField(state, round.entropy)
  const rematches = round.pairings
    .filter(({ players: [a, b] }) => met.get(a)?.has(b))
    .map(({ players }): Warning => {
      return { code: 'rematch', players, rule: regulation.pairing.rematch.rule }
    })
  const byes = new Map(standingsOf(state).map(({ player, tally }) => [player, tally.byes]))
  const repeated = round.byes
    .filter(({ player }) => (byes.get(player) ?? 0) > 0)
    .map(({ player }): Warning => {
      return { code: 'repeated-bye', player, rule: regulation.bye.laterRounds.rule }
    })
  return [...rematches, ...repeated]
}
