import { openFragment } from '../../route/fragment.ts'

export const tabs = ['pairings', 'standings', 'bracket', 'lists', 'about'] as const

export type HallTab = (typeof tabs)[number]

/** The tab that was chosen; it stands in the address, so that a link leads to it. */
export const openTab = openFragment<HallTab | null>(
  (name) => tabs.find((tab) => tab === name) ?? null,
)
