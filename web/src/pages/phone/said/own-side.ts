import type { Game, Pair, Result, Seat } from '@topcut/engine'

const across = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')
const turned = <T>([first, second]: Pair<T>): Pair<T> => [second, first]

const turnedGame = (game: Game): Game => {
  if (game === 'first' || game === 'second') return across(game)
  if (typeof game !== 'object') return game
  return 'annulled' in game
    ? { annulled: across(game.annulled) }
    : { conceded: across(game.conceded) }
}

/** The same result with the seats changed: everything that stands in their order. */
const turnedResult = (result: Result): Result => {
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      const { initiative, salvo, salvoRolls, tie } = result
      return {
        ...result,
        score: turned(result.score),
        ...(initiative === undefined ? {} : { initiative: across(initiative) }),
        ...(salvo === undefined ? {} : { salvo: across(salvo) }),
        ...(salvoRolls === undefined
          ? {}
          : {
              salvoRolls: { dice: turned(salvoRolls.dice), hits: salvoRolls.hits.map(turned) },
            }),
        ...(tie === undefined
          ? {}
          : {
              tie: {
                ...(tie.defeats === undefined ? {} : { defeats: turned(tie.defeats) }),
                ...(tie.damage === undefined ? {} : { damage: turned(tie.damage) }),
                ...(tie.die === undefined ? {} : { die: tie.die.map(turned) }),
              },
            }),
      }
    }
    case 'defeat':
      return { ...result, winner: across(result.winner), score: turned(result.score) }
    case 'concession':
      return {
        ...result,
        by: across(result.by),
        ...(result.score === undefined ? {} : { score: turned(result.score) }),
      }
    case 'games':
      return { ...result, games: [turnedGame(result.games[0]), turnedGame(result.games[1])] }
    case 'won':
      return { ...result, winner: across(result.winner), light: across(result.light) }
    case 'forfeit':
      return { ...result, winner: across(result.winner) }
    case 'timeout':
      // What lies on the table goes by the sides, not by the seats.
      return { ...result, light: across(result.light) }
    case 'no-show':
    case 'match-loss':
    case 'withdrawal':
      return { ...result, by: across(result.by) }
    case 'intentional-draw':
    case 'double-loss':
    case 'double-no-show':
      return result
  }
}

/** A result as its reader sees it: the own score first. */
export const ownSide = (result: Result, own: Seat): Result =>
  own === 'first' ? result : turnedResult(result)
