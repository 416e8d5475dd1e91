import { openFragment } from '../../route/fragment.ts'

/** The table on air, from the address; null: the first one of the round. */
export const shownTable = openFragment((name): number | null =>
  /^[1-9]\d{0,3}$/.test(name) ? Number(name) : null,
)
