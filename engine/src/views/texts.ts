import type { Regulation } from '../regulations/regulation.ts'
import type { Text, TextPlace } from '../regulations/texts.ts'
import type { Clause } from '../vocabulary/rule.ts'

/** What a document wants read at a place, in its order. */
export const textsAt = (regulation: Regulation, place: TextPlace): readonly Clause<Text>[] =>
  regulation.texts.filter(({ value }) => value.place === place)
