import type { Instant } from '@topcut/engine'
import { escaped } from './markup.ts'

export type AtomEntry = {
  /** A UUID. */
  readonly id: string
  readonly title: string
  readonly updated: Instant
  readonly html: string
}

type AtomFeed = Omit<AtomEntry, 'html'> & {
  readonly language: string
  readonly author: string
  /** Where the feed itself is, and the page for people. */
  readonly self: string
  readonly page: string
  readonly entries: readonly AtomEntry[]
}

const timeText = (at: Instant): string => new Date(at).toISOString()

const headOf = ({ id, title, updated }: Omit<AtomEntry, 'html'>): string =>
  `<id>urn:uuid:${id}</id>
<title>${escaped(title)}</title>
<updated>${timeText(updated)}</updated>`

/** Atom 1.0 (RFC 4287). */
export const atomText = (feed: AtomFeed): string => {
  const page = `<link rel="alternate" type="text/html" href="${escaped(feed.page)}"/>`
  const entries = feed.entries.map(
    (entry) => `<entry>
${headOf(entry)}
${page}
<content type="html">${escaped(entry.html)}</content>
</entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(feed.language)}">
${headOf(feed)}
<author><name>${escaped(feed.author)}</name></author>
<generator>Topcut</generator>
<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>
${page}
${entries.join('')}</feed>
`
}
