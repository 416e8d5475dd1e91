import type { EventId, Instant } from '@topcut/engine'
import type { ProgramRole } from '@topcut/protocol'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import { shelfOf } from './shelf-of.ts'
import { hashOf, newId, newToken } from './token.ts'

/** A program that was let in: into one event, or into all of an account. It is a leader by its id. */
export type Program = {
  readonly id: string
  readonly label: string
  readonly role: ProgramRole
  readonly event: EventId | null
  readonly account: string | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly revokedAt: Instant | null
}

export type Programs = {
  /** Answers with the token, which is kept nowhere. */
  readonly make: (wish: Wish) => Promise<{ readonly program: Program; readonly token: string }>
  /** Whose token it is; null where its time is over or it was taken back. */
  readonly of: (token: string) => Promise<Program | null>
  readonly list: () => Promise<readonly Program[]>
  /** Those of an event, or of an account, the latest first. */
  readonly listOf: (whose: Whose) => Promise<readonly Listed[]>
  readonly revoke: (whose: Whose, id: string) => Promise<boolean>
  /** Every one that an account has let in. */
  readonly revokeAllOf: (account: string) => Promise<void>
  /** Writes down, now and then, that a program was heard. */
  readonly see: (program: Program) => Promise<void>
  readonly forgetExpired: () => Promise<void>
}

type Whose = Pick<Program, 'event'> | Pick<Program, 'account'>
type Wish = Pick<Program, 'label' | 'role' | 'event' | 'account'> & { readonly days: number }
type Listed = Program & { readonly seenAt: Instant | null }

const minute = 60 * 1000
const day = 24 * 60 * minute
/** By which people and programs that look for secrets tell it from other texts. */
const mark = 'topcut_'

/** `takenBack` is told of every token that opens nothing any more. */
export const openPrograms = (
  records: Records,
  clock: Clock,
  takenBack: () => Promise<void>,
): Programs => {
  const programs = shelfOf<Program>(records, 'program')
  const tokens = shelfOf<string>(records, 'program-token')
  // Beside the program: written into it, a late look would bring one back that was taken back.
  const looks = shelfOf<Instant>(records, 'program-seen')

  const isOpen = ({ expiresAt, revokedAt }: Program): boolean =>
    revokedAt === null && expiresAt > clock()
  const isOf =
    (whose: Whose) =>
    ({ event, account }: Program): boolean =>
      'event' in whose ? event === whose.event && event !== null : account === whose.account

  return {
    make: async ({ days, ...wish }) => {
      const token = `${mark}${newToken()}`
      const createdAt = clock()
      const expiresAt = (createdAt + days * day) as Instant
      const program: Program = { id: newId(), ...wish, createdAt, expiresAt, revokedAt: null }
      await programs.put(program.id, program)
      await tokens.put(hashOf(token), program.id)
      return { program, token }
    },
    of: async (token) => {
      const id = await tokens.get(hashOf(token))
      const program = id === null ? null : await programs.get(id)
      return program !== null && isOpen(program) ? program : null
    },
    list: programs.list,
    listOf: async (whose) => {
      const found = (await programs.list()).filter(isOf(whose))
      const listed = await Promise.all(
        found.map(async (program) => ({ ...program, seenAt: await looks.get(program.id) })),
      )
      return listed.toSorted((a, b) => b.createdAt - a.createdAt)
    },
    revoke: async (whose, id) => {
      const program = await programs.get(id)
      if (program === null || !isOf(whose)(program)) return false
      await programs.put(id, { ...program, revokedAt: program.revokedAt ?? clock() })
      await takenBack()
      return true
    },
    revokeAllOf: async (account) => {
      for (const program of (await programs.list()).filter(isOf({ account })))
        if (isOpen(program)) await programs.put(program.id, { ...program, revokedAt: clock() })
    },
    see: async ({ id }) => {
      const last = (await looks.get(id)) ?? 0
      if (clock() - last >= minute) await looks.put(id, clock())
    },
    forgetExpired: async () => {
      // Their names stay: what they did still stands in the log.
      for (const { key, value } of await records.list('program-token')) {
        const program = await programs.get(value as string)
        if (program === null || !isOpen(program)) await tokens.remove(key)
      }
    },
  }
}
