import type { EventId, Instant, LeaderId, PlayerId } from '@topcut/engine'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import { type EventKeeping, openEventKeeping } from './event-keeping.ts'
import type { Account, Grant, GrantedRole, Link, Session } from './grant.ts'
import { type Identity, nobody } from './identity.ts'
import { type Cost, isOutdated, opens, sealed, usualCost } from './passphrase.ts'
import { shelfOf } from './shelf-of.ts'
import { openTakenBack, type TakenBack } from './taken-back.ts'
import { hashOf, newEventCode, newId, newToken } from './token.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** How long each kind of key opens its door. */
export const lifetimes = {
  ownerLink: day,
  invitation: 30 * day,
  session: 90 * day,
  /** Of a session that another one has replaced: the answer with the new one may be lost. */
  replaced: 2 * minute,
} as const

type Invitation = { readonly grant: Grant; readonly token: string }

/** Who may come in: accounts, invitations, sessions. What they may do is the engine's to say. */
export type Access = {
  /** A link for the owner that works once; earlier ones no longer do. */
  readonly ownerLink: () => Promise<string>
  readonly inviteOrganizer: (
    label: string,
  ) => Promise<{ readonly account: Account; readonly token: string }>
  readonly accounts: () => Promise<readonly Account[]>
  readonly revokeAccount: (id: string) => Promise<boolean>
  readonly invite: (event: EventId, who: Invited) => Promise<Invitation>
  /** A further link to a grant that is there already. */
  readonly renew: (event: EventId, grant: string) => Promise<Invitation | null>
  readonly grants: (event: EventId) => Promise<readonly Grant[]>
  readonly revoke: (event: EventId, grant: string) => Promise<boolean>
  /**
   * Opens a link: answers with the token of a new session, which takes over what the old one had.
   * Whoever knew the old token, or even planted it, has nothing of what is opened now.
   */
  readonly redeem: (token: string, session: string | null) => Promise<string | null>
  readonly signIn: (passphrase: string, session: string | null) => Promise<string | null>
  readonly signOut: (session: string) => Promise<void>
  readonly whoIs: (session: string | null) => Promise<Identity>
  /**
   * Ends every session of the account; whoever has stolen one is out. Answers with the token that
   * goes on in the place of the one handed in.
   */
  readonly setPassphrase: (
    account: string,
    passphrase: string,
    session: string | null,
  ) => Promise<string | null>
  readonly hasPassphrase: (account: string) => Promise<boolean>
  readonly isPassphraseOf: (account: string, passphrase: string) => Promise<boolean>
  readonly ownerOf: (event: EventId) => Promise<string | null>
  readonly setOwner: (event: EventId, account: string) => Promise<void>
  /** What players type in to register themselves; null where that is closed. */
  readonly eventCode: (event: EventId) => Promise<string | null>
  readonly openRegistration: (event: EventId) => Promise<string>
  readonly closeRegistration: (event: EventId) => Promise<void>
  /** How the owner keeps events, and what goes with each of them. */
  readonly keeping: EventKeeping
  readonly hearTakenBack: TakenBack['hear']
  readonly lookElsewhere: TakenBack['lookElsewhere']
  /** Throws keys away that open nothing any more. */
  readonly forgetExpired: () => Promise<void>
}

type Invited = {
  readonly role: GrantedRole
  readonly label: string
  readonly leader?: LeaderId
  readonly player?: PlayerId
}

