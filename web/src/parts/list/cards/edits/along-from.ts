import type { Reading } from '@topcut/engine'
import type { FormDraft } from '../../typing/list-draft.ts'

/** What a text says of obstacles and damage deck, where it says something else than before. */
export const alongFrom = (
  read: Reading | null,
  before: Reading | null,
  form: FormDraft,
): FormDraft => {
  if (form.kind !== 'squad' || read?.list.kind !== 'squad') return form
  const was = before?.list.kind === 'squad' ? before.list : null
  const { obstacles, damageDeck } = read.list
  const isNew = (now: unknown, then: unknown) => JSON.stringify(now) !== JSON.stringify(then)
  return {
    ...form,
    ...(obstacles !== null && isNew(obstacles, was?.obstacles)
      ? { obstacles: form.obstacles.map((_, index) => obstacles[index] ?? '') }
      : {}),
    ...(damageDeck !== null && isNew(damageDeck, was?.damageDeck) ? { damageDeck } : {}),
  }
}
