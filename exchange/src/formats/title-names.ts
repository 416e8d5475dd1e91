import type { Method } from './found.ts'

/** What other tools call the titles that we have documents for, by how they are scored. */
const titles: readonly (readonly [RegExp, Method])[] = [
  [/x-?wing/i, 'destroyed-points'],
  [/imperial assault/i, 'victory-points'],
  [/star wars.*(lcg|card game)|(lcg|card game).*star wars|^swlcg$/i, 'two-games'],
]

/** How a title is scored; null for one that we have no document for. */
export const methodOfTitle = (name: string): Method | null =>
  titles.find(([pattern]) => pattern.test(name))?.[1] ?? null
