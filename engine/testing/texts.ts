import type { Regulation } from '../src/regulations/regulation.ts'
import { textPlaces } from '../src/regulations/texts.ts'
import { textsAt } from '../src/views/texts.ts'
import type { RuleId } from '../src/vocabulary/rule.ts'

/** What a rule has people read: place, strength and key of each text, in the order of the places. */
export const readBy =
  (regulation: Regulation) =>
  (rule: RuleId): readonly string[] =>
    textPlaces
      .flatMap((place) => textsAt(regulation, place))
      .filter((text) => text.rule === rule)
      .map(({ value: { place, strength, key } }) => `${place}: ${strength} ${key}`)
