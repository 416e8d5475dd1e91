import type { Actor, Entry, EventId, EventState, LeaderId, Log } from '@topcut/engine'
import { type Account, type Grant, type GrantedRole, grantedRoles } from './grant.ts'
import type { Program } from './programs.ts'

/** Who sends a request: everything this browser has been let into. */
export type Identity = {
  readonly account: Account | null
  readonly grants: readonly Grant[]
  /** Absent where a person sends it. */
  readonly program?: Program
}

export const nobody: Identity = { account: null, grants: [] }

const spectator: Actor = { role: 'spectator' }

/** Who owns an event: whoever created it, and the owner of the server; of programs an organizer. */
export const isOwnerOf = ({ account, program }: Identity, owner: string | null): boolean =>
  account !== null &&
  (account.kind === 'owner' || account.id === owner) &&
  (program === undefined || program.role === 'organizer')

/** In the log an account is a leader of the same name. */
export const leaderOf = (account: Account): LeaderId => account.id as LeaderId

/**
 * Who somebody is in an event. Where the log says what a leader is, that counts: an office that
 * was handed over or taken away is not kept by an old link. `isHere`: whether a leader can come in
 * here at all; an event from elsewhere whose organizers cannot would be open to nobody.
 */
export const actorIn = (
  identity: Identity,
  event: EventId,
  owner: string | null,
  state: EventState | null,
  log: Log = [],
  isHere: (leader: LeaderId) => boolean = () => true,
): Actor => {
  const own = identity.grants.filter((grant) => grant.event === event)
  const playing = own.find((grant) => grant.player !== null)
  const actors = [...ownerActors(identity, owner), ...own.map(actorOf)].map((actor) =>
    asOnRecord(actor, state, log, isHere),
  )
  const rank = ({ role }: Actor) => {
    const index = grantedRoles.indexOf(role as GrantedRole)
    return index < 0 ? grantedRoles.length : index
  }
  const [first = spectator] = actors.toSorted((a, b) => rank(a) - rank(b))
  return playing === undefined ? first : { ...first, ...playerOf(playing) }
}

const ownerActors = (identity: Identity, owner: string | null): readonly Actor[] =>
  identity.account !== null && isOwnerOf(identity, owner)
    ? [{ role: 'organizer', leader: leaderOf(identity.account) }]
    : []

const actorOf = (grant: Grant): Actor => ({
  role: grant.role,
  ...(grant.leader === null ? {} : { leader: grant.leader }),
  ...playerOf(grant),
})

const playerOf = ({ player, member }: Grant): Pick<Actor, 'player' | 'member'> => ({
  ...(player === null ? {} : { player }),
  ...(player === null || member === undefined ? {} : { member }),
})

const asOnRecord = (
  actor: Actor,
  state: EventState | null,
  log: Log,
  isHere: (leader: LeaderId) => boolean,
): Actor => {
  if (actor.leader === undefined || state === null) return actor
  const onRecord = state.leaders.find(({ leader }) => leader === actor.leader)
  if (onRecord !== undefined) return { ...actor, role: onRecord.role }
  // Appointed once and no longer a leader: dismissed, or the appointment was undone.
  if (appointedIn(log).has(actor.leader)) return spectator
  // Who created the event is on record without a word: that alone takes no office from anybody.
  const hasOther = state.leaders.some(
    ({ role, leader }) =>
      role === 'organizer' && leader !== state.created.organizer && isHere(leader),
  )
  return actor.role === 'organizer' && hasOther ? spectator : actor
}

type Appointed = { upTo: number; readonly leaders: Set<LeaderId> }
const known = new WeakMap<Entry, Appointed>()

/**
 * Whoever a log has ever appointed. Logs only grow, so each entry is looked at once: every command
 * asks, and would otherwise walk through thousands.
 */
const appointedIn = (log: Log): ReadonlySet<LeaderId> => {
  const [first] = log
  if (first === undefined) return new Set()
  const appointed = known.get(first) ?? { upTo: 0, leaders: new Set() }
  for (const { fact } of log.slice(appointed.upTo))
    if (fact.kind === 'leader-appointed') appointed.leaders.add(fact.leader)
  appointed.upTo = Math.max(appointed.upTo, log.length)
  known.set(first, appointed)
  return appointed.leaders
}
