import { type PublicPart, type PublicTable, publicParts } from '@topcut/engine'
import type { Shown } from '../shown/shown-events.ts'

type Message = { readonly event: string; readonly data: object }

const parts = Object.keys(publicParts) as PublicPart[]

/** The whole state of what is shown, in tags: whoever holds another one fetches that part anew. */
export const tagsText = (shown: Shown): string => {
  const tags = Object.fromEntries(parts.map((part) => [part, shown.sheet(part).etag]))
  return textOf(shown.version, [{ event: 'parts', data: { version: shown.version, tags } }])
}

/** What has changed between two looks, one small message a part; nothing where nobody could tell. */
export const changesText = (before: Shown, after: Shown): string => {
  const changed = parts.filter((part) => before.sheet(part).etag !== after.sheet(part).etag)
  return textOf(after.version, [
    ...roundChange(before, after),
    ...changed.map((part) => partChange(part, before, after)),
  ])
}

const roundChange = (before: Shown, after: Shown): readonly Message[] => {
  const [known, { round }] = [before.view('event').round, after.view('event')]
  if (round === null || (round.number === known?.number && round.status === known.status)) return []
  return [{ event: 'round', data: { version: after.version, ...round } }]
}

/** The clock is small enough to be told; of the tables those that changed; the rest is fetched. */
const partChange = (part: PublicPart, before: Shown, after: Shown): Message => {
  const { version } = after
  const tag = after.sheet(part).etag
  const told = part === 'clock' ? { view: after.view('clock') } : {}
  const rows = part === 'tables' ? changedRows(before, after) : null
  return { event: part, data: { version, tag, ...told, ...(rows === null ? {} : { rows }) } }
}

/** Null where other tables are played than before: then all of them are fetched. */
const changedRows = (before: Shown, after: Shown): readonly PublicTable[] | null => {
  const [known, now] = [before.view('tables'), after.view('tables')]
  if (known === null || now === null || known.number !== now.number) return null
  const texts = new Map(known.tables.map((row) => [row.match, JSON.stringify(row)]))
  const isSameRound =
    now.tables.length === known.tables.length &&
    now.tables.every(({ match }) => texts.has(match)) &&
    JSON.stringify(now.byes) === JSON.stringify(known.byes)
  if (!isSameRound) return null
  return now.tables.filter((row) => texts.get(row.match) !== JSON.stringify(row))
}

/**
 * The number stands with the last message only: who is cut off in the middle has not seen the
 * version, and asks for all of it again.
 */
const textOf = (version: number, messages: readonly Message[]): string =>
  messages
    .map(({ event, data }, index) => {
      const id = index === messages.length - 1 ? `id: ${version}\n` : ''
      return `${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    })
    .join('')
