import type { Catalogue } from '../../cards/catalogue.ts'
import type { ListClauses } from '../../legality/clauses.ts'
import { checkList } from '../../legality/findings.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import { cardsOf } from '../reading/cards-of.ts'
import { rulesOf } from '../reading/rules.ts'
import type { Refusal } from '../spine/answers.ts'
import type { Warning } from '../spine/decision.ts'
import type { Created, EventState } from '../spine/state.ts'
import { asKnown } from './as-known.ts'

/** What of an event decides which lists it allows: a phone knows as much without the log. */
type Setting = Pick<Created, 'date' | 'tier'> & Pick<EventState, 'details'>

/** What speaks against a list where these clauses hold; beside an earlier one, what has changed. */
export const findingsIn = (
  { date, tier, details }: Setting,
  clauses: ListClauses,
  list: SquadList,
  cards: Catalogue | null,
  lockedList: SquadList | null = null,
): readonly Finding[] =>
  checkList(asKnown(cards, list), clauses, {
    date,
    tier,
    region: details.region ?? null,
    organizersList: details.products ?? null,
    eventKind: details.eventKind ?? null,
    admissions: details.admissions ?? [],
    releases: details.releases ?? [],
    sleevesOrdered: details.sleevesOrdered === true,
    lockedList: lockedList === null ? null : asKnown(cards, lockedList),
    cards,
  })

/** `shipped`: the cards that came with this version, for an event that loaded no others. */
export const listFindings = (
  state: EventState,
  list: SquadList,
  shipped: Catalogue | null | undefined,
  lockedList: SquadList | null = null,
): readonly Finding[] => {
  const { created, details } = state
  const { lists } = rulesOf(created).regulation
  return findingsIn({ ...created, details }, lists, list, cardsOf(state, shipped), lockedList)
}

export const findingWarnings = (
  player: PlayerId,
  findings: readonly Finding[],
): readonly Warning[] =>
  findings.map((finding) => ({ code: 'list-finding', player, finding, rule: finding.rule }))

/** What keeps a list from being played, unless a leader says why it may be. */
export const notAllowed = (
  player: PlayerId,
  [first, ...others]: readonly Finding[],
): readonly Refusal[] =>
  first === undefined
    ? []
    : [
        {
          code: 'list-not-allowed',
          player,
          findings: [first, ...others],
          rule: first.rule,
          overridable: true,
        },
      ]

/** True for a list of another title's kind. A text can be anybody's, unless it says nothing. */
export const isOtherKind = (list: SquadList, clauses: ListClauses): boolean =>
  list.kind === 'text' ? list.text.trim() === '' : list.kind !== clauses.kind
