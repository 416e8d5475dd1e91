import { type PublicPart, publicParts, publicTables } from '@topcut/engine'
import { publicViewSchema } from '@topcut/protocol'
import Type from 'typebox'
import { sendTrouble } from '../problems/problem.ts'
import { sendSheet, sheetOf } from '../shown/sheet.ts'
import { type Door, eventParams } from './door.ts'

const about: { readonly [P in PublicPart]: string } = {
  event: 'What the event is and how far it has come.',
  logo: 'The logo of the event as a data URL; null where it has none.',
  players: 'Everybody who registered, named as they wish.',
  tables: 'The tables and byes of a published round, the latest where none is named.',
  standings: 'The standings after the last closed round, and the final places.',
  bracket: 'The bracket of the last elimination stage.',
  clock: 'The clock of the round.',
  announcement: 'What players were told before the start.',
  pictures: 'Places over the closed rounds, points around the cut, shares of open lists.',
  'open-lists': 'Every list that is open to everybody, with its cards.',
}

const roundText = Type.String({ pattern: '^[1-9]\\d{0,4}$' })
const querystring = Type.Object({ round: Type.Optional(roundText) })

/** What everybody may see, without signing in. */
export const viewRoutes = ({ app, shown }: Door): void => {
  for (const part of Object.keys(publicParts) as PublicPart[]) {
    app.get(
      `/api/events/:event/views/${part}`,
      {
        schema: {
          params: eventParams,
          response: { 200: publicViewSchema(part) },
          ...(part === 'tables' ? { querystring } : {}),
        },
        config: {
          who: 'everybody',
          ...(part === 'tables' ? { troubles: ['not-found'] } : {}),
          about: `${about[part]} For everybody.`,
        },
      },
      async (request, reply) => {
        const now = await shown.now(request.params.event)
        if (now === null) return sendTrouble(request, reply, { code: 'no-such-event' })
        const { round } = request.query as { readonly round?: string }
        if (part !== 'tables' || round === undefined) {
          return sendSheet(request, reply, now.sheet(part), 'public')
        }
        const view = publicTables(now.published, Number(round))
        if (view === null) return sendTrouble(request, reply, { code: 'not-found' })
        return sendSheet(request, reply, sheetOf('public', now.version, view), 'public')
      },
    )
  }
}
