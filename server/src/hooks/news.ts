import {
  type PublicTable,
  type Published,
  publicParts,
  publicTables,
  type RoundName,
} from '@topcut/engine'
import { capital, resultText, roundText } from '@topcut/protocol/words'
import type { Hook } from './hook.ts'
import { hookWords } from './hook-words.ts'
import type { Telling, ToldFact } from './tellings.ts'

/** What is told of one entry: a sentence, lines under it, and the same for programs. */
export type News = {
  readonly sentence: string
  readonly lines?: readonly string[]
  readonly round?: { readonly number: number; readonly name: RoundName }
  readonly details?: object
  readonly page?: 'pairings' | 'standings' | 'bracket'
}

/** As many as fit a message on a phone. */
const mostPlaces = 8

type Means = { readonly hook: Hook; readonly published: Published }

const placesIn = (rows: readonly { readonly place: number | null; readonly name: string }[]) =>
  rows.slice(0, mostPlaces).map(({ place, name }) => ({ place, name }))

const placeLines = (places: ReturnType<typeof placesIn>): readonly string[] =>
  places.map(({ place, name }) => (place === null ? name : `${place}. ${name}`))

/** Null where everybody may not know of it, or not yet. */
const roundNews = (
  { hook, published }: Means,
  fact: Extract<ToldFact, { readonly round: number }>,
): News | null => {
  const shown = publicTables(published, fact.round)
  if (shown === null) return null
  const { name, terms } = publicParts.event(published)
  const words = hookWords(hook.language)
  const called = capital(hook.language, roundText(hook.language, shown.roundName, terms))
  const round = { number: shown.number, name: shown.roundName }
  if (fact.kind !== 'round-closed') {
    const say = fact.kind === 'round-published' ? words.published : words.repaired
    const details = { tables: shown.tables.length }
    return { sentence: say(name, called), round, details, page: 'pairings' }
  }
  // Before its ceremony the last round is not over for everybody.
  if (shown.status !== 'closed' || shown.tables.some(({ result }) => result === null)) return null
  const { afterRound, rows } = publicParts.standings(published)
  const sentence = words.closed(name, called)
  if (afterRound !== fact.round)
    return {
      sentence,
      lines: shown.tables.map((table) => tableLine(hook, table)),
      round,
      details: { results: shown.tables.map((table) => tableDetails(hook, table)) },
      page: 'bracket',
    }
  const standings = placesIn(rows)
  const lines = placeLines(standings)
  return { sentence, lines, round, details: { standings }, page: 'standings' }
}

const namesAt = ({ players: [first, second] }: PublicTable) => [first.name, second.name] as const

const resultAt = ({ language }: Hook, table: PublicTable): string =>
  table.result === null ? '' : resultText(language, table.result, namesAt(table))

const tableLine = (hook: Hook, table: PublicTable): string =>
  `${namesAt(table).join(' – ')}: ${resultAt(hook, table)}`

const tableDetails = (hook: Hook, table: PublicTable) => ({
  table: table.table,
  players: namesAt(table),
  result: resultAt(hook, table),
})

const resultNews = (
  { hook, published }: Means,
  fact: Extract<ToldFact, { readonly kind: `result-${string}` }>,
): News | null => {
  const match = published.state.matches.get(fact.match)
  const shown = match === undefined ? null : publicTables(published, match.round)
  const table = shown?.tables.find((one) => one.match === fact.match)
  if (shown === null || table === undefined) return null
  // Whoever hears of standings alone hears of what changes them afterwards.
  if (hook.tells.results === undefined && shown.status !== 'closed') return null
  const { name, terms } = publicParts.event(published)
  const words = hookWords(hook.language)
  const called = capital(hook.language, roundText(hook.language, shown.roundName, terms))
  const round = { number: shown.number, name: shown.roundName }
  if (fact.kind === 'result-annulled')
    return { sentence: words.annulled(name, called, table.table), round, page: 'pairings' }
  // The end is kept: who has won is told at the ceremony.
  if (table.result === null) return null
  const say = fact.kind === 'result-entered' ? words.result : words.amended
  return {
    sentence: say(name, called, table.table),
    lines: [tableLine(hook, table)],
    round,
    details: { result: tableDetails(hook, table) },
    page: 'pairings',
  }
}

/** What everybody may know of an entry as the event stood with it; null where that is nothing. */
export const newsOf = (means: Means, { fact, takesBack }: Telling): News | null => {
  const { hook, published } = means
  const about = publicParts.event(published)
  const words = hookWords(hook.language)
  if (takesBack !== null) {
    const details = { takenBack: fact.kind, entry: takesBack }
    return { sentence: words.takenBack(about.name, words.what[fact.kind]), details }
  }
  switch (fact.kind) {
    case 'event-announced': {
      const isAnew = fact.changes !== undefined
      return { sentence: (isAnew ? words.announcedAnew : words.announced)(about.name) }
    }
    case 'event-cancelled':
      return {
        sentence: words.cancelled(about.name, fact.reason),
        details: { reason: fact.reason },
      }
    case 'message-announced':
      return fact.text === ''
        ? null
        : { sentence: words.message(about.name, fact.text), details: { message: fact.text } }
    case 'round-published':
    case 'round-repaired':
    case 'round-closed':
      return roundNews(means, fact)
    case 'cut-made': {
      const cut = about.cut?.map(({ name }, index) => ({ place: index + 1, name })) ?? []
      if (cut.length === 0) return null
      const lines = placeLines(cut)
      return {
        sentence: words.cut(about.name, cut.length),
        lines,
        details: { cut },
        page: 'bracket',
      }
    }
    case 'result-entered':
    case 'result-amended':
    case 'result-annulled':
      return resultNews(means, fact)
    case 'event-finished': {
      const { champion } = about
      if (champion === null) return null
      const places = placesIn(publicParts.standings(published).places ?? [])
      return {
        sentence: words.finished(about.name, champion.name),
        lines: placeLines(places),
        details: { champion: champion.name, places },
        page: 'standings',
      }
    }
  }
}