export const openAccess = ({
  records,
  clock,
  cost = usualCost,
  forget = () => {},
}: {
  readonly records: Records
  readonly clock: Clock
  /** Of one try at a passphrase; tests make it cheap. */
  readonly cost?: Cost
  /** Forgets what `records` remembers for a moment: somebody else has changed it. */
  readonly forget?: () => void
}): Access => {
  const accounts = shelfOf<Account>(records, 'account')
  const grants = shelfOf<Grant>(records, 'grant')
  const links = shelfOf<Link>(records, 'link')
  const sessions = shelfOf<Session>(records, 'session')
  const owners = shelfOf<string>(records, 'event-owner')
  const codes = shelfOf<string>(records, 'event-code')

  const takenBack = openTakenBack(records, forget)

  const after = (milliseconds: number): Instant => (clock() + milliseconds) as Instant

  const link = async (
    to: Link['opens'],
    lifetime: number,
    { once }: Pick<Link, 'once'>,
  ): Promise<string> => {
    const token = newToken()
    await links.put(hashOf(token), { opens: to, expiresAt: after(lifetime), once })
    return token
  }

  const owner = async (): Promise<Account> => {
    const known = (await accounts.list()).find(({ kind }) => kind === 'owner')
    if (known !== undefined) return known
    const account = newAccount('owner', '')
    await accounts.put(account.id, account)
    // Of two processes that start on new data at once only one brings the owner.
    if (await records.add('owner', 'id', account.id)) return account
    await accounts.remove(account.id)
    return (await accounts.get(`${await records.get('owner', 'id')}`)) ?? account
  }

  const newAccount = (kind: Account['kind'], label: string): Account => ({
    id: newId(),
    kind,
    label,
    passphrase: null,
    createdAt: clock(),
    revokedAt: null,
  })

  const sessionOf = async (token: string | null): Promise<Session | null> => {
    const session = token === null ? null : await sessions.get(hashOf(token))
    return session !== null && session.expiresAt > clock() ? session : null
  }

  /** Lets one more account or grant into a browser. */
  const admit = async (token: string | null, to: Link['opens']): Promise<string> => {
    const before = await sessionOf(token)
    const { accounts: a, grants: g } = before ?? { accounts: [], grants: [] }
    const fresh = await begin({
      accounts: 'account' in to ? [to.account] : a,
      grants: 'grant' in to ? [...new Set([...g, to.grant])] : g,
    })
    if (before !== null && token !== null) {
      const expiresAt = Math.min(before.expiresAt, after(lifetimes.replaced)) as Instant
      await sessions.put(hashOf(token), { ...before, expiresAt })
    }
    return fresh
  }

  const begin = async (held: Omit<Session, 'expiresAt'>): Promise<string> => {
    const token = newToken()
    await sessions.put(hashOf(token), { ...held, expiresAt: after(lifetimes.session) })
    return token
  }

  const isPassphraseOf = async (account: Account, passphrase: string): Promise<boolean> => {
    const seal = account.passphrase
    if (seal === null || !(await opens(passphrase, seal))) return false
    if (isOutdated(seal, cost)) {
      const renewed = await sealed(passphrase, cost)
      // Not over one that was chosen meanwhile.
      const now = await accounts.get(account.id)
      if (now?.passphrase === seal) await accounts.put(now.id, { ...now, passphrase: renewed })
    }
    return true
  }

  const isOpen = async (to: Link['opens']): Promise<boolean> => {
    const target = 'account' in to ? await accounts.get(to.account) : await grants.get(to.grant)
    return target !== null && target.revokedAt === null
  }

  const invitation = async (grant: Grant): Promise<Invitation> => ({
    grant,
    token: await link({ grant: grant.id }, lifetimes.invitation, { once: false }),
  })

  return {
    ownerLink: async () => {
      const { id } = await owner()
      for (const { key, value } of await records.list('link')) {
        const { opens: to, once } = value as Link
        if (once && 'account' in to && to.account === id) await links.remove(key)
      }
      return link({ account: id }, lifetimes.ownerLink, { once: true })
    },
    inviteOrganizer: async (label) => {
      const account = newAccount('organizer', label)
      await accounts.put(account.id, account)
      const token = await link({ account: account.id }, lifetimes.invitation, { once: false })
      return { account, token }
    },
    accounts: accounts.list,
    revokeAccount: async (id) => {
      const account = await accounts.get(id)
      // Without its owner nobody could let anybody in any more.
      if (account === null || account.kind === 'owner') return false
      await accounts.put(id, { ...account, revokedAt: clock() })
      await takenBack.mark()
      return true
    },
    invite: async (event, { role, label, leader, player }) => {
      const id = newId()
      const grant: Grant = {
        id,
        event,
        role,
        label,
        leader: player === undefined ? (leader ?? (id as LeaderId)) : null,
        player: player ?? null,
        createdAt: clock(),
        revokedAt: null,
      }
      await grants.put(id, grant)
      return invitation(grant)
    },
    renew: async (event, id) => {
      const grant = await grants.get(id)
      if (grant === null || grant.event !== event || grant.revokedAt !== null) return null
      return invitation(grant)
    },
    grants: async (event) => (await grants.list()).filter((grant) => grant.event === event),
    revoke: async (event, id) => {
      const grant = await grants.get(id)
      if (grant === null || grant.event !== event) return false
      await grants.put(id, { ...grant, revokedAt: clock() })
      await takenBack.mark()
      return true
    },
    redeem: async (token, session) => {
      const found = await links.get(hashOf(token))
      if (found === null || found.expiresAt <= clock() || !(await isOpen(found.opens))) return null
      if (found.once) {
        // Two who open it at once: only one finds nobody has spent it before.
        if (!(await records.add('spent-link', hashOf(token), clock()))) return null
        await links.remove(hashOf(token))
      }
      return admit(session, found.opens)
    },
    signIn: async (passphrase, session) => {
      for (const account of await accounts.list()) {
        if (account.revokedAt === null && (await isPassphraseOf(account, passphrase)))
          return admit(session, { account: account.id })
      }
      return null
    },
    signOut: async (session) => {
      await sessions.remove(hashOf(session))
      takenBack.tell(session)
    },
    whoIs: async (token) => {
      const session = await sessionOf(token)
      if (session === null) return nobody
      const isValid = <T extends { readonly revokedAt: Instant | null }>(one: T | null): one is T =>
        one !== null && one.revokedAt === null
      const found = await Promise.all(session.accounts.map(accounts.get))
      const granted = await Promise.all(session.grants.map(grants.get))
      return { account: found.find(isValid) ?? null, grants: granted.filter(isValid) }
    },
    setPassphrase: async (id, passphrase, token) => {
      const account = await accounts.get(id)
      if (account === null) return null
      await accounts.put(id, { ...account, passphrase: await sealed(passphrase, cost) })
      const current = await sessionOf(token)
      for (const { key, value } of await records.list('session'))
        if ((value as Session).accounts.includes(id)) await sessions.remove(key)
      const goesOn = current === null ? null : await begin(current)
      await takenBack.mark()
      return goesOn
    },
    hasPassphrase: async (id) => ((await accounts.get(id))?.passphrase ?? null) !== null,
    isPassphraseOf: async (id, passphrase) => {
      const account = await accounts.get(id)
      return account !== null && isPassphraseOf(account, passphrase)
    },
    ownerOf: owners.get,
    setOwner: owners.put,
    eventCode: codes.get,
    openRegistration: async (event) => {
      const code = newEventCode()
      await codes.put(event, code)
      return code
    },
    closeRegistration: codes.remove,
    keeping: openEventKeeping(records, forget, takenBack.mark),
    hearTakenBack: takenBack.hear,
    lookElsewhere: takenBack.lookElsewhere,
    forgetExpired: async () => {
      for (const kind of ['link', 'session']) {
        for (const { key, value } of await records.list(kind)) {
          if ((value as Link | Session).expiresAt <= clock()) await records.remove(kind, key)
        }
      }
    },
  }
}
