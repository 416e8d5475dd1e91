import type { PlayerId, Refusal } from '@topcut/engine'
import type { Weakness } from '../../access/passphrase/weakness.ts'
import { type Problem, refusalProblem, statuses, troubleProblem } from '../problems/problem.ts'
import type { Trouble, TroubleCode } from '../problems/trouble.ts'
import type { Audience } from './audience.ts'

type Asked = {
  readonly method: string
  readonly url: string
  readonly who: Audience
  readonly hasBody: boolean
  readonly isJson: boolean
  readonly hasQuery: boolean
  readonly whileArchived: boolean
  readonly isForPrograms: boolean
}

/** What can stand in the way of every request; named once for all. */
export const everywhere: readonly TroubleCode[] = [
  'unknown-host',
  'tls-needed',
  'busy',
  'stopping',
  'fault',
]

/** What stands in the way by what a route is, without anybody saying so. */
export const usualTroubles = (asked: Asked): readonly TroubleCode[] => {
  const isWrite = asked.method !== 'GET'
  const isOfEvent = asked.url.includes('/:event')
  return [
    ...(asked.hasBody && asked.isJson ? (['not-json'] as const) : []),
    ...(asked.hasBody ? (['too-large', 'wrong-content-type'] as const) : []),
    ...(asked.hasBody || asked.hasQuery ? (['malformed'] as const) : []),
    ...(isWrite ? (['foreign-origin'] as const) : []),
    ...(asked.who === 'everybody' ? [] : (['sign-in-needed', 'not-yours'] as const)),
    ...(asked.isForPrograms ? (['token-not-known'] as const) : (['not-for-programs'] as const)),
    ...(isOfEvent ? (['no-such-event'] as const) : []),
    ...(isOfEvent && isWrite && !asked.whileArchived ? (['event-archived'] as const) : []),
  ]
}

const weakness: Weakness = 'short'
const refusal: Refusal = { code: 'registration-over', player: 'p9' as PlayerId }

const troubleOf = (code: TroubleCode): Trouble => {
  switch (code) {
    case 'malformed':
      return { code, fault: { field: 'name', fault: 'missing' } }
    case 'stale':
      return { code, revision: 3 }
    case 'too-many-tries':
    case 'registration-rush':
    case 'too-much-sent':
      return { code, seconds: 30 }
    case 'weak-passphrase':
      return { code, weakness }
    default:
      return { code }
  }
}

/** A problem as it is answered: made by what answers with it. */
export const problemExample = (code: TroubleCode | 'refused'): Problem =>
  code === 'refused' ? refusalProblem('en', refusal, {}) : troubleProblem('en', troubleOf(code))

export const statusOf = (code: TroubleCode | 'refused'): number =>
  code === 'refused' ? 422 : statuses[code]
