import {
  type Actor,
  type EventId,
  type EventState,
  listsView,
  mattersView,
  ownView,
  type People,
  type PlayerId,
  participants,
  peopleFrom,
  playerSheet,
  readsLog,
  standingsView,
} from '@topcut/engine'
import { viewSchema } from '@topcut/protocol'
import type { Clock } from '../../desk/ports.ts'
import { sendTrouble } from '../problem.ts'
import { sendSheet, sheetOf } from '../sheet.ts'
import { type Door, eventParams, playerParams } from './door.ts'

/** Who looks at what. `player` is the one whose sheet is asked for. */
type Look = {
  readonly state: EventState
  readonly people: People
  readonly reader: Actor
  readonly player: PlayerId
}
/** `null` where there is no such player. */
type Found = { readonly view: unknown } | 'not-for-you' | null

const found = (view: unknown): Found => (view === null ? null : { view })

const forLeaders =
  (of: (look: Look) => unknown) =>
  (look: Look): Found =>
    readsLog(look.reader) ? found(of(look)) : 'not-for-you'

const me = ({ state, people, reader: { player } }: Look): Found =>
  player === undefined ? 'not-for-you' : found(ownView(state, people, player))

/** Others see the lists that are open to them, and not who has handed in none. */
const lists = ({ state, reader }: Look): Found => {
  const all = listsView(state, reader)
  return found(readsLog(reader) ? all : all.filter(({ status }) => status === 'shown'))
}

/** As it travels: exact fractions as texts. */
const sheetOfPlayer = ({ state, player }: Look) => {
  const sheet = playerSheet(state, player)
  if (sheet === null) return null
  const standing = standingsView(state).rows.find((row) => row.player === player) ?? null
  return { ...sheet, standing }
}

/** Views that depend on who asks. */
export const ownViewRoutes = ({ app, desk, gate }: Door, clock: Clock): void => {
  const matters = forLeaders(({ state }) => mattersView(state, clock()))
  const views = [
    ['me', 'Next table, list, record and rulings of the player who asks.', me],
    ['lists', 'The lists, as far as they are open to whoever asks.', lists],
    ['matters', 'What leaders still have to settle. For leaders and scorekeepers.', matters],
    [
      'participants',
      'Who is there and does what. For leaders and scorekeepers.',
      forLeaders(({ state }) => participants(state)),
    ],
    [
      'player-sheet/:player',
      'Everything on record about a player. For leaders and scorekeepers.',
      forLeaders(sheetOfPlayer),
    ],
  ] as const

  for (const [path, about, find] of views) {
    app.get(
      `/api/events/:event/views/${path}`,
      {
        schema: {
          params: path.includes(':') ? playerParams : eventParams,
          response: { 200: viewSchema },
        },
        config: { about },
      },
      async (request, reply) => {
        const { event, player } = request.params as { event: EventId; player: PlayerId }
        const [held, people] = await Promise.all([desk.load(event), desk.people(event)])
        if (held?.state == null) return sendTrouble(request, reply, { code: 'no-such-event' })
        const reader = await gate.actorIn(request, event)
        const seen = find({ state: held.state, people: peopleFrom(people), reader, player })
        if (seen === null) return sendTrouble(request, reply, { code: 'unknown-player' })
        if (seen === 'not-for-you') {
          return sendTrouble(request, reply, await gate.strangerTrouble(request))
        }
        const sheet = sheetOf(reader.player ?? reader.role, held.log.length, seen.view)
        return sendSheet(request, reply, sheet, 'private')
      },
    )
  }
}
