import type { Finding } from '@topcut/engine'
import type { FormDraft, GroupDraft } from './list-draft.ts'
import { isThere } from './list-typed.ts'

/** A ship, a group or a deck by its place in the form, or the one deck beside groups. */
export type FormPlace = number | 'command-deck'

/** The form has rows that nobody has filled in; the list that comes of it has not. */
const rowOf = (rows: readonly GroupDraft[], entry: number | undefined): number | null =>
  rows.flatMap((row, index) => (isThere(row) ? [index] : []))[entry ?? -1] ?? null

/** Beside what a finding stands in the form; null where it is about the list as a whole. */
export const formPlace = (form: FormDraft, { where }: Finding): FormPlace | null => {
  if (where === undefined) return null
  switch (form.kind) {
    case 'squad':
      return rowOf(form.ships, where.entry)
    case 'army':
      return where.deck === undefined ? rowOf(form.groups, where.entry) : 'command-deck'
    case 'decks':
    case 'team-decks':
      return where.deck ?? null
  }
}
