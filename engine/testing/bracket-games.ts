import { expect } from 'vitest'
import { currentRound, matchesOf, type PlayerId } from '../src/index.ts'
import type { Story } from './story.ts'

type Name = (player: PlayerId) => string

/** Who meets whom in the round at hand, by the numbers of the games: `1 p1-p8`, `2 p3` for a bye. */
export const gamesOf = (event: Story, name: Name = (player) => player): readonly string[] => {
  const round = currentRound(event.state()) ?? expect.fail('no round')
  const matches = matchesOf(event.state(), round).map(
    ({ game, players }) => `${game} ${players.map(name).join('-')}`,
  )
  const byes = round.byes.map(({ game, player }) => `${game} ${name(player)}`)
  return [...matches, ...byes].toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

/** Pairs the next round; its games. */
export const pairedGames = (event: Story, name?: Name): readonly string[] => {
  event.does({ kind: 'pair-round' })
  return gamesOf(event, name)
}

/** Publishes the paired round, lets these win and closes it. */
export const roundWonBy = (event: Story, ...winners: readonly string[]): void => {
  event.does({ kind: 'publish-round' })
  for (const winner of winners) event.wins(winner)
  event.does({ kind: 'close-round' })
}
