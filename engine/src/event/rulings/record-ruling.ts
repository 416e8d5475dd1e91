import type { Score } from '../../vocabulary/result.ts'
import type { Ruling } from '../../vocabulary/ruling.ts'
import { disqualify } from '../players/leaving.ts'
import type { Change } from '../results/amendment.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import { overRefusal } from '../spine/over-refusal.ts'
import { settle } from '../spine/override.ts'
import type { EventState } from '../spine/state.ts'
import { againstRuling } from './against-ruling.ts'
import { ruledResult } from './ruled-result.ts'

export type RecordRuling = {
  readonly kind: 'record-ruling'
  readonly ruling: Ruling
  /** What stands on the table of the match that ends by a removal, in the order of the seats. */
  readonly score?: Score
}

/** Puts a leader's decision on record, with everything that follows from it by itself. */
export const recordRuling: CommandRecord<RecordRuling> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (state, { ruling, score }, ask) => {
    const refusal = formRefusal(state, ruling)
    if (refusal !== null) return refuse(refusal)
    const settled = settle(againstRuling(state, ruling, ask.by), ask)
    if (settled.refusal !== null) return refuse(settled.refusal)
    const isRemoval = ruling.withoutReplacement === true
    if (score !== undefined && !isRemoval) {
      return refuse({ code: 'bad-value', field: 'score', expected: 'none' })
    }
    const change = isRemoval ? removed(state, ruling, score) : ruledResult(state, ruling)
    if (change.refusal !== null) return refuse(change.refusal)
    const { call } = ruling
    const closed: readonly Fact[] = call === undefined ? [] : [{ kind: 'call-closed', call }]
    return grant(
      [...settled.facts, { kind: 'ruling-recorded', ruling }, ...closed, ...change.facts],
      change.warnings,
    )
  },
}

/** What has to be there for a ruling to mean something. */
const formRefusal = (state: EventState, ruling: Ruling): Refusal | null => {
  const { players, call: n, penalty } = ruling
  const isRemoval = ruling.withoutReplacement === true
  const unknown = players.find((player) => !state.players.has(player))
  if (unknown !== undefined) return { code: 'unknown-player', player: unknown }
  if (ruling.text.trim() === '') return { code: 'reason-needed' }
  if (n !== undefined) {
    const call = state.calls.get(n)
    if (call === undefined) return { code: 'unknown-matter', matter: 'call', n }
    if (call.closedAt !== null) return { code: 'matter-settled', matter: 'call', n }
  }
  if (players.length === 0 && (penalty !== undefined || isRemoval)) {
    return { code: 'players-needed' }
  }
  if (!isRemoval) return null
  if (ruling.about !== 'component') {
    return { code: 'bad-value', field: 'about', expected: 'component' }
  }
  // The removal already costs the running match.
  if (penalty !== undefined) return { code: 'bad-value', field: 'penalty', expected: 'none' }
  return players.length > 1 ? { code: 'bad-value', field: 'players', expected: '1' } : null
}

/** No replacement for what may not be played: out, without anybody having to confirm it. */
const removed = (
  state: EventState,
  { players, text }: Ruling,
  score: Score | undefined,
): Change => {
  const [player] = players
  if (player === undefined) return { refusal: { code: 'players-needed' } }
  const over = overRefusal(state)
  if (over !== null) return { refusal: over }
  if (state.players.get(player)?.status === 'disqualified') {
    return { refusal: { code: 'disqualified-for-good', player } }
  }
  return disqualify(state, player, { when: 'now', score }, text.trim())
}
