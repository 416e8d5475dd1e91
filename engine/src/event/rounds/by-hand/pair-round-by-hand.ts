import { receiptOf } from '../../../pairing/swiss/swiss.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Reason } from '../../../vocabulary/pairing.ts'
import type { Pair } from '../../../vocabulary/seat.ts'
import { luckOfRound } from '../../luck/draw-luck.ts'
import { lateListRefusals } from '../../reading/list-gate.ts'
import { materialRefusals } from '../../reading/round-gates.ts'
import { activePlayers, isActive, matchesOf, openRound } from '../../reading/rounds.ts'
import type { Refusal } from '../../spine/answers.ts'
import { type CommandRecord, heads } from '../../spine/command.ts'
import { grant, refuse } from '../../spine/decision.ts'
import { settle } from '../../spine/override.ts'
import type { EventState } from '../../spine/state.ts'
import { byeFor, swissWarnings, without } from '../pair-swiss-round.ts'
import { pairable } from '../pairable.ts'
import { roundPaired } from '../round-paired.ts'
import { swissField } from '../swiss-field.ts'
import { type ByHand, byHandMethod, listedPlayers, pairBracketByHand } from './bracket-by-hand.ts'

export type PairRoundByHand = ByHand & { readonly kind: 'pair-round-by-hand' }

/** A leader's own pairing, or the pairing of a round that was played before it was entered. */
export const pairRoundByHand: CommandRecord<PairRoundByHand> = {
  may: heads,
  touches: 'rounds',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const ready = pairable(state)
    if ('refusal' in ready) return refuse(ready.refusal)
    const twice = listedTwice(command)
    if (twice !== null) return refuse(twice)
    const missing = materialRefusals(state)
    if (ready.kind !== 'swiss') {
      const settled = settle(missing, ask)
      if (settled.refusal !== null) return refuse(settled.refusal)
      return pairBracketByHand(state, command, ask, [...ready.facts, ...settled.facts])
    }
    const owed = lateListRefusals(state)
    const settled = settle([...missing, ...swissRefusals(state, command), ...owed], ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const listed = new Set(listedPlayers(command))
    const leftOut = activePlayers(state).flatMap(({ player }) =>
      listed.has(player) ? [] : [player],
    )
    const drawn = luckOfRound(state, ask)
    const everybody = swissField(state, drawn.entropy)
    const field = [...command.byes.map(({ player }) => player), ...leftOut].reduce(
      without,
      everybody,
    )
    const before = reasonBefore(state)
    const round = roundPaired(state, ready.facts, {
      method: byHandMethod,
      ...drawn,
      pairings: command.tables.map((players, index) => ({
        table: index + 1,
        players,
        reason: before(players) ?? { kind: 'by-hand' },
      })),
      byes: command.byes.map(({ player }) => byeFor(state, everybody, player)),
      receipt: receiptOf(field, command.tables, 'by-hand'),
      leftOut,
      reason: command.reason,
    })
    return grant([...ready.facts, ...settled.facts, round], swissWarnings(state, everybody, round))
  },
}

/** Why two were paired in the draw that is changed: who stays together, stays so for its reason. */
const reasonBefore = (state: EventState): ((pair: Pair<PlayerId>) => Reason | null) => {
  const open = openRound(state)
  const drawn = open === null ? [] : matchesOf(state, open)
  return (pair) =>
    drawn.find(({ players }) => pair.every((player) => players.includes(player)))?.reason ?? null
}

const listedTwice = (command: ByHand): Refusal | null => {
  const self = command.tables.find(([a, b]) => a === b)
  if (self !== undefined) return { code: 'plays-self', player: self[0] }
  const seen = new Set<PlayerId>()
  for (const player of listedPlayers(command)) {
    if (seen.has(player)) return { code: 'paired-twice', player }
    seen.add(player)
  }
  return null
}

const swissRefusals = (state: EventState, command: ByHand): readonly Refusal[] => {
  const listed = listedPlayers(command)
  for (const player of listed) {
    if (!state.players.has(player)) return [{ code: 'unknown-player', player }]
    if (!isActive(state, player)) return [{ code: 'not-active', player }]
  }
  const playing = new Set(activePlayers(state).map(({ player }) => player))
  const out = listed.find((player) => !playing.has(player))
  // Who missed the cut is still there, but not in this stage.
  if (out !== undefined) return [{ code: 'not-in-round', player: out }]
  const set = new Set(listed)
  const missing = activePlayers(state).flatMap(({ player }) => (set.has(player) ? [] : [player]))
  return missing.length > 0 ? [{ code: 'left-out', players: missing, overridable: true }] : []
}
