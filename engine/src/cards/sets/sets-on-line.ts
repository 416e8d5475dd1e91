import { copiesSaid } from './copies-said.ts'
import { type KnownSet, type KnownSets, setNamed } from './known-sets.ts'
import { withTabs } from './set-in-columns.ts'
import { setSaid } from './set-said.ts'

const onlyNumbers = /^[#\d\s]+$/u

/** `Badge of Honor, 12` are two sets: a number of two digits is no count, and not the first one's. */
const isOther = (cell: string, { id }: KnownSet): boolean => {
  const [, sign = '', number = id] = /^(#?)0*(\d{1,3})$/u.exec(cell.trim()) ?? []
  return number !== id && (sign !== '' || number.length > 1)
}

/** One set, with its number or its copies beside it. */
const isOneSet = (known: KnownSets, line: string): boolean => {
  const mayBeName = /\p{L}{3}/u.test(line) && line.length < 80
  const { card } = mayBeName ? setSaid(known, line) : { card: null }
  return card !== null && !line.split(/[,;]/u).some((cell) => isOther(cell, card))
}

const isExact = (known: KnownSets, text: string): boolean =>
  setNamed(known, copiesSaid(text).body) !== undefined

/** A name that has a comma itself stays whole among others. */
const cutAtCommas = (known: KnownSets, line: string): readonly string[] => {
  if (isOneSet(known, line)) return [line]
  const names: string[] = []
  for (const cell of line.split(',')) {
    const last = names.at(-1)
    const both = `${last},${cell}`.trim()
    const isOne = last !== undefined && isExact(known, both) && !isExact(known, last)
    if (isOne) names[names.length - 1] = both
    else names.push(cell.trim())
  }
  return names
}

/** The sets of a line, each as it is written. */
export const setsOnLine = (known: KnownSets, line: string): readonly string[] => {
  if (onlyNumbers.test(line)) return line.split(/\s+/u)
  if (!/[,;]/u.test(line) || withTabs(known, line) !== null || isOneSet(known, line)) return [line]
  return line
    .split(';')
    .flatMap((part) => cutAtCommas(known, part.trim()))
    .filter((piece) => piece !== '')
}
