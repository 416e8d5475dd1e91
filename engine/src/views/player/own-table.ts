import { matchSetting } from '../../event/reading/match-setting.ts'
import { stageKindOf } from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { isSameResult } from '../../event/results/same-result.ts'
import type { EventState, Match } from '../../event/spine/state.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Result } from '../../vocabulary/result.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { PublicStandings } from '../public/standings.ts'
import { type PublicTable, publicTable } from '../public/tables.ts'
import type { Published } from '../redact.ts'
import { type RoundName, roundNameOf } from '../rounds/round-name.ts'
import type { Slip } from './slip.ts'

/** A match, and what its round is called. */
export type OwnMatch = PublicTable & { readonly roundName: RoundName }

/** The own match, with what only the two who play it may know. */
export type OwnTable = OwnMatch &
  Pick<Match, 'startedAt' | 'endedAt' | 'extension'> & {
    readonly mission: string | null
    readonly slip: Slip
    /** What forbids notes and aids while the match runs; null where the document says nothing. */
    readonly noAids: RuleId | null
    /** What each of the two last said the result is. */
    readonly own: Result | null
    readonly theirs: Result | null
    /** The two do not say the same: leaders know of it. */
    readonly differs: boolean
    /** A result stands that this player has to confirm. */
    readonly awaitsOwn: boolean
    readonly opponent: {
      readonly standing: PublicStandings['rows'][number] | null
      /** Null where it is missing or not for these eyes. */
      readonly list: SquadList | null
    }
  }

export const ownTable = (
  state: EventState,
  redacted: Published,
  rows: PublicStandings['rows'],
  { match: id, players }: Match,
  player: PlayerId,
): OwnTable | null => {
  // Unlike everybody else, who plays the match may know what the other one said of it.
  const match = state.matches.get(id)
  if (match === undefined) return null
  const { startedAt, endedAt, extension, reports, awaits, result, game } = match
  const { regulation, readings } = rulesOf(state.created)
  const other = players[0] === player ? players[1] : players[0]
  const said = (by: PlayerId) => reports.find((report) => report.player === by)?.result ?? null
  const awaitsOwn = awaits === player
  const [own, theirs] = [said(player), awaitsOwn ? result : said(other)]
  const isOpen = result === null || awaitsOwn
  return {
    ...publicTable(redacted, match),
    roundName: roundNameOf(redacted.state, match.round),
    startedAt,
    endedAt,
    extension,
    mission: state.rounds[match.round - 1]?.mission ?? null,
    slip: {
      regulation: regulation.id,
      readings,
      stage: stageKindOf(state, match.round),
      ...(game === undefined ? {} : { game }),
      ...matchSetting(state, match),
    },
    noAids:
      regulation.rulings.infractions.find(({ value }) => value.includes('outside-help'))?.rule ??
      null,
    own,
    theirs,
    differs: isOpen && own !== null && theirs !== null && !isSameResult(own, theirs),
    awaitsOwn,
    opponent: {
      standing: rows.find((row) => row.player === other) ?? null,
      list: redacted.state.lists.get(other)?.list ?? null,
    },
  }
}
