import { regulationOf, type Tier } from '@topcut/engine'
import type { Language } from '@topcut/protocol/words'
import { deskWords } from '../../words/desk.ts'

/** A tier as the event's own document calls it; the list has events of several titles. */
export const tierText = (language: Language, regulation: string, tier: Tier): string =>
  deskWords(language, regulationOf(regulation)?.terms).label(`tier.${tier}`)
