import type { EventId, Instant, LeaderId } from '@topcut/engine'
import type { Clock } from '../desk/ports.ts'
import type { Records } from '../store/records.ts'
import { type Accounts, openAccounts } from './accounts.ts'
import { type EventKeeping, openEventKeeping } from './event-keeping.ts'
import type { Account, Grant, Link, Seen } from './grant.ts'
import { type Identity, nobody } from './identity.ts'
import { type KnownDevices, openKnownDevices } from './known-devices.ts'
import type { Invited, Opening } from './let-in.ts'
import { forgetCounts } from './limits/forget-counts.ts'
import { type Devices, linkLifetimes, openLinks } from './links.ts'
import { type Cost, usualCost } from './passphrase/passphrase.ts'
import { identityOf } from './program-identity.ts'
import { openPrograms, type Programs } from './programs.ts'
import { openSecurityLog, type SecurityLog } from './security-log.ts'
import { openSessions, type Sessions, sessionLifetimes, unseen } from './sessions.ts'
import { shelfOf } from './shelf-of.ts'
import { openTakenBack, type TakenBack } from './taken-back.ts'
import { newEventCode, newId } from './token.ts'

/** How long each kind of key opens its door. */
export const lifetimes = { ...linkLifetimes, ...sessionLifetimes } as const

type Invitation = { readonly grant: Grant; readonly token: string }
type AccountInvitation = { readonly account: Account; readonly token: string }

