import type { Pair } from '@topcut/engine'

/** Letters of these scripts are as wide as two others. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

const usualWidth = 24

/** Whether a name needs two lines where a row has room for one: cut off, it would be another's. */
export const isLongName = (name: string): boolean => {
  const width = [...name].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)
  return width > usualWidth
}

/** What two at one table call each other: their first names, unless these are the same. */
export const shortNames = (players: Pair<string>): Pair<string> => {
  const [first = '', second = ''] = players.map((name) => name.split(' ')[0] ?? name)
  return first === second ? players : [first, second]
}
