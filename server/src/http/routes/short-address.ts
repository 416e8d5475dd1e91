import type { EventId } from '@topcut/engine'
import { readShortAddress, shortCodeOf } from '@topcut/protocol/short-address'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { maySee } from '../gate/kept-events.ts'
import type { Door } from './door.ts'

const params = Type.Object({ code: Type.String() })

/** Printed in capitals where that makes the code on a slip smaller. */
const addresses = ['/j/:code', '/J/:code']

/**
 * The short address of an event, to be typed from a poster or read from a slip. It leads to pages
 * that ask by themselves who somebody is: whoever guesses one sees what every stranger sees.
 */
export const shortAddressRoutes = ({ app, desk, gate }: Door): void => {
  const { access } = gate

  const candidates = async (typed: string): Promise<readonly EventId[]> => {
    const address = readShortAddress(typed)
    if (address === null) return []
    if (address.kind === 'join') {
      const event = await access.eventByCode(address.code)
      return event === null ? [] : [event]
    }
    const alike = (await desk.list()).filter(({ event }) => shortCodeOf(event) === address.code)
    const { match } = address
    if (match === null) return alike.map(({ event }) => event)
    const held = await Promise.all(alike.map(({ event }) => desk.load(event)))
    return alike.flatMap(({ event }, index) =>
      held[index]?.state?.matches.has(match) === true ? [event] : [],
    )
  }

  const leadsTo = async (request: FastifyRequest, typed: string): Promise<string | null> => {
    const identity = await gate.whoIs(request)
    for (const event of await candidates(typed)) {
      // A hidden event is not there for strangers, whatever they type.
      if (!(await maySee(access, identity, event))) continue
      const address = readShortAddress(typed)
      const isPlayer = identity.grants.some((one) => one.event === event && one.player !== null)
      if (address?.kind === 'own' && address.match !== null)
        return `/events/${event}/match/${address.match}`
      if (isPlayer) return `/events/${event}/me`
      return address?.kind === 'join'
        ? `/events/${event}/register?code=${address.code}`
        : `/events/${event}/public`
    }
    return null
  }

  for (const url of addresses) {
    app.get(
      url,
      {
        schema: { params },
        config: { who: 'everybody', about: 'Leads from the short address of an event to it.' },
      },
      async (request, reply) => {
        const path = await leadsTo(request, request.params.code)
        const isOpen = await gate.mayFollow(request, path !== null)
        // The page that says what to do about a code that leads nowhere.
        if (path === null || !isOpen) return reply.callNotFound()
        return reply.header('cache-control', 'no-store').redirect(path)
      },
    )
  }
}
