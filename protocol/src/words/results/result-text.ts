import type { Pair, Result, Seat } from '@topcut/engine'
import { label } from '../labels/label.ts'
import type { Language } from '../language.ts'
import { numberText } from '../number-text.ts'

/** `100 – 24`, with spaces that do not break at the end of a line. */
export const scoreText = (language: Language, score: Pair<number>): string =>
  score.map((points) => numberText(language, points)).join('\u00a0–\u00a0')

/**
 * What was handed in, in a few words: `77 – 49 (time)`, `no-show: Ben`. Names stand after a colon,
 * so that no language has to inflect them. `players` are the shown names of the two seats.
 */
export const resultText = (language: Language, result: Result, players?: Pair<string>): string => {
  const ending = label(language, `ending.${result.ending}`)
  const who = (seat: Seat) =>
    players === undefined ? label(language, `seat.${seat}`) : players[seat === 'first' ? 0 : 1]
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction': {
      const notes = [ending]
      if (result.initiative !== undefined) {
        notes.push(`${label(language, 'thing.initiative')}: ${who(result.initiative)}`)
      }
      if (result.salvo !== undefined) {
        notes.push(`${label(language, 'thing.salvo')}: ${who(result.salvo)}`)
      }
      return `${scoreText(language, result.score)} (${notes.join(', ')})`
    }
    case 'concession':
      return `${scoreText(language, result.score)} (${ending}: ${who(result.by)})`
    case 'intentional-draw':
      return `${ending} (${label(language, 'thing.witness')}: ${result.witness})`
    case 'double-loss':
      return ending
    case 'no-show':
    case 'match-loss':
    case 'withdrawal':
      return `${ending}: ${who(result.by)}`
  }
}
