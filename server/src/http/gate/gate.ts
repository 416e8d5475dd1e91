import { type Actor, type Command, type EventId, may, readsLog, traitsOf } from '@topcut/engine'
import type { SecurityDeed } from '@topcut/protocol'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../access/access.ts'
import { actorIn, type Identity, isOwnerOf } from '../../access/identity.ts'
import { leadersHere } from '../../access/leader-names.ts'
import { type Guess, openGuesses } from '../../access/limits/guesses.ts'
import { openLimiter } from '../../access/limits/limiter.ts'
import { networkOf } from '../../access/limits/network-of.ts'
import { openSharing } from '../../access/limits/sharing.ts'
import { leaderOfProgram } from '../../access/program-identity.ts'
import type { SecurityEntry } from '../../access/security-log.ts'
import type { Desk } from '../../desk/desk.ts'
import type { Ticks } from '../../desk/ports.ts'
import type { Trouble } from '../problems/trouble.ts'
import { bearerToken } from './bearer.ts'
import { deviceToken, sessionToken } from './cookie.ts'
import { isForPeople } from './for-people.ts'
import { isOverheard, passphraseOf } from './grave.ts'
import { heldBack, type Pause } from './pause.ts'
import { openQuotas, type Quotas } from './quotas.ts'
import { seenIn } from './seen.ts'

/** Tells who sends a request and what stands in the way of it. */
export type Gate = {
  readonly access: Access
  readonly whoIs: (request: FastifyRequest) => Promise<Identity>
  /** The same, looked up anew: for a request that goes on for hours. */
  readonly whoIsNow: (request: FastifyRequest) => Promise<Identity>
  readonly actorIn: (request: FastifyRequest, event: EventId) => Promise<Actor>
  readonly actorNow: (request: FastifyRequest, event: EventId) => Promise<Actor>
  /** Why somebody may not read the log of an event; null: they may. */
  readonly logTrouble: (request: FastifyRequest, reader: Actor) => Promise<Trouble | null>
  /** What to tell somebody who is nobody here: to sign in, or that it is somebody else's. */
  readonly strangerTrouble: (request: FastifyRequest) => Promise<Trouble>
  /** The passphrase, where others can listen in and nothing can be taken back; null: go ahead. */
  readonly passphraseTrouble: (
    request: FastifyRequest,
    event: EventId | null,
  ) => Promise<Trouble | null>
  readonly commandTrouble: (
    request: FastifyRequest,
    event: EventId,
    command: Command,
    by: Actor,
  ) => Promise<Trouble | null>
  /** How much comes in by phones. */
  readonly quotas: Quotas
  /**
   * Lets a passphrase be tried: `isRight` is not even asked where there were too many wrong ones,
   * or whoever goes through a dictionary would come to the right word all the same. What goes wrong
   * stands in the security log.
   */
  readonly tried: (
    request: FastifyRequest,
    account: string,
    isRight: () => Promise<boolean>,
    wrong?: 'wrong-passphrase' | 'wrong-sign-in',
  ) => Promise<Trouble | null>
  /** Why a link is not opened once more just now; null: go ahead, it is counted. */
  readonly openingTrouble: (token: string) => Trouble | null
  /** The same for the code of an event, which a whole hall reads from one poster. */
  readonly triedCode: (
    request: FastifyRequest,
    event: EventId,
    isRight: boolean,
  ) => Promise<Trouble | null>
  /** Whether a short address may be followed now; one that leads nowhere is counted as a guess. */
  readonly mayFollow: (request: FastifyRequest, isRight: boolean) => Promise<boolean>
  /** Writes into the security log what somebody did, and from where. */
  readonly note: (
    request: FastifyRequest,
    what: SecurityDeed,
    about?: Partial<Pick<SecurityEntry, 'by' | 'whom' | 'event' | 'role'>>,
  ) => Promise<void>
  /** Who sends a request, by ids; undefined where nobody had to ask. */
  readonly knownAs: (request: FastifyRequest) => Promise<string | undefined>
}

/** A mistyped code is no attack; a dictionary is. */
const codesAtOnce = { burst: 10, everyMs: 3_000 }
/** A hall that copies addresses from a poster mistypes some; a program tries them all. */
const shortsAtOnce = { burst: 30, everyMs: 3_000 }
/** A link for several devices opens on many; a program that opens it for ever fills no store. */
const openingsAtOnce = { burst: 50, everyMs: 30_000 }
/** More than any desk sends that was cut off for an hour, less than a program run wild. */
const commandsAtOnce = { burst: 5_000, everyMs: 0.5 }

const spectator: Actor = { role: 'spectator' }

