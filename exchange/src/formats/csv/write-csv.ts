import type { Writer } from '../../outgoing/outgoing.ts'
import { winnerIn } from '../../report/winner.ts'
import type { ScenarioPlayer, ScenarioResult } from '../../scenario/scenario.ts'
import { writeTable } from '../../text/read-table.ts'
import { endingCell } from './ending-cell.ts'

const header = [
  'stage',
  'round',
  'table',
  'first',
  'second',
  'score1',
  'score2',
  'ending',
  'winner',
]

/** One row per match; a bye has no second player. */
export const writeCsv: Writer = ({ scenario }) => {
  if (scenario.rounds.length === 0) return writePlayers(scenario.players)
  const winnerOf = winnerIn(scenario)
  return writeTable([
    header,
    ...scenario.rounds.flatMap((round, index) =>
      round.matches.map((match, table) => {
        const begin = [round.stage, index + 1, table + 1]
        if ('bye' in match) return [...begin, match.bye, '', '', '', '', '']
        const { result } = match
        if (result === null) return [...begin, ...match.players, '', '', '', '']
        const score = scoreIn(result)
        const winner = winnerOf(match, round.stage) ?? ''
        return [
          ...begin,
          ...match.players,
          score[0] ?? '',
          score[1] ?? '',
          endingCell(result),
          winner,
        ]
      }),
    ),
  ])
}

/** Before the first round there is nobody but players. */
const writePlayers = (players: readonly ScenarioPlayer[]): string => {
  const hasTeams = players.some(({ members }) => members.length > 0)
  return writeTable([
    hasTeams ? ['name', 'members'] : ['name'],
    ...players.map(({ name, members }) => (hasTeams ? [name, members.join(' & ')] : [name])),
  ])
}

const scoreIn = (result: ScenarioResult): readonly number[] =>
  'score' in result && result.score !== undefined ? result.score : []
