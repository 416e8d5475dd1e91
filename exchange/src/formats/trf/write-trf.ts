import { regulationOf } from '@topcut/engine'
import { rowsOf, type Writer } from '../../outgoing/outgoing.ts'
import { winnerIn } from '../../report/winner.ts'
import type { Scenario, ScenarioMatch, ScenarioRound } from '../../scenario/scenario.ts'

/** The report of FIDE: who met whom and who won; the document stands in the kind of tournament. */
export const writeTrf: Writer = ({ name, scenario }) => {
  const rows = rowsOf(scenario)
  const numbers = new Map(scenario.players.map((player, index) => [player.name, index + 1]))
  const swiss = scenario.rounds.filter(({ stage }) => stage === 'swiss').length
  const regulation = regulationOf(scenario.regulation)
  const scoring = regulation?.scoring.swiss
  const points =
    scoring?.method === 'destroyed-points'
      ? [`XXS W=${scoring.tournamentPoints.value.win} D=${scoring.tournamentPoints.value.draw}`]
      : []
  return [
    `012 ${oneLine(name ?? 'Topcut')}`,
    ...(scenario.date === null ? [] : [`042 ${scenario.date.replaceAll('-', '/')}`]),
    `062 ${scenario.players.length}`,
    `092 Individual: Swiss-System (${scenario.regulation})`,
    // Where no end was fixed none is announced; what comes after the Swiss rounds needs one.
    ...(scenario.structure.kind === 'open' ? [] : [`XXR ${swiss}`]),
    ...points,
    ...scenario.players.map((player, index) => {
      const row = rows.get(player.name)
      const begin = [
        `001 ${`${index + 1}`.padStart(4)}`,
        ''.padEnd(5),
        ` ${oneLine(player.name).slice(0, 33).padEnd(33)}`,
        ''.padEnd(33),
        `${(row?.tournamentPoints ?? 0).toFixed(1).padStart(4)} ${`${row?.place ?? ''}`.padStart(4)}`,
      ].join('')
      const rounds = scenario.rounds.map(
        (round) => `  ${cellOf(scenario, round, player.name, numbers)}`,
      )
      return `${begin}${rounds.join('')}`.trimEnd()
    }),
    '',
  ].join('\n')
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Eight letters for a round: number of the opponent, colour, result. */
const cellOf = (
  scenario: Scenario,
  { stage, matches }: ScenarioRound,
  player: string,
  numbers: ReadonlyMap<string, number>,
): string => {
  const match = matches.find((one) =>
    'bye' in one ? one.bye === player : one.players.includes(player),
  )
  if (match === undefined) return '0000 - Z'
  if ('bye' in match) return '0000 - U'
  const isFirst = match.players[0] === player
  const other = numbers.get(match.players[isFirst ? 1 : 0]) ?? 0
  const colour = isFirst ? 'w' : 'b'
  return `${`${other}`.padStart(4)} ${colour} ${resultOf(match, player, winnerIn(scenario)(match, stage))}`
}

const resultOf = (
  { result }: Extract<ScenarioMatch, { readonly players: unknown }>,
  player: string,
  winner: string | null,
): string => {
  if (result === null) return ' '
  if (result.ending === 'no-show') return winner === player ? '+' : '-'
  if (result.ending === 'double-no-show') return '-'
  if (result.ending === 'double-loss') return '0'
  return winner === null ? '=' : winner === player ? '1' : '0'
}
