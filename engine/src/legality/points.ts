import { armyPoints } from '../vocabulary/army.ts'
import { squadPoints } from '../vocabulary/squad.ts'
import type { ListOf } from '../vocabulary/squad-list.ts'

/** What the cards of a list cost, whatever total it says. */
export const listPoints = (list: ListOf<'squad' | 'army'>): number =>
  list.kind === 'squad' ? squadPoints(list) : armyPoints(list)
