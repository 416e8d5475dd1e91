import type { MaterialOutcome, ProxyCard } from '../../vocabulary/material.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { rulesOf } from '../reading/rules.ts'
import { runningMatch } from '../reading/running-match.ts'
import type { Refusal } from '../spine/answers.ts'
import type { MaterialCase } from '../spine/matters.ts'
import type { EventState } from '../spine/state.ts'

/** Why a case cannot end like this; null where it can. */
export const outcomeRefusal = (
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
  const { lost, damaged, proxies, proxyShows } = rulesOf(state.created).regulation.material
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
