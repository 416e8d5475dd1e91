import type { Regulation } from '@topcut/engine'
import type { FoundMatch, FoundPlayer, FoundRound } from '../formats/found.ts'

type Level = Extract<FoundMatch, { readonly players: unknown }>

const isLevel = (match: FoundMatch): boolean => {
  if ('bye' in match || match.said.kind !== 'score' || match.said.winner !== undefined) return false
  return match.said.score[0] === match.said.score[1]
}

/**
 * Some tools do not write who won a match with equal scores, only what it earned: whoever has a
 * win too few has won it, as far as that leaves no choice.
 */
export const decidedByPoints = (
  players: readonly FoundPlayer[],
  rounds: readonly FoundRound[],
  { scoring: { swiss } }: Regulation,
): readonly FoundRound[] => {
  const isDecided = swiss.method === 'destroyed-points' && swiss.equalInSwiss.value === 'salvo'
  if (!isDecided) return rounds
  const matches = rounds.filter(({ stage }) => stage === 'swiss').flatMap((round) => round.matches)
  const wins = new Map<string, number>()
  const won = (name: string) => wins.set(name, (wins.get(name) ?? 0) + 1)
  for (const match of matches) {
    if ('bye' in match) won(match.bye)
    else if (match.said.kind === 'score' && !isLevel(match)) {
      const { score, winner } = match.said
      if (score[0] !== score[1]) won(match.players[score[0] > score[1] ? 0 : 1])
      else if (winner !== undefined && winner !== 'draw') won(winner.player)
    }
  }
  const claimed = new Map(players.map(({ name, claims }) => [name, claims.points?.value]))
  const open = new Set(matches.flatMap((one) => ('players' in one && isLevel(one) ? [one] : [])))
  const winners = new Map<FoundMatch, string>()
  const owed = (name: string) => {
    const points = claimed.get(name)
    return points === undefined
      ? null
      : points / swiss.tournamentPoints.value.win - (wins.get(name) ?? 0)
  }
  for (let isMoving = true; isMoving; ) {
    isMoving = false
    for (const match of open) {
      const winner = forcedWinner(match, open, owed)
      if (winner === null) continue
      winners.set(match, winner)
      open.delete(match)
      won(winner)
      isMoving = true
    }
  }
  return rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => {
      const winner = winners.get(match)
      if (winner === undefined || 'bye' in match || match.said.kind !== 'score') return match
      return { ...match, said: { ...match.said, winner: { player: winner } } }
    }),
  }))
}

const forcedWinner = (
  match: Level,
  open: ReadonlySet<Level>,
  owed: (name: string) => number | null,
): string | null => {
  const openOf = (name: string) => [...open].filter(({ players }) => players.includes(name)).length
  const [first, second] = match.players
  const mustWin = (name: string) => owed(name) === openOf(name)
  const mustLose = (name: string) => owed(name) === 0
  if ((mustWin(first) && !mustWin(second)) || (mustLose(second) && !mustLose(first))) return first
  if ((mustWin(second) && !mustWin(first)) || (mustLose(first) && !mustLose(second))) return second
  return null
}
