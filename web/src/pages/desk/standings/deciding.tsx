import {
  type DecidedBy,
  type EventState,
  rankingRules,
  rulesOf,
  type StandingRow,
} from '@topcut/engine'
import { RuleIds } from '../../../ui/rule-ids.tsx'
import { deskWords } from '../../../words/desk.ts'
import { useWords } from '../../../words/use-words.ts'

/** Tie-breakers that differ only in how they are worked out have one name. */
const nameOf = (breaker: string) =>
  (breaker === 'head-to-head-repeated' ? 'head-to-head' : breaker) as DecidedBy

type Props = { readonly state: EventState; readonly rows: readonly StandingRow[] }

/** What decides the places, in its order, and how often each was needed. */
export const Deciding = ({ state, rows }: Props) => {
  const { page, heading } = useWords(deskWords)
  const words = page.afterwards.standings
  const { regulation, readings } = rulesOf(state.created)
  const rules = rankingRules(state)
  const breakers = regulation.standings.tieBreakers.value
    .map(nameOf)
    .filter((name) => name !== 'head-to-head' || readings.headToHead === 'on')
  const ruleOf = (by: DecidedBy) => {
    if (by === 'tournament-points') return rules.order
    return by === 'head-to-head' || by === 'lot' ? rules.tieBreakers : rules.measures[by]
  }
  return (
    <section className="deciding" aria-labelledby="deciding">
      <h3 id="deciding">{words.decides}</h3>
      <ol>
        {(['tournament-points', ...breakers, 'lot'] as const).map((by) => {
          const count = rows.filter(({ decidedBy }) => decidedBy === by).length
          return (
            <li key={by}>
              <span>{heading(by)}</span>
              <RuleIds rules={[ruleOf(by)]} />
              <small className="faint">
                {count === 0 ? words.notNeeded : words.decided(count)}
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
