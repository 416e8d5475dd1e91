import { regulationOf } from '@topcut/engine'
import { reachedIn, rowsOf, type Writer } from '../../outgoing/outgoing.ts'
import { computedFrom } from '../../report/computed.ts'
import { extendedOf, scheduleFormulas } from '../../report/formulas.ts'
import { winnerIn } from '../../report/winner.ts'
import type { RoundStage, Scenario, ScenarioGame, ScenarioMatch } from '../../scenario/scenario.ts'
import { printed } from '../cryodex/write-cryodex.ts'
import { pointsOf } from '../cryodex/write-match.ts'

type Written = Readonly<Record<string, unknown>>

/** What AlwaysBeRunning takes. Whoever plays the light side is its runner. */
export const writeNrtm: Writer = ({ name, scenario }) => {
  const rows = rowsOf(scenario)
  const reached = reachedIn(scenario)
  const ids = new Map(scenario.players.map((player, index) => [player.name, index + 1]))
  const bracket = scenario.rounds.filter(({ stage }) => stage !== 'swiss')
  const inCut = [
    ...new Set(
      bracket.flatMap(({ matches }) =>
        matches.flatMap((one) => ('bye' in one ? [one.bye] : one.players)),
      ),
    ),
  ]
  const ledger = computedFrom(scenario)?.ledger ?? new Map()
  const decimals = (value: number) => Math.round(value * 1e6) / 1e6
  // Its readers expect means, whatever the document says.
  const schedule = scheduleFormulas['averages-over-opponents']
  const extended = extendedOf('average-of-schedules', 'averages-over-opponents')
  const seeds = inCut.toSorted((a, b) => (rows.get(a)?.place ?? 1e9) - (rows.get(b)?.place ?? 1e9))
  return printed({
    name: name ?? 'Topcut',
    ...(scenario.date === null ? {} : { date: scenario.date }),
    cutToTop: inCut.length,
    preliminaryRounds: scenario.rounds.length - bracket.length,
    players: scenario.players.map((player) => {
      const row = rows.get(player.name)
      return {
        id: ids.get(player.name),
        name: player.name,
        rank: row?.place ?? 0,
        corpIdentity: '',
        runnerIdentity: '',
        ...(row === undefined
          ? {}
          : {
              matchPoints: row.tournamentPoints,
              strengthOfSchedule: decimals(schedule(ledger, player.name)),
              extendedStrengthOfSchedule: decimals(extended(ledger, player.name)),
            }),
      }
    }),
    eliminationPlayers: seeds.map((player, index) => ({
      id: ids.get(player),
      name: player,
      rank: reached.get(player) ?? null,
      seed: index + 1,
    })),
    rounds: scenario.rounds.map(({ stage, matches }) =>
      matches.map((match, index) => ({
        table: index + 1,
        ...writePairing(scenario, match, stage, (player) => ids.get(player) ?? null),
        intentionalDraw: 'players' in match && match.result?.ending === 'intentional-draw',
        twoForOne: false,
        eliminationGame: stage !== 'swiss',
      })),
    ),
    uploadedFrom: 'Topcut',
    links: [],
  })
}

const writePairing = (
  scenario: Scenario,
  match: ScenarioMatch,
  stage: RoundStage,
  id: (player: string) => number | null,
): Written => {
  if ('bye' in match) return { player1: { id: id(match.bye) }, player2: { id: null } }
  const [first, second] = match.players
  const sides = stage === 'swiss' ? swissSides(scenario, match) : cutSides(scenario, match, stage)
  return { player1: { id: id(first), ...sides[0] }, player2: { id: id(second), ...sides[1] } }
}

type Played = Extract<ScenarioMatch, { readonly players: unknown }>

const cutSides = (
  scenario: Scenario,
  match: Played,
  stage: RoundStage,
): readonly [Written, Written] => {
  const { result, players } = match
  const winner = winnerIn(scenario)(match, stage)
  const light = result !== null && 'light' in result ? result.light : null
  const side = (player: string) => ({
    role: light === null ? null : player === light ? 'runner' : 'corp',
    winner: winner === null ? null : player === winner,
  })
  return [side(players[0]), side(players[1])]
}

/** The first seat is the corporation of the first game, the runner of the second. */
const swissSides = (scenario: Scenario, match: Played): readonly [Written, Written] => {
  const { result } = match
  if (result === null) return [{}, {}]
  if (result.ending === 'games') {
    const parts = result.games.map(gamePoints)
    const [one, two] = parts
    if (one !== undefined && one !== null && two !== undefined && two !== null) {
      return [
        { runnerScore: two[0], corpScore: one[0], combinedScore: one[0] + two[0] },
        { runnerScore: one[1], corpScore: two[1], combinedScore: one[1] + two[1] },
      ]
    }
    return [{}, {}]
  }
  if (result.ending === 'intentional-draw') return [{}, {}]
  const points = matchPoints(scenario, match)
  return points === null ? [{}, {}] : [{ combinedScore: points[0] }, { combinedScore: points[1] }]
}

/** As NRTM counts games; what it has no points for is left open. */
const gamePoints = (game: ScenarioGame): readonly [number, number] | null => {
  if (game === 'first') return [3, 0]
  if (game === 'second') return [0, 3]
  if (game === 'draw') return [1, 1]
  return game === 'unplayed' ? [0, 0] : null
}

/** What a match earns both, where somebody won it or it was drawn at the table. */
const matchPoints = (scenario: Scenario, match: Played): readonly [number, number] | null => {
  const { result, players } = match
  if (result === null) return null
  const winner = winnerIn(scenario)(match, 'swiss')
  const scoring = regulationOf(scenario.regulation)?.scoring.swiss
  const isGames = scoring?.method === 'two-games'
  if (winner === null) {
    const isDrawn = pointsOf(result, scenario.regulation, players) !== null
    return isDrawn && !isGames ? [1, 1] : null
  }
  const win =
    scoring?.method === 'destroyed-points' ? scoring.tournamentPoints.value.win : isGames ? 6 : 1
  return winner === players[0] ? [win, 0] : [0, win]
}
