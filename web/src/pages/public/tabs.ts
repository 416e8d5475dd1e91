import { openState } from '../../state/state.ts'

export const tabs = ['pairings', 'standings', 'bracket', 'about'] as const

export type HallTab = (typeof tabs)[number]

const inAddress = (): HallTab | null => {
  const name = window.location.hash.slice(1)
  return tabs.find((tab) => tab === name) ?? null
}

/** The tab that was chosen; it stands in the address, so that a link leads to it. */
export const openTab = openState<HallTab | null>(inAddress())

window.addEventListener('hashchange', () => openTab.set(inAddress()))
