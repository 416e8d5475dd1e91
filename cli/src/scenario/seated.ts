import type { Result, Seat } from '@topcut/engine'
import type { ScenarioResult } from './scenario.ts'

/** A result with seats where the file has names. */
export const seated = (result: ScenarioResult, seat: (name: string) => Seat): Result => {
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction': {
      const { ending, score, salvo, initiative } = result
      return {
        ending,
        score,
        ...(salvo === undefined ? {} : { salvo: seat(salvo) }),
        ...(initiative === undefined ? {} : { initiative: seat(initiative) }),
      }
    }
    case 'concession':
    case 'no-show':
    case 'match-loss':
      return { ...result, by: seat(result.by) }
    case 'intentional-draw':
    case 'double-loss':
      return result
  }
}
