import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { leavingTables } from '../engine/testing/leaving/leaving-table.ts'
import { leavingPage, leavingPages, withLeavingTables } from './leaving-tables.ts'

it.each(Object.entries(leavingPages))(
  'the page %s tells who goes when as a test has played it',
  (page, regulations) => {
    const text = readFileSync(leavingPage(page), 'utf8')
    // `node testing/leaving-tables.ts` writes them anew.
    expect(withLeavingTables(text, regulations)).toBe(text)
  },
)

it.each(Object.entries(leavingPages))(
  'every rule and reading on the page %s is one',
  (page, all) => {
    const text = readFileSync(leavingPage(page), 'utf8')
    const named = all.flatMap((regulation) =>
      Object.values(leavingTables[regulation] ?? {}).flatMap((acts) =>
        Object.values(acts).flatMap(([, ...rules]) => rules),
      ),
    )
    const [tableless] = [text.replaceAll(/<!-- table[\s\S]*?<!-- end of table/g, '')]
    for (const rule of new Set(named)) expect(tableless).toMatch(new RegExp(`\\b${rule}\\b`))
  },
)
