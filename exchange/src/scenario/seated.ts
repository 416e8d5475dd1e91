import type { Result, Seat } from '@topcut/engine'
import type { ScenarioResult } from './scenario.ts'

/** A result with seats where the file has names. */
export const seated = (result: ScenarioResult, seat: (name: string) => Seat): Result => {
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction':
    case 'points': {
      const { salvo, initiative, ...scored } = result
      return {
        ...scored,
        ...(salvo === undefined ? {} : { salvo: seat(salvo) }),
        ...(initiative === undefined ? {} : { initiative: seat(initiative) }),
      }
    }
    case 'concession':
    case 'no-show':
    case 'match-loss':
      return { ...result, by: seat(result.by) }
    case 'defeat':
    case 'forfeit':
      return { ...result, winner: seat(result.winner) }
    case 'won':
      return { ...result, winner: seat(result.winner), light: seat(result.light) }
    case 'timeout':
      return { ...result, light: seat(result.light) }
    case 'games':
    case 'intentional-draw':
    case 'double-loss':
    case 'double-no-show':
      return result
  }
}
