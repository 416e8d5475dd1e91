import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openLimiter } from '../../access/limits/limiter.ts'
import { networkOf } from '../../access/limits/network-of.ts'
import type { Ticks } from '../../desk/ports.ts'
import { sendTrouble } from '../problems/problem.ts'
import type { Trouble } from '../problems/trouble.ts'
import { bearerToken } from './bearer.ts'
import type { Gate } from './gate.ts'

/** A wrong token is a mistake now and then; a program that tries one after another is none. */
const wrongAtOnce = { burst: 20, everyMs: 3_000 }
/** More than any display or script needs, less than a loop without a pause. */
const askedAtOnce = { burst: 600, everyMs: 20 }

const seconds = (wait: number): number => Math.ceil(wait / 1000)

/** What is written for accounts goes beyond an event: a program that only helps has no part in it. */
const beyondEvent: ReadonlySet<string> = new Set(['accounts', 'owner', 'event-owner'])

const isMeant = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config.programs === true || (method === 'GET' && config.who === 'everybody')

/**
 * Programs come in by their token alone, and only where a route says so: a new route is closed to
 * them until somebody has thought about it.
 */
export const guardPrograms = (app: FastifyInstance, gate: Gate, ticks: Ticks): void => {
  const wrong = openLimiter(wrongAtOnce, ticks)
  const asked = openLimiter(askedAtOnce, ticks)

  const troubleOf = async (request: FastifyRequest): Promise<Trouble | null> => {
    const from = networkOf(request.ip)
    const early = wrong.wait(from)
    if (early > 0) return { code: 'too-many-tries', seconds: seconds(early) }
    const { program } = await gate.whoIs(request)
    if (program === undefined) {
      wrong.take(from)
      await gate.note(request, 'token-refused')
      return { code: 'token-not-known' }
    }
    const wait = asked.take(program.id)
    if (wait > 0) return { code: 'too-many-tries', seconds: seconds(wait) }
    await gate.access.programs.see(program)
    const { who = '' } = request.routeOptions.config
    if (!isMeant(request)) return { code: 'not-for-programs' }
    return beyondEvent.has(who) && program.role !== 'organizer' ? { code: 'not-yours' } : null
  }

  // Before a body is read: nobody who may not makes the server hold one.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || bearerToken(request) === null) return undefined
    const trouble = await troubleOf(request)
    return trouble === null ? undefined : sendTrouble(request, reply, trouble)
  })
}
