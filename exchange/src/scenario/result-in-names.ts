import type { Result, Seat } from '@topcut/engine'
import type { ScenarioGame, ScenarioResult } from './scenario.ts'

type Named = { readonly result: ScenarioResult; readonly lost: readonly string[] }

/** A result with names where the engine has seats, and what a file has no words for. */
export const resultInNames = (
  result: Result,
  [first, second]: readonly [string, string],
): Named => {
  const name = (seat: Seat) => (seat === 'first' ? first : second)
  const whole = (named: ScenarioResult): Named => ({ result: named, lost: [] })
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      const { salvo, initiative, salvoRolls, ...scored } = result
      return {
        result: {
          ...scored,
          ...(salvo === undefined ? {} : { salvo: name(salvo) }),
          ...(initiative === undefined ? {} : { initiative: name(initiative) }),
        },
        lost: salvoRolls === undefined ? [] : ['salvoRolls'],
      }
    }
    case 'concession':
    case 'no-show':
    case 'match-loss':
      return whole({ ...result, by: name(result.by) })
    case 'withdrawal':
      return { result: { ending: 'no-show', by: name(result.by) }, lost: ['withdrawal'] }
    case 'defeat':
    case 'forfeit':
      return whole({ ...result, winner: name(result.winner) })
    case 'won':
      return whole({ ...result, winner: name(result.winner), light: name(result.light) })
    case 'timeout':
      return whole({ ...result, light: name(result.light) })
    case 'games': {
      const isConceded = result.games.some((game) => typeof game === 'object' && 'conceded' in game)
      const games = result.games.map((game): ScenarioGame => {
        if (typeof game !== 'object' || 'annulled' in game) return game
        return game.conceded === 'first' ? 'second' : 'first'
      }) as [ScenarioGame, ScenarioGame]
      return { result: { ending: 'games', games }, lost: isConceded ? ['conceded'] : [] }
    }
    case 'intentional-draw':
    case 'double-loss':
    case 'double-no-show':
      return whole(result)
  }
}
