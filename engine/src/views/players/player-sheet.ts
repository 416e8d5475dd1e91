import { rulesOf } from '../../event/reading/rules.ts'
import { standingsOf } from '../../event/reading/standings-of.ts'
import { stands } from '../../event/rulings/appeals.ts'
import type {
  Call,
  Deduction,
  MaterialCase,
  Proposal,
  RulingOnRecord,
  Sharing,
} from '../../event/spine/matters.ts'
import type { EventState, ListState, PlayerState } from '../../event/spine/state.ts'
import type { Standing } from '../../standings/standings.ts'
import type { MatchId, PlayerId } from '../../vocabulary/ids.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import { type Infraction, infractions } from '../../vocabulary/ruling.ts'

/** How often a player did something, by the rulings that stand. */
type Offence = {
  readonly infraction: Infraction
  /** Where the document names it; null where it does not. */
  readonly rule: RuleId | null
  readonly rulings: number
  readonly warnings: number
}

/** Everything on record about one player. */
export type PlayerSheet = {
  readonly player: PlayerState
  readonly list: ListState | null
  /** The line in the standings; null before the first round. */
  readonly standing: Standing | null
  readonly matches: readonly MatchId[]
  /** With their appeals, the fallen ones too. */
  readonly rulings: readonly RulingOnRecord[]
  readonly offences: readonly Offence[]
  /** Warnings of every kind, by the rulings that stand. */
  readonly warnings: number
  readonly deductions: readonly Deduction[]
  readonly proposals: readonly Proposal[]
  readonly calls: readonly Call[]
  readonly cases: readonly MaterialCase[]
  readonly sharings: readonly Sharing[]
}

export const playerSheet = (state: EventState, id: PlayerId): PlayerSheet | null => {
  const player = state.players.get(id)
  if (player === undefined) return null
  const isOwn = (one: { readonly player: PlayerId | null }) => one.player === id
  const matches = [...state.matches.values()].filter(({ players }) => players.includes(id))
  const own = new Set(matches.map(({ match }) => match))
  const rulings = [...state.rulings.values()].filter(({ ruling }) => ruling.players.includes(id))
  return {
    player,
    list: state.lists.get(id) ?? null,
    standing: standingsOf(state).find((line) => line.player === id) ?? null,
    matches: [...own],
    rulings,
    offences: offencesIn(state, rulings.filter(stands)),
    warnings: rulings.filter(stands).filter(isWarning).length,
    deductions: player.deductions,
    proposals: [...state.proposals.values()].filter(isOwn),
    calls: [...state.calls.values()].filter(
      (call) => isOwn(call) || (call.match !== null && own.has(call.match)),
    ),
    cases: [...state.cases.values()].filter(isOwn),
    sharings: state.sharings.filter(({ match }) => own.has(match)),
  }
}

const isWarning = ({ ruling }: RulingOnRecord): boolean => ruling.penalty?.kind === 'warning'

const offencesIn = (state: EventState, rulings: readonly RulingOnRecord[]): readonly Offence[] => {
  const named = rulesOf(state.created).regulation.rulings.infractions
  return infractions.flatMap((infraction) => {
    const about = rulings.filter(({ ruling }) => ruling.infraction === infraction)
    if (about.length === 0) return []
    const rule = named.find(({ value }) => value.includes(infraction))?.rule ?? null
    return [{ infraction, rule, rulings: about.length, warnings: about.filter(isWarning).length }]
  })
}
