import type { Records } from '../store/records.ts'
import { newId } from './token.ts'

/** The session that has ended, or null where it may concern anybody. */
type Hear = (session: string | null) => void

/** That something was taken back: told here at once, and to other processes by a mark they find. */
export type TakenBack = {
  /** Hears of it. Answers with what ends the listening. */
  readonly hear: (hear: Hear) => () => void
  readonly tell: Hear
  /** Tells everybody, here and elsewhere. */
  readonly mark: () => Promise<void>
  /** Looks whether another process has taken something back since the last look. */
  readonly lookElsewhere: () => Promise<void>
}

export const openTakenBack = (records: Records, forget: () => void): TakenBack => {
  const hearing = new Set<Hear>()
  let last: unknown
  const tell: Hear = (session) => {
    for (const hear of hearing) hear(session)
  }
  return {
    hear: (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    tell,
    mark: async () => {
      last = newId()
      await records.put('taken-back', 'last', last)
      tell(null)
    },
    lookElsewhere: async () => {
      // A list is never remembered.
      const [found] = await records.list('taken-back')
      const isNews = last !== undefined && found?.value !== last
      last = found?.value ?? null
      if (!isNews) return
      forget()
      tell(null)
    },
  }
}
