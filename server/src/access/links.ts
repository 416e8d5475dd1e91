import type { Instant } from '@topcut/engine'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import type { Link, SpentLink } from './grant.ts'
import type { Sessions } from './sessions.ts'
import { shelfOf } from './shelf-of.ts'
import { hashOf, newToken } from './token.ts'

const day = 24 * 60 * 60 * 1000

export const linkLifetimes = { ownerLink: day, invitation: 30 * day } as const

/** On which devices a link opens: on the first that opens it, unless somebody wants it otherwise. */
export type Devices = 'first' | 'any'

type Links = {
  /** Answers with the token. */
  readonly make: (to: Link['opens'], lifetime: number, devices: Devices) => Promise<string>
  readonly removeTo: (account: string) => Promise<void>
  readonly isTo: (account: string, token: string) => Promise<boolean>
  /**
   * What a token opens for this browser; null where its time is over or another browser was first.
   * `browser` is what it calls itself: if the answer is lost, the same one opens the link again.
   */
  readonly open: (
    token: string,
    session: string | null,
    browser: string | null,
  ) => Promise<Link['opens'] | null>
  /** Whether a link would still open, and another browser was first. */
  readonly isElsewhere: (token: string) => Promise<boolean>
  readonly forgetExpired: () => Promise<void>
}

export const openLinks = (
  records: Records,
  clock: Clock,
  sessions: Pick<Sessions, 'of'>,
  isOpen: (to: Link['opens']) => Promise<boolean>,
): Links => {
  const links = shelfOf<Link>(records, 'link')

  const known = async (token: string): Promise<Link | null> => {
    const found = await links.get(hashOf(token))
    return found !== null && found.expiresAt > clock() ? found : null
  }

  /** What a browser has already it may open again: somebody presses the link a second time. */
  const isThere = async (to: Link['opens'], session: string | null): Promise<boolean> => {
    const held = await sessions.of(session)
    if (held === null) return false
    return 'account' in to ? held.accounts.includes(to.account) : held.grants.includes(to.grant)
  }

  return {
    make: async (opens, lifetime, devices) => {
      const token = newToken()
      const expiresAt = (clock() + lifetime) as Instant
      await links.put(hashOf(token), { opens, expiresAt, once: devices === 'first' })
      return token
    },
    removeTo: async (account) => {
      for (const { key, value } of await records.list('link')) {
        const { opens: to } = value as Link
        if ('account' in to && to.account === account) await links.remove(key)
      }
    },
    isTo: async (account, token) => {
      const to = (await known(token))?.opens
      return to !== undefined && 'account' in to && to.account === account
    },
    open: async (token, session, browser) => {
      const link = await known(token)
      if (link === null || !(await isOpen(link.opens))) return null
      if (!link.once) return link.opens
      const mark = browser === null ? null : hashOf(browser)
      // Two who open it at once: only one finds that nobody has opened it before.
      const spent: SpentLink = { at: clock(), browser: mark }
      if (await records.add('spent-link', hashOf(token), spent)) return link.opens
      const first = (await records.get('spent-link', hashOf(token))) as SpentLink | undefined
      const isFirst = mark !== null && first?.browser === mark
      return isFirst || (await isThere(link.opens, session)) ? link.opens : null
    },
    isElsewhere: async (token) => {
      const link = await known(token)
      return link?.once === true && (await isOpen(link.opens))
    },
    forgetExpired: async () => {
      for (const { key, value } of await records.list('link'))
        if ((value as Link).expiresAt <= clock()) await links.remove(key)
      for (const { key, value } of await records.list('spent-link')) {
        const at = typeof value === 'number' ? value : (value as SpentLink).at
        if (at + linkLifetimes.invitation <= clock()) await records.remove('spent-link', key)
      }
    },
  }
}
