import { openState } from '../state/state.ts'

export const sections = [
  'tables',
  'matters',
  'standings',
  'players',
  'lists',
  'announcement',
  'leaders',
  'bracket',
  'log',
] as const
export type Section = (typeof sections)[number]

const isSection = (text: string): text is Section => (sections as readonly string[]).includes(text)

const fromAddress = (): Section | null => {
  const hash = window.location.hash.slice(1)
  return isSection(hash) ? hash : null
}

/** The part of the desk that is looked at; null before anybody has chosen one. */
export const section = openState<Section | null>(fromAddress())

window.addEventListener('hashchange', () => section.set(fromAddress()))

export const showSection = (next: Section): void => {
  if (section.get() === next) return
  window.history.replaceState(null, '', `#${next}`)
  section.set(next)
}
