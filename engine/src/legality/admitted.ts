import type { Card } from '../vocabulary/card.ts'
import type { Admission } from '../vocabulary/details.ts'
import type { Circumstances } from './circumstances.ts'
import type { ListClauses } from './clauses.ts'

/** What this event said about a card or its product beforehand; null where it said nothing. */
export const admissionOf = (
  { name, product }: Card,
  { admissionsWait }: ListClauses,
  { admissions }: Circumstances,
): Admission | null => {
  if (admissionsWait === null) return null
  return admissions.find(({ what }) => what === name || what === product?.name) ?? null
}

/** Whether this event plays a card that the document would not have. */
export const isAdmitted = (
  card: Card,
  clauses: ListClauses,
  circumstances: Circumstances,
): boolean => admissionOf(card, clauses, circumstances) !== null
