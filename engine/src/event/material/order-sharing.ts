import type { MatchId } from '../../vocabulary/ids.ts'
import type { SharedItem } from '../../vocabulary/material.ts'
import type { Seat } from '../../vocabulary/seat.ts'
import { ownMatch } from '../reading/own-matter.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import { type CommandRecord, deskAndPlayers } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { settle } from '../spine/override.ts'
import type { EventState, Match } from '../spine/state.ts'

/** One player's dice, ruler or templates for both, for the whole round. */
export type OrderSharing = {
  readonly kind: 'order-sharing'
  readonly match: MatchId
  readonly items: readonly SharedItem[]
  readonly from: Seat
}

/** One player's dice, ruler or templates for both: a player asks for it, or a leader orders it. */
export const orderSharing: CommandRecord<OrderSharing> = {
  may: deskAndPlayers,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command, ask) => {
    const { match: id, items, from } = command
    const match = ownMatch(state, id, ask)
    if ('refusal' in match) return refuse(match.refusal)
    const settled = settle(sharingRefusals(state, match, items), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    return grant([...settled.facts, { kind: 'sharing-ordered', match: id, items, from }])
  },
}

const sharingRefusals = (
  state: EventState,
  { table, round, startedAt, result }: Match,
  items: readonly SharedItem[],
): readonly Refusal[] => {
  const { id: regulation, material } = rulesOf(state.created).regulation
  if (material.sharing === null) {
    return [{ code: 'not-in-this-regulation', what: 'sharing', regulation }]
  }
  const { value, rule } = material.sharing
  if (items.length === 0) return [{ code: 'bad-value', field: 'items', expected: 'at least one' }]
  const other = items.find((item) => !value.items.includes(item))
  if (other !== undefined) {
    return [{ code: 'not-in-this-regulation', what: other, regulation, rule, overridable: true }]
  }
  const isOver = result !== null
  const clock = state.rounds[round - 1]?.clock ?? null
  const isTooLate = {
    'match-begins': isOver || startedAt !== null || clock !== null,
    'match-ends': isOver,
  }
  return isTooLate[value.until]
    ? [{ code: 'sharing-too-late', table, rule, overridable: true }]
    : []
}
