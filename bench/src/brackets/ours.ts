import { chartView, type PlayerId, playChart, playerId, readyGames } from '@topcut/engine'
import type { Luck } from '../luck.ts'
import type { BracketEngine, BracketGame } from './bracket-engine.ts'

type Decided = { readonly winner: PlayerId; readonly loser: PlayerId }

export const ours: BracketEngine = {
  name: 'topcut',
  build: async (entrants) => {
    const seeds = Array.from({ length: entrants }, (_, index) => playerId(`${index + 1}`))
    chartView(entrants)
    return async (luck) => playOut(seeds, luck)
  },
}

/** Block by block, as an event is played. */
const playOut = (seeds: readonly PlayerId[], luck: Luck): readonly BracketGame[] => {
  const decided = new Map<string, Decided>()
  const games: BracketGame[] = []
  for (;;) {
    const ready = readyGames(playChart(seeds, (game) => decided.get(game) ?? null))
    if (ready.length === 0) return games
    for (const { game, slot, players } of ready) {
      const [a, b] = players as readonly [PlayerId, PlayerId]
      decided.set(game, luck() < 0.5 ? { winner: a, loser: b } : { winner: b, loser: a })
      games.push({ side: sideOf(game), round: slot - 1, players: [Number(a), Number(b)] })
    }
  }
}

const sideOf = (game: string): BracketGame['side'] =>
  game.startsWith('W') ? 'winners' : game.startsWith('L') ? 'losers' : 'final'
