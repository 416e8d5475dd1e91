import type { Circumstances } from '../legality/circumstances.ts'
import { checkList } from '../legality/findings.ts'
import type { Warning } from '../log/decision.ts'
import type { Finding } from '../vocabulary/finding.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { SquadList } from '../vocabulary/squad-list.ts'
import { rulesOf } from './rules.ts'
import type { EventState } from './state.ts'

const circumstancesOf = (
  { created, details }: EventState,
  lockedList: SquadList | null,
): Circumstances => ({
  date: created.date,
  tier: created.tier,
  region: details.region ?? null,
  organizersList: details.products ?? null,
  eventKind: details.eventKind ?? null,
  admissions: details.admissions ?? [],
  sleevesOrdered: details.sleevesOrdered === true,
  lockedList,
})

/** What speaks against a list at this event; beside an earlier one, also what has changed. */
export const listFindings = (
  state: EventState,
  list: SquadList,
  lockedList: SquadList | null = null,
): readonly Finding[] =>
  checkList(list, rulesOf(state.created).regulation.lists, circumstancesOf(state, lockedList))

export const findingWarnings = (
  player: PlayerId,
  findings: readonly Finding[],
): readonly Warning[] =>
  findings.map((finding) => ({ code: 'list-finding', player, finding, rule: finding.rule }))
