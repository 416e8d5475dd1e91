import type { MaterialOutcome, ProxyCard } from '../../vocabulary/material.ts'
import type { Score } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { drop, giveUpMatch, type Leaving } from '../players/leaving.ts'
import { notNeededBy } from '../reading/open-matters.ts'
import { runningMatch } from '../reading/rounds.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Fact, Refusal } from '../spine/answers.ts'
import { anyLeader, type CommandRecord } from '../spine/command.ts'
import { grant, refuse } from '../spine/decision.ts'
import type { MaterialCase } from '../spine/matters.ts'
import type { EventState } from '../spine/state.ts'

export type SettleMaterial = {
  readonly kind: 'settle-material'
  readonly case: number
  readonly outcome: MaterialOutcome
  readonly proxy?: ProxyCard
  /** What stands on the table of a match that ends by it, in the order of the seats. */
  readonly score?: Score
}

/** How a case of lost or damaged material ends; one that was conceded for can still be ended. */
export const settleMaterial: CommandRecord<SettleMaterial> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: false,
  takesName: false,
  decide: (state, command) => {
    const { case: n, outcome, proxy, score } = command
    const found = state.cases.get(n)
    if (found === undefined) return refuse({ code: 'unknown-matter', matter: 'case', n })
    if (found.outcome !== null && found.outcome !== 'conceded') {
      return refuse({ code: 'matter-settled', matter: 'case', n })
    }
    const refusal = outcomeRefusal(state, found, outcome, proxy)
    if (refusal !== null) return refuse(refusal)
    const settled: Fact = {
      kind: 'material-settled',
      case: n,
      outcome,
      ...(outcome === 'proxy' && proxy !== undefined ? { proxy } : {}),
    }
    const followed = followedBy(state, found, outcome, score)
    if (followed.refusal !== null) return refuse(followed.refusal)
    return grant([settled, ...followed.facts], followed.warnings)
  },
}

const followedBy = (
  state: EventState,
  { player }: MaterialCase,
  outcome: MaterialOutcome,
  score: Score | undefined,
): Leaving => {
  const status = state.players.get(player)?.status
  const isHere = status === 'registered' || status === 'active'
  if (outcome === 'removed' && isHere) return drop(state, player, { when: 'now', score })
  if (outcome === 'conceded') return giveUpMatch(state, player, score)
  return score === undefined
    ? { refusal: null, facts: [], warnings: [] }
    : { refusal: { code: 'score-not-needed', player } }
}

/** Why a case cannot end like this; null where it can. */
const outcomeRefusal = (
  state: EventState,
  found: MaterialCase,
  outcome: MaterialOutcome,
  proxy: ProxyCard | undefined,
): Refusal | null => {
  const impossible = (rule?: RuleId): Refusal => ({
    code: 'outcome-not-possible',
    outcome,
    ...(rule === undefined ? {} : { rule }),
  })
  const { material } = rulesOf(state.created).regulation
  const { lost, damaged, proxies, proxyShows } = material
  const notNeeded = notNeededBy(state, found)
  if (notNeeded !== null) {
    const isInUse = outcome === 'kept' && found.what === 'damaged'
    return outcome === 'replaced' || isInUse ? null : impossible(notNeeded)
  }
  switch (outcome) {
    case 'replaced':
    case 'removed':
      return null
    case 'conceded':
      // Between rounds there is nothing to give up.
      return found.outcome === null && runningMatch(state, found.player) !== null
        ? null
        : impossible(lost?.rule)
    default:
      break
  }
  // Whoever conceded without it has no use for anything but a replacement.
  if (found.outcome !== null) return impossible(lost?.rule)
  const mayStandIn = {
    'for-damaged-cards': found.what === 'damaged' && found.component === 'card',
    never: false,
  }
  if (outcome === 'proxy' && mayStandIn[proxies.value] === false) return impossible(proxies.rule)
  if (found.what === 'lost') return lost === null ? null : impossible(lost.rule)
  if (damaged !== null && damaged.value[found.component]?.includes(outcome) !== true) {
    return impossible(damaged.rule)
  }
  if (outcome !== 'proxy' || proxyShows === null) return null
  const missing = proxyShows.value.filter((field) => (proxy?.[field] ?? '').trim() === '')
  return missing.length === 0 ? null : { code: 'proxy-incomplete', missing, rule: proxyShows.rule }
}
