import type { Match } from '@topcut/engine'
import type { DeskWords } from '../../words/desk.ts'
import type { Leading } from '../leading.ts'

/** A match as one would call it across the room: the round, the table, both names. */
export const matchText = ({ page }: DeskWords, names: Leading['names'], match: Match): string =>
  page.people.matchAt(match.round, match.table, match.players.map(names.player).join(' – '))
