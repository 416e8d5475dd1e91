import { createHash } from 'node:crypto'
import type { Instant } from '@topcut/engine'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import { unknownDevice } from './device.ts'
import type { Link, Seen, Session } from './grant.ts'
import { shelfOf } from './shelf-of.ts'
import { hashOf, newToken } from './token.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

export const sessionLifetimes = {
  session: 90 * day,
  /** Of a session that another one has replaced: the answer with the new one may be lost. */
  replaced: 2 * minute,
} as const
/** So seldom it is written down that a session is still in use. */
const seenEvery = 60 * minute

export const unseen: Seen = { from: null, device: unknownDevice }

/** A session as its account sees it: by an id that opens nothing. */
type ListedSession = Seen & {
  readonly id: string
  readonly startedAt: Instant | null
  readonly seenAt: Instant | null
  readonly isThisOne: boolean
}

export type Sessions = {
  /** What a token opens; null where its time is over. */
  readonly of: (token: string | null) => Promise<Session | null>
  /** Lets one more account or grant into a browser; answers with the token of a new session. */
  readonly admit: (token: string | null, to: Link['opens'], seen: Seen) => Promise<string>
  /** Ends every session of an account; answers with the token that goes on in this one's place. */
  readonly beginAnew: (account: string, token: string | null) => Promise<string | null>
  readonly end: (token: string) => Promise<void>
  /** Those of an account, the latest first. */
  readonly list: (account: string, token: string | null) => Promise<readonly ListedSession[]>
  readonly endListed: (account: string, id: string) => Promise<boolean>
  /** Answers with how many there were. */
  readonly endOthers: (account: string, token: string | null) => Promise<number>
  /** Writes down, now and then, that a session is in use. */
  readonly see: (token: string | null, seen: Seen) => Promise<void>
  readonly forgetExpired: () => Promise<void>
}

type Look = Seen & { readonly at: Instant }

const idOf = (key: string): string =>
  createHash('sha256').update(`topcut session ${key}`).digest('base64url').slice(0, 16)

export const openSessions = (records: Records, clock: Clock): Sessions => {
  const sessions = shelfOf<Session>(records, 'session')
  // Beside the session: written into it, a late look would bring one back that has just ended.
  const looks = shelfOf<Look>(records, 'session-seen')
  const after = (milliseconds: number): Instant => (clock() + milliseconds) as Instant

  const of: Sessions['of'] = async (token) => {
    const session = token === null ? null : await sessions.get(hashOf(token))
    return session !== null && session.expiresAt > clock() ? session : null
  }

  const begin = async (held: Pick<Session, 'accounts' | 'grants'>, seen: Seen) => {
    const token = newToken()
    const { accounts, grants } = held
    const expiresAt = after(sessionLifetimes.session)
    await sessions.put(hashOf(token), { accounts, grants, expiresAt, startedAt: clock(), seen })
    return token
  }

  const ofAccount = async (account: string) =>
    (await records.list('session'))
      .map(({ key, value }) => ({ key, session: value as Session }))
      .filter(({ session }) => session.accounts.includes(account) && session.expiresAt > clock())

  /** With the one it has replaced: whoever goes out is out. */
  const remove = async (key: string): Promise<void> => {
    await sessions.remove(key)
    for (const { key: before, value } of await records.list('session'))
      if ((value as Session).replacedBy === key) await sessions.remove(before)
  }

  return {
    of,
    admit: async (token, to, seen) => {
      const before = await of(token)
      const { accounts, grants } = before ?? { accounts: [], grants: [] }
      const fresh = await begin(
        {
          accounts: 'account' in to ? [to.account] : accounts,
          grants: 'grant' in to ? [...new Set([...grants, to.grant])] : grants,
        },
        seen,
      )
      if (before !== null && token !== null) {
        const expiresAt = Math.min(before.expiresAt, after(sessionLifetimes.replaced)) as Instant
        await sessions.put(hashOf(token), { ...before, expiresAt, replacedBy: hashOf(fresh) })
      }
      return fresh
    },
    beginAnew: async (account, token) => {
      const current = await of(token)
      for (const { key } of await ofAccount(account)) await sessions.remove(key)
      return current === null ? null : begin(current, current.seen ?? unseen)
    },
    end: (token) => remove(hashOf(token)),
    list: async (account, token) => {
      const known = (await ofAccount(account)).filter(
        ({ session }) => session.replacedBy === undefined,
      )
      const listed = await Promise.all(
        known.map(async ({ key, session }) => {
          const { at, ...seen } = (await looks.get(key)) ?? { at: null, ...session.seen }
          return {
            ...unseen,
            ...seen,
            id: idOf(key),
            startedAt: session.startedAt ?? null,
            seenAt: at ?? session.startedAt ?? null,
            isThisOne: token !== null && key === hashOf(token),
          }
        }),
      )
      return listed.sort((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0))
    },
    endListed: async (account, id) => {
      const found = (await ofAccount(account)).find(({ key }) => idOf(key) === id)
      if (found !== undefined) await remove(found.key)
      return found !== undefined
    },
    endOthers: async (account, token) => {
      const others = (await ofAccount(account)).filter(
        ({ key }) => token === null || key !== hashOf(token),
      )
      for (const { key } of others) await sessions.remove(key)
      return others.filter(({ session }) => session.replacedBy === undefined).length
    },
    see: async (token, seen) => {
      const session = await of(token)
      if (token === null || session === null) return
      const last = (await looks.get(hashOf(token)))?.at ?? session.startedAt ?? 0
      if (clock() - last >= seenEvery) await looks.put(hashOf(token), { ...seen, at: clock() })
    },
    forgetExpired: async () => {
      const kept = new Set<string>()
      for (const { key, value } of await records.list('session')) {
        if ((value as Session).expiresAt > clock()) kept.add(key)
        else await sessions.remove(key)
      }
      for (const { key } of await records.list('session-seen'))
        if (!kept.has(key)) await looks.remove(key)
    },
  }
}