export const openGate = (access: Access, desk: Desk, ticks: Ticks, pause: Pause): Gate => {
  const shareOf = openSharing(access.count)
  const guesses = openGuesses(ticks, shareOf)
  const codes = openLimiter(codesAtOnce, ticks, shareOf('code'))
  const shorts = openLimiter(shortsAtOnce, ticks, shareOf('short'))
  const openings = openLimiter(openingsAtOnce, ticks, shareOf('openings'))
  // Keeps one process from running hot: nothing that several would have to count together.
  const given = openLimiter(commandsAtOnce, ticks)
  const quotas = openQuotas(ticks, shareOf, pause)
  const known = new WeakMap<FastifyRequest, Promise<Identity>>()

  const whoIsNow = (request: FastifyRequest): Promise<Identity> => {
    const token = bearerToken(request)
    return token === null ? access.whoIs(sessionToken(request)) : access.whoIsProgram(token)
  }
  const whoIs = (request: FastifyRequest): Promise<Identity> => {
    const asked = known.get(request) ?? whoIsNow(request)
    known.set(request, asked)
    return asked
  }

  const note: Gate['note'] = async (request, what, about = {}) => {
    const { by = idIn(await whoIs(request)), ...more } = about
    await access.security.note({ what, by, ...more, ...seenIn(request) })
  }

  const tooMany = (wait: number): Trouble => ({
    code: 'too-many-tries',
    seconds: Math.ceil(wait / 1000),
  })

  /** A device on which the account is signed in, or was before. */
  const knownDevice = async (request: FastifyRequest, account: string): Promise<string | null> => {
    const device = await access.devices.idFor(deviceToken(request), account)
    if (device !== null) return device
    const isSignedIn = (await whoIs(request)).account?.id === account
    return isSignedIn ? sessionToken(request) : null
  }

  const tried: Gate['tried'] = async (request, account, isRight, wrong = 'wrong-passphrase') => {
    const device = await knownDevice(request, account)
    const guess: Guess = { at: account, from: request.ip, device }
    const wait = await guesses.take(guess)
    const isAllowed = wait === 0
    if (isAllowed && (await isRight())) {
      guesses.right(guess)
      return null
    }
    const isKnown = (await access.accounts()).some(({ id }) => id === account)
    const refused = wrong === 'wrong-sign-in' ? 'sign-in-refused' : 'passphrase-refused'
    await note(request, isAllowed ? refused : 'tries-limited', isKnown ? { whom: account } : {})
    return isAllowed ? { code: wrong } : tooMany(wait)
  }

  const passphraseTrouble: Gate['passphraseTrouble'] = async (request, event) => {
    if (!isOverheard(request)) return null
    const { account } = await whoIs(request)
    const id = account?.id ?? (event === null ? null : await access.ownerOf(event))
    const sent = passphraseOf(request)
    // Asked for a word that was never chosen, nobody could ever answer.
    if (id !== null && !(await access.hasPassphrase(id))) return { code: 'passphrase-unset' }
    if (sent === null || id === null) return { code: 'passphrase-needed' }
    return tried(request, id, () => access.isPassphraseOf(id, sent))
  }

  const actorOf = async (identity: Identity, event: EventId): Promise<Actor> => {
    const { program, ...person } = identity
    if (program !== undefined) {
      const leader = leaderOfProgram(program)
      if (program.event === event) return { role: program.role, leader }
      // A program of an account is no more in an event than the account itself.
      const { role } = program.event === null ? await actorOf(person, event) : spectator
      return role === 'organizer' ? { role: program.role, leader } : spectator
    }
    if (identity.account === null && identity.grants.length === 0) return spectator
    const [owner, held] = await Promise.all([access.ownerOf(event), desk.load(event)])
    const onRecord = [identity, event, owner, held?.state ?? null, held?.log] as const
    const actor = actorIn(...onRecord)
    if (actor.role === 'organizer' || !isOwnerOf(identity, owner)) return actor
    // Another has the office: only where that one could come in here does the owner stay outside.
    const here = await leadersHere(access, event)
    return actorIn(...onRecord, (leader) => here.has(leader))
  }

  const strangerTrouble = async (request: FastifyRequest): Promise<Trouble> => {
    const { account, grants, program } = await whoIs(request)
    const isKnown = account !== null || grants.length > 0 || program !== undefined
    return { code: isKnown ? 'not-yours' : 'sign-in-needed' }
  }

  return {
    access,
    whoIs,
    whoIsNow,
    strangerTrouble,
    logTrouble: async (request, reader) => (readsLog(reader) ? null : strangerTrouble(request)),
    actorIn: async (request, event) => actorOf(await whoIs(request), event),
    actorNow: async (request, event) => actorOf(await whoIsNow(request), event),
    passphraseTrouble,
    commandTrouble: async (request, event, command, by) => {
      const { kind } = command
      const wait = given.take(bearerToken(request) ?? sessionToken(request) ?? 'nobody')
      if (wait > 0) return { code: 'too-many-tries', seconds: Math.ceil(wait / 1000) }
      // What is refused anyway leaves nothing behind.
      if (by.role === 'player' && by.player !== undefined && may(by, kind)) {
        const trouble = await quotas.playerTrouble(event, by.player, command)
        if (trouble !== null) return trouble
      }
      const { program } = await whoIs(request)
      if (program !== undefined && isForPeople(kind)) return { code: 'not-for-programs' }
      return traitsOf(kind).grave ? passphraseTrouble(request, event) : null
    },
    quotas,
    tried,
    openingTrouble: (token) => {
      const wait = openings.take(token)
      return wait > 0 ? tooMany(wait) : null
    },
    triedCode: async (request, event, isRight) => {
      const key = `${event} ${networkOf(request.ip)}`
      // A hall that reads it from the poster guesses nothing, however many are there at once.
      const wait = isRight ? codes.wait(key) : await codes.takeOfAll(key)
      if (wait > 0) return tooMany(wait)
      return isRight ? null : { code: 'wrong-code' }
    },
    mayFollow: async (request, isRight) => {
      const key = networkOf(request.ip)
      const wait = isRight ? shorts.wait(key) : await shorts.takeOfAll(key)
      // Slowly, and the same whether it was right: nobody tries them all.
      if (wait > 0) await pause(heldBack)
      return isRight && wait === 0
    },
    note,
    knownAs: async (request) => {
      const identity = await known.get(request)
      return identity === undefined ? undefined : (idIn(identity) ?? undefined)
    },
  }
}

/** An account or a grant, by its id: the log says who, and nothing that opens a door. */
const idIn = ({ account, grants, program }: Identity): string | null =>
  program?.id ?? account?.id ?? grants.at(-1)?.id ?? null
