import type { PublicPart } from '@topcut/engine'
import type { Terminal } from '../terminal.ts'
import type { Server } from './open-server.ts'

const watched: readonly PublicPart[] = ['event', 'tables', 'standings', 'bracket', 'clock']
const over = ['finished', 'cancelled']

/** One line for each part that changes, as it is shown then; ends with the event. */
export const watch = async (
  { client, answered }: Server,
  event: string,
  terminal: Terminal,
): Promise<string> => {
  const told = new Map<string, string>()
  for await (const reply of client.follow(event)) {
    answered(reply)
    for (const part of watched) {
      const { view } = answered(await client.view(event, part))
      const line = `${JSON.stringify({ part, view })}\n`
      if (told.get(part) !== line) terminal.say(line)
      told.set(part, line)
      if (part !== 'event') continue
      const { status } = view as { readonly status: string }
      if (over.includes(status)) return ''
    }
  }
  return ''
}
