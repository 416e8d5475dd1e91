import {
  asPublished,
  type Instant,
  type Log,
  openEvent,
  type People,
  type Published,
} from '@topcut/engine'
import type { HookMessageType } from '@topcut/protocol'
import { deliveryId } from './delivery-id.ts'
import type { Hook } from './hook.ts'
import { hookWords } from './hook-words.ts'
import { type News, newsOf } from './news.ts'
import type { Telling } from './tellings.ts'

/** A message as it is sent. */
export type Message = {
  readonly id: string
  readonly type: HookMessageType
  readonly entry: number | null
  readonly body: string
}

/** Chats take no more in one piece. */
const longestText = 1_800

/**
 * Names are typed by anybody. In a chat `@here` would ring everywhere, and `<…>` is a link or a
 * mention: they are shown by signs that look the same and do nothing.
 */
const quiet = (text: string): string =>
  text.replaceAll('@', '＠').replaceAll('<', '‹').replaceAll('>', '›')

const shorten = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`

const pictureOf = ({ address, event, language }: Hook, { page }: News) =>
  page === 'standings' || page === 'bracket'
    ? { picture: `${address}/api/events/${event}/pictures/${page}.png?language=${language}` }
    : {}

type Written = Pick<Message, 'id' | 'type' | 'entry'> & { readonly at: Instant }

const written = (hook: Hook, published: Published, about: Written, news: News): Message => {
  const { id, type, entry, at } = about
  const { created } = published.state
  const page = `${hook.address}/events/${hook.event}/public`
  const link = news.page === undefined ? page : `${page}#${news.page}`
  const text = `${shorten(quiet([news.sentence, ...(news.lines ?? [])].join('\n')))}\n${link}`
  const body = {
    id,
    type,
    at: new Date(at).toISOString(),
    event: { id: hook.event, name: created.name, date: created.date },
    ...(news.round === undefined ? {} : { round: news.round }),
    ...news.details,
    links: { page, here: link, ...pictureOf(hook, news) },
    // Chats of one kind read the first, those of another the second.
    text,
    content: text,
  }
  return { id, type, entry, body: JSON.stringify(body) }
}

/**
 * What is told of an entry: as the event stood with it, so that it is the same whenever it arrives;
 * people as they may be named now, so that no name leaves that was taken back meanwhile.
 */
export const messageFor = (
  hook: Hook,
  telling: Telling,
  log: Log,
  people: People,
): Message | null => {
  const { n, at } = telling.entry
  const { state } = openEvent(log.slice(0, n))
  if (state === null) return null
  const published = asPublished(state, people)
  const news = newsOf({ hook, published }, telling)
  if (news === null) return null
  const type = telling.takesBack === null ? telling.fact.kind : 'taken-back'
  const id = deliveryId(hook.id, hook.event, n)
  return written(hook, published, { id, type, entry: n, at }, news)
}

export const trialFor = (
  hook: Hook,
  errand: string,
  at: Instant,
  published: Published,
): Message => {
  const sentence = hookWords(hook.language).trial(published.state.created.name)
  const id = deliveryId(hook.id, hook.event, errand)
  return written(hook, published, { id, type: 'trial', entry: null, at }, { sentence })
}
