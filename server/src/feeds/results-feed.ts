import type { PublicStandings, PublicTables } from '@topcut/engine'
import { type EventId, type Instant, instant, type PublicEvent } from '@topcut/engine'
import { type Language, label, resultText } from '@topcut/protocol/words'
import { type AtomEntry, atomText } from './atom.ts'
import { feedWords } from './feed-words.ts'
import { escaped } from './markup.ts'
import { type Moments, noMoment } from './moments.ts'
import { stableId } from './stable-id.ts'

/** An event as it is told, where and in which language. */
export type Telling = {
  readonly event: EventId
  readonly about: PublicEvent
  readonly moments: Moments
  readonly language: Language
  /** What addresses begin with: `https://topcut.example`. */
  readonly address: string
}

type Results = Telling & {
  readonly rounds: readonly PublicTables[]
  readonly places: PublicStandings['places']
}

/** Before its ceremony the final is over and has no result to tell. */
const isTold = ({ status, tables }: PublicTables): boolean =>
  status === 'closed' && tables.every(({ result }) => result !== null)

const listOf = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const roundLines = (language: Language, { tables, byes }: PublicTables): readonly string[] => [
  ...tables.flatMap(({ players: [first, second], result }) =>
    result === null
      ? []
      : `${first.name} – ${second.name}: ${resultText(language, result, [first.name, second.name])}`,
  ),
  ...byes.map(({ name, kind }) => `${name}: ${label(language, `bye.${kind}`)}`),
]

/** Results of every closed round and the final places, the latest first. */
export const resultsFeed = (results: Results): string => {
  const { event, about, moments, language, address, rounds, places } = results
  const words = feedWords(language, about.terms)
  const since = (moments.get('event') ?? noMoment).at
  const entries: readonly AtomEntry[] = [
    ...(places === null
      ? []
      : [
          {
            id: stableId(event, 'places'),
            title: words.placesOf(about.name),
            updated: moments.get('end')?.at ?? since,
            html: listOf(
              places.map(({ place, name }) => (place === null ? name : `${place}. ${name}`)),
            ),
          },
        ]),
    ...rounds
      .filter(isTold)
      .map((round) => ({
        id: stableId(event, `round ${round.number}`),
        title: words.resultsOf(about.name, words.called(round.roundName)),
        updated: moments.get(`results ${round.number}`)?.at ?? since,
        html: listOf(roundLines(language, round)),
      }))
      .toReversed(),
  ]
  const times: readonly Instant[] = [since, ...entries.map(({ updated }) => updated)]
  return atomText({
    id: stableId(event),
    title: about.name,
    updated: instant(Math.max(...times)),
    language,
    author: about.organizers.join(', ') || 'Topcut',
    self: `${address}/api/events/${event}/feed.atom?language=${language}`,
    page: `${address}/events/${event}/public`,
    entries,
  })
}
