import type { Command } from '@topcut/engine'
import type { CommandAnswer, CommandRequest } from '../schemas/index.ts'
import type { Ask, ClientOptions } from './ask.ts'
import type { Reply } from './reply.ts'

export type Given = Partial<Omit<CommandRequest, 'command'>>

const tries = 5
/** The server is there and cannot just now, or nobody knows whether it has heard. */
const worthAnother = (reply: Reply<unknown>): boolean =>
  !reply.ok && ['unreachable', 'busy', 'unavailable'].includes(reply.problem.code)

const usualPause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export const newCommandId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/**
 * Gives a command, again and again where the answer is lost: by the same id it has one effect and
 * one answer, however often it arrives.
 */
export const giveBy =
  (ask: Ask, { pause = usualPause }: Pick<ClientOptions, 'pause'>) =>
  async (event: string, command: Command, given: Given = {}): Promise<Reply<CommandAnswer>> => {
    const body = { id: newCommandId(), ...given, command }
    const path = `/api/events/${encodeURIComponent(event)}/commands`
    let reply = await ask.json<CommandAnswer>({ method: 'POST', path, body })
    for (let n = 1; n < tries && worthAnother(reply); n += 1) {
      await pause(250 * 2 ** n)
      reply = await ask.json<CommandAnswer>({ method: 'POST', path, body })
    }
    return reply
  }
