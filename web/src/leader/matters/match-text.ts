import { type Match, roundNameOf } from '@topcut/engine'
import type { DeskWords } from '../../words/desk.ts'
import type { Leading } from '../leading.ts'

/** A match as one would call it across the room: the round, the table, both names. */
export const matchText = (
  { page, called }: DeskWords,
  { state, names }: Pick<Leading, 'state' | 'names'>,
  { round, table, players }: Match,
): string =>
  page.people.matchAt(
    called(roundNameOf(state, round)),
    table,
    players.map(names.player).join(' – '),
  )
