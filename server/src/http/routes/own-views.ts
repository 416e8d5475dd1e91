import {
  type Actor,
  type Event,
  type EventId,
  type EventState,
  listsView,
  mattersView,
  ownView,
  type People,
  type PlayerId,
  participants,
  playerSheet,
  readsLog,
  standingsView,
} from '@topcut/engine'
import { ownViewSchema } from '@topcut/protocol'
import Type from 'typebox'
import type { Clock } from '../../desk/ports.ts'
import { shippedCards } from '../../desk/shipped-cards.ts'
import { sendTrouble } from '../problems/problem.ts'
import { type Needs, openNeeds } from '../shown/needs-apart.ts'
import { sendSheet, sheetOf } from '../shown/sheet.ts'
import { type Door, eventParams, playerParams } from './door.ts'

/** Who looks at what. `player` is the one who is asked about, where somebody is. */
type Look = {
  readonly event: EventId
  readonly held: Event
  readonly state: EventState
  readonly people: People
  readonly reader: Actor
  readonly player: PlayerId | undefined
}

type Asked = { readonly player?: PlayerId }
const askedPlayer = Type.Object({ player: Type.Optional(Type.Unsafe<PlayerId>(Type.String())) })

/** `null` where there is no such player. */
type Found = { readonly view: unknown } | 'not-for-you' | null

const found = (view: unknown): Found => (view === null ? null : { view })

const forLeaders =
  (of: (look: Look) => unknown) =>
  (look: Look): Found =>
    readsLog(look.reader) ? found(of(look)) : 'not-for-you'

const me = ({ state, people, reader: { player } }: Look): Found =>
  player === undefined ? 'not-for-you' : found(ownView(state, people, player, shippedCards(state)))

/** Others see the lists that are open to them, and not who has handed in none. */
const lists = ({ state, reader }: Look): Found => {
  const all = listsView(state, reader, shippedCards(state))
  return found(readsLog(reader) ? all : all.filter(({ status }) => status === 'shown'))
}

/** As it travels: exact fractions as texts. */
const sheetOfPlayer = ({ state, player }: Look) => {
  const sheet = player === undefined ? null : playerSheet(state, player)
  if (sheet === null) return null
  const standing = standingsView(state).rows.find((row) => row.player === player) ?? null
  return { ...sheet, standing }
}

/**
 * By what players may know, also where a leader asks for one of them. Nobody gets it during the own
 * match, leaders who play included.
 */
const needsFrom =
  (apart: Needs) =>
  async ({ event, held, state, reader, player: asked }: Look): Promise<Found> => {
    const plays = state.leaders.find(({ leader }) => leader === reader.leader)?.plays ?? null
    const own = reader.player ?? plays
    const player = asked ?? own
    if (player === null || (player !== own && !readsLog(reader))) return 'not-for-you'
    if (!state.players.has(player)) return null
    return { view: await apart.of(event, held, player, own) }
  }

/** Views that depend on who asks. */
export const ownViewRoutes = ({ app, desk, gate, shown }: Door, clock: Clock): void => {
  const apart = openNeeds()
  app.addHook('onClose', apart.close)
  const matters = forLeaders(({ state }) => mattersView(state, clock()))
  const views = [
    ['me', 'players', 'Next table, list, record and rulings of the player who asks.', me],
    [
      'needs',
      'players',
      'What the player who asks still needs for the cut or to advance; null where there is neither. `closed` while the own match runs. Leaders and scorekeepers name a player.',
      needsFrom(apart),
    ],
    ['lists', 'everybody', 'The lists, as far as they are open to whoever asks.', lists],
    [
      'matters',
      'leaders',
      'What leaders still have to settle. For leaders and scorekeepers.',
      matters,
    ],
    [
      'participants',
      'leaders',
      'Who is there and does what. For leaders and scorekeepers.',
      forLeaders(({ state }) => participants(state)),
    ],
    [
      'player-sheet/:player',
      'leaders',
      'Everything on record about a player. For leaders and scorekeepers.',
      forLeaders(sheetOfPlayer),
    ],
  ] as const

  for (const [path, who, about, find] of views) {
    app.get(
      `/api/events/:event/views/${path}`,
      {
        schema: {
          params: path.includes(':') ? playerParams : eventParams,
          response: { 200: ownViewSchema(path) },
          ...(path === 'needs' ? { querystring: askedPlayer } : {}),
        },
        config: { who, about, troubles: ['unknown-player'], programs: true },
      },
      async (request, reply) => {
        const { event, player = (request.query as Asked).player } = request.params as {
          event: EventId
        } & Asked
        const reader = await gate.actorIn(request, event)
        await gate.quotas.paced(event, reader)
        const held = await desk.load(event)
        // The people as they are kept ready: read and parsed for each, 2,000 names are felt.
        const people = held === null ? undefined : (await shown.now(event))?.people
        if (held?.state == null || people === undefined)
          return sendTrouble(request, reply, { code: 'no-such-event' })
        const { state } = held
        const seen = await find({ event, held, state, people, reader, player })
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
