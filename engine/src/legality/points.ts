import { armyPoints, type ListOf, squadPoints } from '../vocabulary/squad-list.ts'

/** What the cards of a list cost, whatever total it says. */
export const listPoints = (list: ListOf<'squad' | 'army'>): number =>
  list.kind === 'squad' ? squadPoints(list) : armyPoints(list)
