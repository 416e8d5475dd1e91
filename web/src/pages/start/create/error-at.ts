import type { Refusal } from '@topcut/engine'

/** The field of the form that a refusal is about; null where it is about the whole. */
export const errorAt = (refusal: Refusal | null): 'name' | 'date' | null => {
  if (refusal?.code !== 'bad-value') return null
  return refusal.field === 'name' || refusal.field === 'date' ? refusal.field : null
}
