import type { Command, PublicPart, PublicView } from '@topcut/engine'
import type {
  Created,
  CreateRequest,
  EventAnswer,
  EventList,
  Feed,
  Imported,
  SessionAnswer,
  ViewAnswer,
} from '../schemas/index.ts'
import { type ClientOptions, openAsk } from './ask.ts'
import { followBy } from './follow.ts'
import { type Given, giveBy, newCommandId } from './give.ts'
import type { Reply } from './reply.ts'

type Creation = CreateRequest['command']

/** A Topcut server, for programs: one function for each thing they want of it. */
export type Client = ReturnType<typeof openClient>

export const openClient = (options: ClientOptions) => {
  const ask = openAsk(options)
  const at = (event: string) => `/api/events/${encodeURIComponent(event)}`
  const view = <P extends PublicPart>(
    event: string,
    part: P,
    query = '',
  ): Promise<Reply<ViewAnswer<PublicView<P>>>> =>
    ask.json({ path: `${at(event)}/views/${part}${query}` })
  return {
    /** Whom the server takes this program for. */
    session: () => ask.json<SessionAnswer>({ path: '/api/session' }),
    events: () => ask.json<EventList>({ path: '/api/events' }),
    /** The log and the people: for leaders and scorekeepers. */
    event: (event: string) => ask.json<EventAnswer>({ path: at(event) }),
    view,
    standings: (event: string) => view(event, 'standings'),
    /** Of the latest published round where none is named. */
    tables: (event: string, round?: number) =>
      view(event, 'tables', round === undefined ? '' : `?round=${round}`),
    bracket: (event: string) => view(event, 'bracket'),
    /** Those that are open to everybody. */
    lists: (event: string) => view(event, 'open-lists'),
    feed: (event: string) => ask.json<Feed>({ path: `${at(event)}/feed.json` }),
    create: (command: Creation, id: string = newCommandId()) =>
      ask.json<Created>({ method: 'POST', path: '/api/events', body: { id, command } }),
    give: giveBy(ask, options) as (
      event: string,
      command: Command,
      given?: Given,
    ) => ReturnType<ReturnType<typeof giveBy>>,
    follow: followBy(ask, options),
    /** All that is kept of an event, as a file. */
    exported: (event: string) => ask.text({ path: `${at(event)}/export` }),
    /** What anybody needs to verify an event; with public names, or with none. */
    record: (event: string, names: 'public' | 'none' = 'public') =>
      ask.text({ path: `${at(event)}/record${names === 'none' ? '?names=none' : ''}` }),
    /** Takes such a file in, all or none. */
    takeIn: (file: string) =>
      ask.json<Imported>({ method: 'POST', path: '/api/events/import', text: file }),
  }
}
