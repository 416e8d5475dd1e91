import type { Regulation } from '@topcut/engine'
import { openCell } from '../cell/cell.ts'

/** What the title of the event that is looked at calls things; nothing where none is. */
export const ownTerms = openCell<Regulation['terms']>({})
