import type { Pair } from '@topcut/engine'

/** Letters of these scripts are as wide as two others. */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Beyond the first, two lines where a row has room for one; beyond the second, smaller letters. */
const usualWidth = 24
const twoLines = 36

/** In letters of the usual width. */
export const nameWidth = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0)

/** How much room a name needs in a row: cut off, it would be another's. */
export const nameLength = (name: string): 'usual' | 'long' | 'longest' => {
  const width = nameWidth(name)
  if (width <= usualWidth) return 'usual'
  return width <= twoLines ? 'long' : 'longest'
}

/**
 * What two at one table call each other: their first names, unless these are the same. A team has
 * no first name: half of what it is called would be another's.
 */
export const shortNames = (players: Pair<string>, inTeams = false): Pair<string> => {
  if (inTeams) return players
  const [first = '', second = ''] = players.map((name) => name.split(' ')[0] ?? name)
  return first === second ? players : [first, second]
}
