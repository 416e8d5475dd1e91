import { currentRound, matchesOf, stageKindOf } from '../../event/reading/rounds.ts'
import { earnedIn, scorerOf, settingOf } from '../../event/reading/scoring-of.ts'
import type { Match, Round } from '../../event/spine/state.ts'
import { byeEarned, earnedByeEarned } from '../../scoring/bye.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Bye } from '../../vocabulary/pairing.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import type { Published } from '../redact.ts'
import { type RoundName, roundNameOf } from '../rounds/round-name.ts'
import { type PublicLeader, publicRuling } from './leader.ts'
import { type PublicPlayer, publicPlayer } from './player.ts'

/** One table of a published round. */
export type PublicTable = Pick<
  Match,
  'match' | 'round' | 'table' | 'result' | 'revision' | 'game' | 'seeds' | 'side'
> & {
  readonly players: Pair<PublicPlayer>
  readonly earned: Pair<Earned> | null
  readonly status: 'waiting' | 'playing' | 'ended' | 'result'
  /** Who rules here, where a leader plays; null where that is nobody. */
  readonly ruling?: PublicLeader | null
}

export type PublicTables = Pick<Round, 'number' | 'status' | 'mission'> & {
  readonly roundName: RoundName
  readonly tables: readonly PublicTable[]
  readonly byes: readonly (PublicPlayer &
    Pick<Bye, 'kind'> & {
      /** Null where nobody earns anything. */
      readonly earned: Earned | null
    })[]
}

/** The tables of a published round, the latest where none is named; null where there is none. */
export const publicTables = (redacted: Published, number?: number): PublicTables | null => {
  const { state } = redacted
  const round = number === undefined ? currentRound(state) : state.rounds[number - 1]
  if (round === null || round === undefined) return null
  return {
    number: round.number,
    status: round.status,
    mission: round.mission,
    roundName: roundNameOf(state, round.number),
    tables: matchesOf(state, round)
      .map((match) => publicTable(redacted, match))
      .toSorted((a, b) => a.table - b.table),
    byes: round.byes.map(({ player, kind }) => ({
      ...publicPlayer(redacted, player),
      kind,
      earned: earnedByBye(redacted, round, kind),
    })),
  }
}

const earnedByBye = ({ state }: Published, { number }: Round, kind: Bye['kind']): Earned | null => {
  if (stageKindOf(state, number) !== 'swiss') return null
  const setting = settingOf(state.created, 'swiss')
  const scorer = scorerOf(state.created, 'swiss')
  return kind === 'earned' ? earnedByeEarned(setting, scorer) : byeEarned(setting, scorer)
}

export const publicTable = (redacted: Published, match: Match): PublicTable => {
  const [first, second] = match.players
  const { game, seeds, side } = match
  return {
    match: match.match,
    round: match.round,
    table: match.table,
    players: [publicPlayer(redacted, first), publicPlayer(redacted, second)],
    result: match.result,
    earned: earnedIn(redacted.state, match),
    status: statusOf(redacted, match),
    ...publicRuling(redacted, match.players),
    revision: match.revision,
    ...(game === undefined ? {} : { game }),
    ...(seeds === undefined ? {} : { seeds }),
    ...(side === undefined ? {} : { side }),
  }
}

const statusOf = ({ state }: Published, match: Match): PublicTable['status'] => {
  if (match.result !== null) return 'result'
  if (match.endedAt !== null) return 'ended'
  const isRunning = match.startedAt !== null || state.rounds[match.round - 1]?.clock != null
  return isRunning ? 'playing' : 'waiting'
}
