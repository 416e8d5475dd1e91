import { type Language, languages } from '@topcut/protocol/words'
import { openListener } from '../live/live-listener.suite.ts'
import type { SecretHall } from './secret-hall.suite.ts'

/** What somebody outside is sent, headers and all. */
export type Sent = { readonly way: string; readonly text: string }

type Asking = { readonly [header: string]: string }

/** Addresses with the event in them, and those that are about many. */
export const addresses: readonly string[] = [
  ...['event', 'logo', 'players', 'tables', 'clock', 'standings', 'bracket'].map(view),
  ...['announcement', 'pictures', 'lists', 'open-lists'].map(view),
  '/api/events/:event/cards',
  '/api/events/:event/feed.json',
  '/api/events/:event/record',
  '/api/events/:event/feed.atom',
  '/api/events/:event/calendar.ics',
  '/api/events/:event/pictures/standings.svg',
  '/api/events/:event/pictures/bracket.svg',
  '/api/events',
  '/api/calendar.ics',
  '/api/organizers/:organizer/calendar.ics',
]

function view(part: string): string {
  return `/api/events/:event/views/${part}`
}

/** Every round has an address of its own, also one that nobody has published. */
const rounds = [1, 2, 3, 4].map((round) => `${view('tables')}?round=${round}`)

/** Documents whose head may say what the page is about. */
const documents = ['public', 'wall', 'embed', 'overlay', 'me', 'register'].map(
  (page) => `/events/:event/${page}`,
)

const asked = [...addresses, ...rounds, ...documents]

/** Everything that leaves the server: what is asked for, and what it says by itself. */
export const ways: readonly string[] = [...asked, 'live', 'hook']

const fetched = async (
  { door, event, organizer, used }: SecretHall,
  address: string,
  asking: Asking,
): Promise<Sent> => {
  const url = address
    .replace(':event', event)
    .replace(':organizer', organizer)
    .replace(':player', 'p1')
    .replace(/:\w+/, 'none')
  const headers = { cookie: '', accept: 'text/html,*/*', ...asking }
  const answer = await door.send('GET', url, undefined, headers)
  const { date: _, ...rest } = answer.headers
  if (answer.statusCode === 200) used.add(address)
  return { way: address, text: `${JSON.stringify(rest)}\n${answer.body}` }
}

/** All that is said over the line since; two beats after what was last done it is said. */
export const heard = async ({ ear, used }: SecretHall): Promise<Sent> => {
  const { line } = ear
  const beats = line.beats()
  const isOver = await Promise.race([line.ended, line.until(() => line.beats() > beats + 1)])
  const news = line.messages.splice(0).filter((message) => message.event !== 'beat')
  if (isOver !== undefined) ear.line = await openListener(ear.url)
  if (news.length > 0) used.add('live')
  return { way: 'live', text: news.length === 0 ? '' : JSON.stringify(news) }
}

/** What was sent by itself since; after what is heard on the line. */
export const told = ({ arrivals, used }: SecretHall): readonly Sent[] =>
  arrivals.splice(0).map(({ headers, body }) => {
    used.add('hook')
    return { way: 'hook', text: `${JSON.stringify(headers)}\n${body}` }
  })

/** What the server answers to those who only look on, whatever they ask for. */
export const allFetched = async (
  hall: SecretHall,
  language: Language,
): Promise<readonly Sent[]> => {
  const { isHidden } = await hall.door.access.keeping.of(hall.event)
  const askers = isHidden ? hall.strangers : [...hall.strangers, hall.program]
  const sent: Sent[] = []
  for (const asker of askers)
    for (const address of [...asked, ...hall.closed])
      sent.push(await fetched(hall, address, { ...asker, 'accept-language': language }))
  return sent
}

export const languageAt = (step: number): Language => languages[step % languages.length] ?? 'en'
