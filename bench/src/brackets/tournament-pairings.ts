import { DoubleElimination } from 'tournament-pairings'
import type { Luck } from '../luck.ts'
import type { BracketEngine, BracketGame } from './bracket-engine.ts'

type Matches = ReturnType<typeof DoubleElimination>

/** It draws the chart and leaves playing to others; a second final it does not know. */
export const tournamentPairings: BracketEngine = {
  name: 'tournament-pairings',
  build: async (entrants) => {
    const matches = DoubleElimination(entrants, 1, true)
    return async (luck) => playOut(matches, luck)
  },
}

const playOut = (matches: Matches, luck: Luck): readonly BracketGame[] => {
  const keyOf = ({ round, match }: { round: number; match: number }) => `${round}-${match}`
  const comers = new Map(
    matches.map((match) => [
      keyOf(match),
      [match.player1, match.player2].filter((one) => one !== null).map(Number),
    ]),
  )
  const final = matches.find(({ win }) => win === undefined)?.round ?? 0
  const left = [...matches]
  const games: BracketGame[] = []
  for (;;) {
    const at = left.findIndex((match) => comers.get(keyOf(match))?.length === 2)
    const [match] = at < 0 ? [] : left.splice(at, 1)
    if (match === undefined) return games
    const [a = 0, b = 0] = comers.get(keyOf(match)) ?? []
    const [winner, loser] = luck() < 0.5 ? [a, b] : [b, a]
    if (match.win !== undefined) comers.get(keyOf(match.win))?.push(winner)
    if (match.loss !== undefined) comers.get(keyOf(match.loss))?.push(loser)
    const side = match.round < final ? 'winners' : match.round > final ? 'losers' : 'final'
    const round = match.round > final ? match.round - final : match.round
    games.push({ side, round, players: [a, b] })
  }
}
