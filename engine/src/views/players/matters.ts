import {
  notNeededBy,
  openCalls,
  openCases,
  openProposals,
} from '../../event/reading/open-matters.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { isFinal } from '../../event/rulings/appeals.ts'
import type { Call, MaterialCase, Proposal, RulingOnRecord } from '../../event/spine/matters.ts'
import type { EventState } from '../../event/spine/state.ts'
import { type Instant, instant } from '../../vocabulary/instant.ts'
import type { RuleId } from '../../vocabulary/rule.ts'

export type CallRow = Call & {
  readonly table: number | null
  /** Milliseconds since the call. */
  readonly waiting: number
}

/** What a case of lost or damaged material waits for. */
export type CaseStep =
  | 'grant-time'
  | 'find-replacement'
  | 'concede'
  | 'replace-or-remove'
  /** Nobody needs it to play. */
  | 'play-on'
  /** The document is silent: a leader ends it as they see fit. */
  | 'settle'

export type CaseRow = MaterialCase & {
  readonly step: CaseStep
  /** When the time to find a replacement is over. */
  readonly due: Instant | null
  readonly rule: RuleId | null
}

type MattersView = {
  readonly calls: readonly CallRow[]
  readonly cases: readonly CaseRow[]
  readonly proposals: readonly Proposal[]
  /** Rulings that a player can still bring before whoever has the last word. */
  readonly appealable: readonly RulingOnRecord[]
  /** Appeals that wait for that word. */
  readonly appealed: readonly RulingOnRecord[]
  /** Games lost by ruling in matches whose result is still to come. */
  readonly lossesToEnter: readonly RulingOnRecord[]
}

/** Everything that leaders still have to settle, as it stands at `now`. */
export const mattersView = (state: EventState, now: Instant): MattersView => {
  const rulings = [...state.rulings.values()]
  const isOpen = (one: RulingOnRecord) => !isFinal(state, one) && one.ruling.players.length > 0
  return {
    calls: openCalls(state).map((call) => ({
      ...call,
      table: call.match === null ? null : (state.matches.get(call.match)?.table ?? null),
      waiting: now - call.at,
    })),
    cases: openCases(state).map((one) => caseRow(state, one, now)),
    proposals: openProposals(state),
    appealable: rulings.filter((one) => isOpen(one) && one.appeal === null),
    appealed: rulings.filter((one) => isOpen(one) && one.appeal !== null),
    lossesToEnter: rulings.filter(
      ({ ruling: { penalty } }) =>
        penalty?.kind === 'game-loss' && state.matches.get(penalty.match)?.result === null,
    ),
  }
}

const caseRow = (state: EventState, one: MaterialCase, now: Instant): CaseRow => {
  const { lost } = rulesOf(state.created).regulation.material
  const notNeeded = notNeededBy(state, one)
  const { granted } = one
  const due = granted === null ? null : instant(granted.at + granted.minutes * 60_000)
  const step = (): CaseStep => {
    if (notNeeded !== null) return 'play-on'
    if (lost?.value.whenTimeIsOver !== 'concede') return 'settle'
    if (one.outcome === 'conceded') return 'replace-or-remove'
    if (due === null) return 'grant-time'
    return now < due ? 'find-replacement' : 'concede'
  }
  return { ...one, step: step(), due, rule: notNeeded ?? lost?.rule ?? null }
}
