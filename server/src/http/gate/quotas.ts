import type { Actor, Command, EventId, EventState, PlayerId } from '@topcut/engine'
import { openLimiter } from '../../access/limits/limiter.ts'
import type { Share } from '../../access/limits/sharing.ts'
import type { Order } from '../../desk/order.ts'
import type { Ticks } from '../../desk/ports.ts'
import type { Trouble } from '../problems/trouble.ts'
import { heldBack, type Pause } from './pause.ts'

/** How much comes in by phones, counted for all processes together. */
export type Quotas = {
  /** Why a player may not store so much just now; null: go ahead, it is counted. */
  readonly playerTrouble: (
    event: EventId,
    player: PlayerId,
    sent: unknown,
  ) => Promise<Trouble | null>
  /**
   * Why nobody more registers by the code just now; null: go ahead, it is counted. Where very many
   * come from one address each of them waits a moment: it may be a hall, or one program.
   */
  readonly rushTrouble: (event: EventId, from: string) => Promise<Trouble | null>
  /** A device that looks more often than any phone does waits for each further look. */
  readonly paced: (event: EventId, reader: Actor) => Promise<void>
}

/** What a player does in a whole day comes to less; one device cannot fill the log. */
const commandsOfPlayer = { burst: 40, everyMs: 15_000 }
/** The longest list ten times over, then a little at a time. */
const bytesOfPlayer = { burst: 200_000, everyMs: 20 }
/** A phone looks where it is told that something has changed. */
const looksOfPlayer = { burst: 60, everyMs: 50 }
/** A hall that registers all at once fits in; a program that goes on and on does not. */
const registrationsAtOnce = { burst: 400, everyMs: 250 }
const registrationsFromAddress = { burst: 20, everyMs: 100 }

const secondsOf = (wait: number): number => Math.ceil(wait / 1000)

export const openQuotas = (
  ticks: Ticks,
  shareOf: (limit: string) => Share | undefined,
  pause: Pause,
): Quotas => {
  const given = openLimiter(commandsOfPlayer, ticks, shareOf('commands'))
  const sizes = openLimiter(bytesOfPlayer, ticks, shareOf('bytes'))
  // Keeps one process from running hot: nothing that several would have to count together.
  const looks = openLimiter(looksOfPlayer, ticks)
  const comers = openLimiter(registrationsFromAddress, ticks)
  const registering = openLimiter(registrationsAtOnce, ticks, shareOf('registrations'))
  return {
    playerTrouble: async (event, player, sent) => {
      const key = `${event} ${player}`
      const bytes = Buffer.byteLength(JSON.stringify(sent))
      const [often, much] = await Promise.all([given.takeOfAll(key), sizes.takeOfAll(key, bytes)])
      if (often === 0 && much === 0) return null
      // Nothing is stored of it, so nothing is counted.
      if (often === 0) given.giveBack(key)
      if (much === 0) sizes.giveBack(key, bytes)
      return { code: 'too-much-sent', seconds: secondsOf(Math.max(often, much)) }
    },
    paced: async (event, { role, player }) => {
      if (role === 'player' && looks.take(`${event} ${player}`) > 0) await pause(heldBack)
    },
    rushTrouble: async (event, from) => {
      if (comers.take(`${event} ${from}`) > 0) await pause(heldBack)
      const wait = await registering.takeOfAll(event)
      return wait > 0 ? { code: 'registration-rush', seconds: secondsOf(wait) } : null
    },
  }
}

/** Who has called three times is not heard better by the fourth. */
const mostOpenCalls = 3

/** So many register by the code where nobody has said how many the hall holds. */
const mostByCode = 1_000
/** As many again may wait, or a few in a small hall. */
const mostIn = ({ capacity }: EventState): number =>
  capacity === null ? mostByCode : capacity + Math.max(capacity, 50)

/** No room for another registration by the code. */
export const fullHall = (state: EventState): 'registration-full' | null => {
  // Who was taken out again leaves room for others: else a flood would keep its place for ever.
  const there = [...state.players.values()].filter(({ lastRound }) => lastRound !== 0)
  return there.length >= mostIn(state) ? 'registration-full' : null
}

/** What an event holds of one player's device at most; undefined where nothing has to be looked at. */
export const ceilingOf = ({ kind }: Command, { role, player }: Actor): Order['ceiling'] => {
  if (role !== 'player' || kind !== 'call-judge') return undefined
  return ({ calls }) => {
    const open = [...calls.values()].filter(
      (call) => call.player === player && call.taken === null && call.closedAt === null,
    )
    return open.length >= mostOpenCalls ? 'judge-called-already' : null
  }
}
