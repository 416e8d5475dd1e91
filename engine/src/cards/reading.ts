import type { Where } from '../vocabulary/finding.ts'
import type { SquadList } from '../vocabulary/squad-list.ts'

/** A card of the catalogue that may have been meant. */
export type CardHit = { readonly id: string; readonly name: string }

/**
 * What became of a piece of a text. `card`: it names one. `guessed`: it is spelt otherwise, and the
 * first of the nearest was taken. `unknown`: it stands in the list under the name it was given.
 * `about`: a heading, a total, the name of the list.
 */
export type ReadLine = {
  readonly text: string
  /** The line it stands in, counted from 0. */
  readonly line: number
  readonly is: 'card' | 'guessed' | 'unknown' | 'about'
  /** Its place in the list; null for what is none of its cards. */
  readonly where: Where | null
  /** At most three, the nearest first; empty for a card that was named as it is. */
  readonly nearest: readonly CardHit[]
}

/** A line that names no card: it is told, so that nothing of a text is lost. */
export const aboutLine = (text: string, line: number): ReadLine => ({
  text,
  line,
  is: 'about',
  where: null,
  nearest: [],
})

/** A text as a list. */
export type Reading = {
  /** As the cards are printed; unknown ones as the text has them. */
  readonly list: SquadList
  /** What the text says it costs; null where it says nothing. */
  readonly declared: number | null
  readonly lines: readonly ReadLine[]
}
