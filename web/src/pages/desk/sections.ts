import { openFragment } from '../../route/fragment.ts'

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
  'settings',
] as const
export type Section = (typeof sections)[number]

/** The part of the desk that is looked at; null before anybody has chosen one. */
export const section = openFragment<Section | null>(
  (name) => sections.find((one) => one === name) ?? null,
)

export const showSection = (next: Section): void => {
  if (section.get() !== next) section.replace(next)
}
