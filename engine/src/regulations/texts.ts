import { type Clause, clause, type RuleId } from '../vocabulary/rule.ts'
import type { TextKey } from './text-keys.ts'

/** `must` and `should` as the document has them; a `note` only informs. */
type Strength = 'must' | 'should' | 'note'

/** Where people need a text: each is a page, a print or a moment of the day. */
export const textPlaces = [
  'scope',
  'tiers',
  'tier.casual',
  'tier.competitive',
  'tier.premier',
  'announcement',
  'officials',
  'documents',
  'venue',
  'seating',
  'kit',
  'lists',
  'products',
  'set-up',
  'mirror-match',
  'round-start',
  'at-the-table',
  'round-end',
  'conduct',
  'spectators',
  'material',
  'names',
] as const
export type TextPlace = (typeof textPlaces)[number]

/** One line to show, print or read out; its words stand under its key in every language. */
export type Text = {
  readonly key: TextKey
  readonly place: TextPlace
  readonly strength: Strength
}

type Line = {
  readonly rule: RuleId
  readonly keys: readonly TextKey[]
  readonly strength: Strength
}

const line =
  (strength: Strength) =>
  (rule: RuleId, ...keys: readonly TextKey[]): Line => ({ rule, keys, strength })

export const must = line('must')
export const should = line('should')
export const note = line('note')

/** The texts of one place, in the order in which they are read. */
export const at = (place: TextPlace, ...lines: readonly Line[]): readonly Clause<Text>[] =>
  lines.flatMap(({ rule, keys, strength }) =>
    keys.map((key) => clause(rule, { key, place, strength })),
  )
