import type { ByOption } from '../../regulations/regulation.ts'
import type { StandingsRules, TieBreakerName } from '../../standings/measures.ts'
import { type Standing, standings } from '../../standings/standings.ts'
import type { OptionName, Readings } from '../../vocabulary/option.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import type { EventState } from '../spine/state.ts'
import { countedLedger, lastCountedRound, swissStageAfterCut } from './ledger-of.ts'
import { rulesOf } from './rules.ts'
import { scorerOf } from './scoring-of.ts'

type Order = 'standings' | 'cut'

/** Standings belong to a state, so they are worked out once for each. */
const known = new WeakMap<EventState, Map<string, readonly Standing[]>>()

export const standingsOf = (
  state: EventState,
  afterRound: number = lastCountedRound(state),
  order: Order = 'standings',
): readonly Standing[] => {
  const ofState = known.get(state) ?? new Map<string, readonly Standing[]>()
  known.set(state, ofState)
  const key = `${order} ${afterRound}`
  const before = ofState.get(key)
  if (before !== undefined) return before
  const result = stagedStandings(state, afterRound, order)
  ofState.set(key, result)
  return result
}

/** After a cut into further Swiss rounds those who went on stand above those who did not. */
const stagedStandings = (
  state: EventState,
  afterRound: number,
  order: Order,
): readonly Standing[] => {
  const rules = standingsRules(state, afterRound, order)
  const stage = swissStageAfterCut(state, afterRound)
  const ledger = countedLedger(state, afterRound)
  if (stage === undefined) return standings(ledger, rules)
  const entrants = new Set(stage.entrants)
  // Whom the cut left behind is out: nobody is level with them any more.
  const went = standings(ledger, rules, entrants)
  const before = standingsOf(state, stage.firstRound - 1, order)
  const lines = [...went, ...before.filter(({ player }) => !entrants.has(player))]
  const ranked = lines.filter(({ place }) => place !== null)
  return [
    ...ranked.map((line, index) => ({
      ...line,
      place: index + 1,
      decidedBy:
        index === ranked.length - 1 ? null : (line.decidedBy ?? ('tournament-points' as const)),
    })),
    ...lines.filter(({ place }) => place === null),
  ]
}

/** One ruled value, or the one of the reading that was chosen. */
export const readingOf = <N extends OptionName, T>(
  ruled: ByOption<N, T>,
  option: N,
  readings: Readings,
): Clause<T> =>
  'rule' in ruled
    ? (ruled as Clause<T>)
    : ((ruled as { readonly [value: string]: Clause<T> })[readings[option]] as Clause<T>)

const headToHead: readonly TieBreakerName[] = ['head-to-head', 'head-to-head-repeated']

export const standingsRules = (
  state: EventState,
  afterRound: number,
  order: Order,
): StandingsRules => {
  const { regulation, readings } = rulesOf(state.created)
  const { tieBreakers, strengthOfSchedule, extended } = regulation.standings
  const names = (order === 'cut' ? regulation.cut.tieBreakers : null) ?? tieBreakers
  return {
    tieBreakers: names.value.filter(
      (name) => !headToHead.includes(name) || readings.headToHead === 'on',
    ),
    hasMargin: scorerOf(state.created, 'swiss').hasMargin,
    schedule: readingOf(strengthOfSchedule, 'strengthOfSchedule', readings).value,
    extended: extended === null ? null : readingOf(extended, 'extendedSchedule', readings).value,
    readings,
    entropy: `${state.created.entropy}/standings/${afterRound}`,
  }
}
