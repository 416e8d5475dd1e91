import { isNear, nearest, plainName } from '../names.ts'
import { type KnownSet, type KnownSets, setNamed } from './known-sets.ts'

const number = '0*(\\d{1,3})'
const name = '([^\\d\\s].*\\S)'
const comma = '\\s*[,;]\\s*'
const between = new RegExp(`^${number}${comma}${name}${comma}${number}$`, 'u')
const behind = new RegExp(`^${name}${comma}${number}${comma}${number}$`, 'u')

/** Misspelt as well: the number of the set beside its name says that it is meant. */
const setIn = (known: KnownSets, cell: string): KnownSet | undefined => {
  const exact = setNamed(known, cell)
  if (exact !== undefined || cell === '') return exact
  const [near] = nearest(known.spelt, cell, 1)
  return near !== undefined && isNear(near.letters, plainName(cell)) ? near.card : undefined
}

/**
 * `2, A Hero's Journey, 1` as a table is saved: with tabs, as it would be copied. Cut at the commas
 * it would be three sets, as one name a set without its copies; null for what is no such row.
 */
export const withTabs = (known: KnownSets, line: string): string | null => {
  const cells = (between.exec(line) ?? behind.exec(line) ?? []).slice(1)
  const numbers = cells.filter((cell) => /^\d+$/u.test(cell))
  const set = setIn(known, cells.find((cell) => !numbers.includes(cell)) ?? '')
  const at = set === undefined ? -1 : numbers.indexOf(set.id)
  // The other one is the count, which has one digit.
  return at >= 0 && numbers.toSpliced(at, 1)[0]?.length === 1 ? cells.join('\t') : null
}
