import type { EventId, PlayerId } from '@topcut/engine'
import type { News } from '../store.ts'

/** PostgreSQL carries 8,000 bytes; with more players than fit, all that are listened to look again. */
const most = 2_000

/** Ids and a number, never a fact or a name: whoever hears it has to read the store. */
export const newsText = ({ event, version, players }: News): string => {
  const text = JSON.stringify([event, version, ...players])
  return text.length > most ? 'gap' : text
}

export const newsFrom = (text: string): News | 'gap' => {
  if (text === 'gap') return text
  const [event, version, ...players]: [EventId, number, ...PlayerId[]] = JSON.parse(text)
  return { event, version, players }
}
