import { openState } from '../state/state.ts'
import type { OwnTerms } from './topic.ts'

/** What the title of the event that is looked at calls things; nothing where none is. */
export const ownTerms = openState<OwnTerms>({})
