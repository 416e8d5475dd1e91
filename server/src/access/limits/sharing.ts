import type { Records } from '../../store/records.ts'
import { hashOf } from '../token.ts'

/**
 * Counts milliseconds against a key for all processes; answers with how far ahead of now the key is
 * then. Nothing where the store is away: whoever waits is told so by what they asked for.
 */
export type Share = (key: string, milliseconds: number) => Promise<number | undefined>

type Waiting = {
  milliseconds: number
  readonly ahead: Promise<number | undefined>
  readonly answer: (ahead: number | undefined) => void
}

/**
 * Undefined where one process counts alone. What comes while the store is asked goes together with
 * the next question: a rush of commands never becomes a rush of questions. Keys are told as hashes:
 * what somebody typed in the wrong field must not stand in a database.
 */
export const openSharing = (count: Records['count']): ((limit: string) => Share | undefined) => {
  if (count === undefined) return () => undefined
  let waiting = new Map<string, Waiting>()
  let isAsking = false

  const ask = async (): Promise<void> => {
    isAsking = true
    while (waiting.size > 0) {
      // Whoever counts two things asks once.
      await Promise.resolve()
      const now = waiting
      waiting = new Map()
      const counted = [...now].map(([key, { milliseconds }]) => ({ key, milliseconds }))
      const known = await count(counted).catch(() => new Map<string, number>())
      for (const [key, { answer }] of now) answer(known.get(key))
    }
    isAsking = false
  }

  return (limit) => (key, milliseconds) => {
    const place = hashOf(`${limit} ${key}`)
    const known = waiting.get(place)
    if (known !== undefined) {
      known.milliseconds += milliseconds
      return known.ahead
    }
    const { promise: ahead, resolve: answer } = Promise.withResolvers<number | undefined>()
    waiting.set(place, { milliseconds, ahead, answer })
    if (!isAsking) void ask()
    return ahead
  }
}
