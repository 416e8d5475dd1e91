import type { SitePage } from './site-page.ts'

/**
 * What the search looks through, as a script: a page that was opened from a disk may not fetch, but
 * it may load a script.
 */
export const searchedHeadings = (pages: readonly SitePage[]): string => {
  const rows = pages.flatMap(({ title, address, headings }) =>
    headings.map(({ text, id }) =>
      text === title ? [title, '', address] : [title, text, `${address}#${id}`],
    ),
  )
  return `globalThis.topcutHeadings = ${JSON.stringify(rows)}\n`
}