/** Who may come in: accounts, invitations, sessions. What they may do is the engine's to say. */
export type Access = {
  /** A link for the owner that works once; earlier ones no longer do. */
  readonly ownerLink: () => Promise<string>
  readonly inviteOrganizer: (label: string, devices?: Devices) => Promise<AccountInvitation>
  /** A further link for an organizer who has lost the passphrase; earlier ones no longer work. */
  readonly renewAccount: (id: string, devices?: Devices) => Promise<AccountInvitation | null>
  readonly accounts: () => Promise<readonly Account[]>
  readonly revokeAccount: (id: string) => Promise<boolean>
  readonly invite: (event: EventId, who: Invited) => Promise<Invitation>
  /** Lets somebody in at once, without a link that nobody would open: the token of the session. */
  readonly admit: (event: EventId, who: Invited, session: string | null) => Promise<string>
  /** A further link to a grant that is there already. */
  readonly renew: (event: EventId, grant: string, devices?: Devices) => Promise<Invitation | null>
  readonly grants: (event: EventId) => Promise<readonly Grant[]>
  readonly allGrants: () => Promise<readonly Grant[]>
  readonly revoke: (event: EventId, grant: string) => Promise<boolean>
  /**
   * Opens a link: answers with the token of a new session, which takes over what the old one had.
   * Whoever knew the old token, or even planted it, has nothing of what is opened now.
   */
  readonly redeem: (
    token: string,
    session: string | null,
    by?: Partial<Opening>,
  ) => Promise<string | null>
  /** Whether a link was not opened because another browser had opened it before. */
  readonly isElsewhere: (token: string) => Promise<boolean>
  /** What a guess at this name counts against. */
  readonly guessedAt: Accounts['guessedAt']
  /** `seen` as in `redeem`. */
  readonly signIn: (
    wish: { readonly name: string; readonly passphrase: string },
    session: string | null,
    seen?: Seen,
  ) => Promise<string | null>
  readonly signOut: (session: string) => Promise<void>
  readonly whoIs: (session: string | null) => Promise<Identity>
  readonly sessions: Sessions['list']
  readonly endSession: Sessions['endListed']
  readonly endOtherSessions: Sessions['endOthers']
  readonly see: Sessions['see']
  readonly devices: Pick<KnownDevices, 'idFor' | 'remember'>
  /** Whether a token is that of a link to this account: whoever holds one may choose its secret. */
  readonly isLinkTo: (account: string, token: string) => Promise<boolean>
  readonly isNameTaken: Accounts['isNameTaken']
  readonly setName: Accounts['setName']
  /**
   * Ends every session of the account and every link to it; whoever has stolen one is out, and no
   * device is known any more. Answers with the token that goes on in place of the one handed in.
   */
  readonly setPassphrase: (
    account: string,
    passphrase: string,
    session: string | null,
  ) => Promise<string | null>
  readonly hasPassphrase: (account: string) => Promise<boolean>
  readonly isPassphraseOf: Accounts['isPassphraseOf']
  readonly ownerOf: (event: EventId) => Promise<string | null>
  readonly setOwner: (event: EventId, account: string) => Promise<void>
  /** What players type in to register themselves; null where that is closed. */
  readonly eventCode: (event: EventId) => Promise<string | null>
  /** The event that is registered for by a code; null where there is none. */
  readonly eventByCode: (code: string) => Promise<EventId | null>
  readonly openRegistration: (event: EventId) => Promise<string>
  readonly closeRegistration: (event: EventId) => Promise<void>
  /** How the owner keeps events, and what goes with each of them. */
  readonly keeping: EventKeeping
  /** What comes in by a token of its own. */
  readonly programs: Programs
  /** Who sends the token of a program. */
  readonly whoIsProgram: (token: string) => Promise<Identity>
  readonly hearTakenBack: TakenBack['hear']
  readonly lookElsewhere: TakenBack['lookElsewhere']
  readonly security: SecurityLog
  /** Where several processes share the store: what they count together. */
  readonly count: Records['count']
  /** Throws keys away that open nothing any more. */
  readonly forgetExpired: () => Promise<void>
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
  const accounts = openAccounts(records, clock, cost)
  const sessions = openSessions(records, clock)
  const grants = shelfOf<Grant>(records, 'grant')
  const owners = shelfOf<string>(records, 'event-owner')
  const codes = shelfOf<string>(records, 'event-code')
  const takenBack = openTakenBack(records, forget)
  const devices = openKnownDevices(records, clock)
  const programs = openPrograms(records, clock, takenBack.mark)

  const isOpen = async (to: Link['opens']): Promise<boolean> => {
    const target = 'account' in to ? await accounts.get(to.account) : await grants.get(to.grant)
    return target !== null && target.revokedAt === null
  }

  const links = openLinks(records, clock, sessions, isOpen)

  const grantTo = async (event: EventId, who: Invited): Promise<Grant> => {
    const { role, label, leader, player, member } = who
    const id = newId()
    const grant: Grant = {
      id,
      event,
      role,
      label,
      leader: player === undefined ? (leader ?? (id as LeaderId)) : null,
      player: player ?? null,
      ...(member === undefined ? {} : { member }),
      createdAt: clock(),
      revokedAt: null,
    }
    await grants.put(id, grant)
    return grant
  }

  /** Players come and go with their phones; an office is not passed on with a link. */
  const devicesOf = ({ player }: Grant): Devices => (player === null ? 'first' : 'any')

  const invitation = async (grant: Grant, devices = devicesOf(grant)): Promise<Invitation> => ({
    grant,
    token: await links.make({ grant: grant.id }, lifetimes.invitation, devices),
  })

  const accountInvitation = async (
    account: Account,
    devices: Devices,
  ): Promise<AccountInvitation> => ({
    account,
    token: await links.make({ account: account.id }, lifetimes.invitation, devices),
  })

  return {
    ownerLink: async () => {
      const { id } = await accounts.owner()
      await links.removeTo(id)
      return links.make({ account: id }, lifetimes.ownerLink, 'first')
    },
    inviteOrganizer: async (label, devices = 'first') =>
      accountInvitation(await accounts.invite(label), devices),
    renewAccount: async (id, devices = 'first') => {
      const account = await accounts.get(id)
      if (account === null || account.kind === 'owner' || account.revokedAt !== null) return null
      await links.removeTo(id)
      return accountInvitation(account, devices)
    },
    accounts: accounts.list,
    revokeAccount: async (id) => {
      const isRevoked = await accounts.revoke(id)
      if (isRevoked) await takenBack.mark()
      return isRevoked
    },
    invite: async (event, who) => invitation(await grantTo(event, who), who.devices),
    admit: async (event, who, session) => {
      const { id } = await grantTo(event, who)
      return sessions.admit(session, { grant: id }, unseen)
    },
    renew: async (event, id, devices) => {
      const grant = await grants.get(id)
      if (grant === null || grant.event !== event || grant.revokedAt !== null) return null
      return invitation(grant, devices)
    },
    grants: async (event) => (await grants.list()).filter((grant) => grant.event === event),
    allGrants: grants.list,
    revoke: async (event, id) => {
      const grant = await grants.get(id)
      if (grant === null || grant.event !== event) return false
      await grants.put(id, { ...grant, revokedAt: clock() })
      await takenBack.mark()
      return true
    },
    redeem: async (token, session, { seen = unseen, browser = null } = {}) => {
      const to = await links.open(token, session, browser)
      return to === null ? null : sessions.admit(session, to, seen)
    },
    isElsewhere: links.isElsewhere,
    guessedAt: accounts.guessedAt,
    signIn: async ({ name, passphrase }, session, seen = unseen) => {
      const account = await accounts.find(name, passphrase)
      return account === null ? null : sessions.admit(session, { account: account.id }, seen)
    },
    signOut: async (session) => {
      const held = await sessions.of(session)
      await sessions.end(session)
      takenBack.tell(session)
      // Players go out in crowds; whoever has an account is out at the other processes as well.
      if (held !== null && held.accounts.length > 0) await takenBack.mark()
    },
    whoIs: async (token) => {
      const session = await sessions.of(token)
      if (session === null) return nobody
      const isValid = <T extends { readonly revokedAt: Instant | null }>(one: T | null): one is T =>
        one !== null && one.revokedAt === null
      const found = await Promise.all(session.accounts.map(accounts.get))
      const granted = await Promise.all(session.grants.map(grants.get))
      return { account: found.find(isValid) ?? null, grants: granted.filter(isValid) }
    },
    sessions: sessions.list,
    endSession: async (account, id) => {
      const isEnded = await sessions.endListed(account, id)
      if (isEnded) await takenBack.mark()
      return isEnded
    },
    endOtherSessions: async (account, session) => {
      const count = await sessions.endOthers(account, session)
      await takenBack.mark()
      return count
    },
    see: sessions.see,
    devices,
    isLinkTo: links.isTo,
    isNameTaken: accounts.isNameTaken,
    setName: accounts.setName,
    setPassphrase: async (id, passphrase, token) => {
      if ((await accounts.get(id)) === null) return null
      await accounts.setPassphrase(id, passphrase)
      await links.removeTo(id)
      await devices.forget(id)
      await programs.revokeAllOf(id)
      const goesOn = await sessions.beginAnew(id, token)
      await takenBack.mark()
      return goesOn
    },
    hasPassphrase: async (id) => ((await accounts.get(id))?.passphrase ?? null) !== null,
    isPassphraseOf: accounts.isPassphraseOf,
    ownerOf: owners.get,
    setOwner: owners.put,
    eventCode: codes.get,
    eventByCode: async (code) => {
      const found = (await records.list('event-code')).find(({ value }) => value === code)
      return found === undefined ? null : (found.key as EventId)
    },
    openRegistration: async (event) => {
      const code = newEventCode()
      await codes.put(event, code)
      return code
    },
    closeRegistration: codes.remove,
    programs,
    whoIsProgram: async (token) => identityOf(await programs.of(token), accounts.get),
    keeping: openEventKeeping(records, forget, takenBack.mark),
    hearTakenBack: takenBack.hear,
    lookElsewhere: takenBack.lookElsewhere,
    security: openSecurityLog(records, clock),
    count: records.count,
    forgetExpired: async () => {
      await links.forgetExpired()
      await sessions.forgetExpired()
      await devices.forgetExpired()
      await programs.forgetExpired()
      await forgetCounts(records, clock)
    },
  }
}
