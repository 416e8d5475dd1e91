import type { Readings } from '../../vocabulary/option.ts'
import type { Earned, Outcome } from '../../vocabulary/outcome.ts'
import type { Game, Result } from '../../vocabulary/result.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import { otherSeat, type Pair, pairFor, type Seat } from '../../vocabulary/seat.ts'
import { absentEarned, bothAbsentEarned } from '../bye.ts'
import { concessionBy, type Objection, type Setting, type Way } from '../way.ts'
import type { GamePoints, TwoGamesClauses } from './clauses.ts'

/**
 * A match is the sum of its two games. Where it must have a winner and the two games leave it
 * level, a further game decides: `won` by whom, and who played the light side in it.
 */
export const twoGames = (clauses: TwoGamesClauses): Way => ({
  scorer: (setting) => {
    const points = ruledPoints(clauses, setting.readings).value
    return {
      objection: (result) => objection(result, clauses),
      earned: (result) => earned(result, points, setting),
      winPoints: 2 * points.win,
      hasMargin: false,
    }
  },
  games: 2,
  doubt: (result) => {
    if (result.ending !== 'games' || result.games[0] !== 'draw') return null
    const { value, rule } = clauses.afterDraw
    const isOver = value === 'no-game' && result.games[1] !== 'unplayed'
    return isOver ? { code: 'game-after-draw', rule } : null
  },
  outcomes: ['draw'],
  deciders: [],
  concessionScore: null,
  concession: concessionBy(clauses.endings.value),
  ends,
  byChance: (chance) => {
    const game = () => (['first', 'second', 'draw'] as const)[chance.below(7) % 3] ?? 'draw'
    return { ending: 'games', games: [game(), game()] }
  },
  pointsRule: (readings) => ruledPoints(clauses, readings).rule,
  marginRule: null,
})

const ruledPoints = (
  { gamePoints: ruled }: TwoGamesClauses,
  readings: Readings,
): Clause<GamePoints> => ('rule' in ruled ? ruled : ruled[readings.teamGamePoints])

const ends = (): readonly Result[] => {
  const games: readonly Game[] = ['first', 'second', 'draw', 'unplayed']
  return [
    ...games.flatMap((one) => games.map((two): Result => ({ ending: 'games', games: [one, two] }))),
    { ending: 'won', winner: 'first', light: 'first' },
    { ending: 'won', winner: 'second', light: 'second' },
  ]
}

const objection = (result: Result, { endings, conceding }: TwoGamesClauses): Objection | null => {
  if (!endings.value.includes(result.ending)) {
    return { code: 'ending-unknown', ending: result.ending }
  }
  if (result.ending !== 'games') return null
  const wrong = result.games.findIndex(
    (game, index) =>
      typeof game === 'object' && 'conceded' in game && !conceding.value.includes(index + 1),
  )
  if (wrong < 0) return null
  const { rule } = conceding
  return { code: 'game-may-not-be-conceded', game: wrong + 1, rule, overridable: true }
}

const earned = (result: Result, points: GamePoints, setting: Setting): Pair<Earned> => {
  const winPoints = 2 * points.win
  switch (result.ending) {
    case 'games':
      return ofGames(result.games, points, setting)
    case 'no-show':
      if (setting.readings.noShow === 'concession')
        return ofTotals(pairFor(result.by, 0, winPoints))
      return absentEarned(result.by, setting, { winPoints, hasMargin: false })
    case 'double-no-show':
      return bothAbsentEarned(setting, { winPoints, hasMargin: false })
    case 'withdrawal':
      return absentEarned(result.by, setting, { winPoints, hasMargin: false })
    case 'match-loss':
    case 'concession':
      return ofTotals(pairFor(result.by, 0, winPoints))
    case 'won':
    case 'forfeit':
      return pairFor(result.winner, line('win', 0), line('loss', 0))
    default:
      return [line('double-loss', 0), line('double-loss', 0)]
  }
}

const ofGames = (games: Pair<Game>, points: GamePoints, setting: Setting): Pair<Earned> => {
  if (games.every((game) => game === 'double-loss')) {
    return [line('double-loss', 0), line('double-loss', 0)]
  }
  const [one, two] = games.map((game) => ofGame(game, points, setting)) as [
    Pair<number>,
    Pair<number>,
  ]
  return ofTotals([one[0] + two[0], one[1] + two[1]])
}

const ofGame = (game: Game, points: GamePoints, { readings }: Setting): Pair<number> => {
  const won = (seat: Seat) => pairFor(seat, points.win, points.loss)
  if (typeof game === 'object') {
    if ('conceded' in game) return won(otherSeat(game.conceded))
    return readings.annulledGame === 'opponent-wins' ? won(otherSeat(game.annulled)) : [0, 0]
  }
  switch (game) {
    case 'first':
    case 'second':
      return won(game)
    case 'draw':
      return [points.draw, points.draw]
    case 'unplayed':
      return readings.unplayedGame === 'draw' ? [points.draw, points.draw] : [0, 0]
    case 'double-loss':
      return [0, 0]
  }
}

/** Whoever has more points of the match has beaten the other. */
const ofTotals = ([first, second]: Pair<number>): Pair<Earned> => {
  if (first === second) return [line('draw', first), line('draw', second)]
  return first > second
    ? [line('win', first), line('loss', second)]
    : [line('loss', first), line('win', second)]
}

const line = (outcome: Outcome, tournamentPoints: number): Earned => ({
  outcome,
  tournamentPoints,
  marginOfVictory: null,
})
