import type { PlayerId } from '../vocabulary/ids.ts'
import type { Actor } from '../vocabulary/role.ts'
import { settledBy } from './facts.ts'
import { namedRuler, rulingRule } from './leaders/ruling-leader.ts'
import { holdsOffice } from './reading/marshal.ts'
import { runningMatch } from './reading/rounds.ts'
import { rulesOf } from './reading/rules.ts'
import type { Fact, Refusal } from './spine/answers.ts'
import type { Concern } from './spine/concern.ts'
import type { Log } from './spine/entry.ts'
import type { EventState, Match } from './spine/state.ts'

/**
 * Where a leader plays, the document names who rules: players have been told so, and a third one
 * who rules there says why. Whoever has the last word has it at every table; who plays there is
 * told by the second voice.
 */
export const rulerRefusals = (
  state: EventState,
  log: Log,
  facts: readonly Fact[],
  { by, own }: { readonly by: Actor; readonly own: PlayerId | null },
): readonly Refusal[] => {
  const rulings = facts.filter(({ kind }) => kind === 'ruling-recorded')
  const { lastWord } = rulesOf(state.created).regulation.rulings
  if (rulings.length === 0 || holdsOffice(state, by, lastWord.value)) return []
  const concerns = rulings.flatMap((fact) => settledBy(state, fact, log))
  const matches = new Set(concerns.flatMap((concern) => matchOf(state, concern) ?? []))
  return [...matches].flatMap(({ table, players }): readonly Refusal[] => {
    const leader = namedRuler(state, players)
    const isOwn = own !== null && players.includes(own)
    if (leader === null || leader === by.leader || isOwn) return []
    const rule = rulingRule(state, players)
    return [{ code: 'other-rules-here', table, leader, rule, overridable: true }]
  })
}

const matchOf = (state: EventState, concern: Concern): Match | null | undefined => {
  if ('match' in concern) return state.matches.get(concern.match)
  return runningMatch(state, 'opponentOf' in concern ? concern.opponentOf : concern.player)
}
