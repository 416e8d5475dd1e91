// node testing/leaving-tables.ts: writes who goes when, and what happens, into the documents' pages.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { leavingTables } from '../engine/testing/leaving/leaving-table.ts'

/** The page of a document, and the tables that stand there. */
export const leavingPages: { readonly [page: string]: readonly string[] } = {
  'x-wing-en-3.2': ['x-wing/en-3.2'],
  'x-wing-de': ['x-wing/de'],
  'x-wing-pl': ['x-wing/pl'],
  'card-game-de-2014': ['card-game/de-2014', 'card-game/de-2014-team'],
  'imperial-assault-de-2.2.1': ['imperial-assault/de-2.2.1'],
}

export const leavingPage = (page: string): string =>
  fileURLToPath(new URL(`../docs/regulations/${page}.md`, import.meta.url))

type Acts = NonNullable<(typeof leavingTables)[string]['before the start']>

const drawn = (regulation: string): string => {
  const rows = Object.entries(leavingTables[regulation] ?? {})
  const names = Object.keys(rows[0]?.[1] ?? {}) as (keyof Acts)[]
  const cell = ([happens, ...rules]: Acts[keyof Acts]) =>
    rules.length === 0 ? happens : `${happens} (${rules.join(', ')})`
  return [
    `| moment | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...rows.map(
      ([moment, acts]) => `| ${moment} | ${names.map((n) => cell(acts[n])).join(' | ')} |`,
    ),
  ].join('\n')
}

/** A page with its tables as the data has them. */
export const withLeavingTables = (text: string, regulations: readonly string[]): string =>
  regulations.reduce((page, regulation) => {
    const [begin, end] = [
      `<!-- table: leaving ${regulation} -->`,
      `<!-- end of table: leaving ${regulation} -->`,
    ]
    const [from, to] = [page.indexOf(begin), page.indexOf(end)]
    if (from < 0 || to < 0) throw new Error(`no place for the table of ${regulation}`)
    return `${page.slice(0, from + begin.length)}\n${drawn(regulation)}\n${page.slice(to)}`
  }, text)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [page, regulations] of Object.entries(leavingPages)) {
    const file = leavingPage(page)
    writeFileSync(file, withLeavingTables(readFileSync(file, 'utf8'), regulations))
  }
}
