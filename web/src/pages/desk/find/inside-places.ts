import type { FindWords } from '../../../words/find.ts'
import type { Section } from '../sections.ts'

/** Something inside a section: where it stands, so that it has the keyboard when one comes there. */
export type InsidePlace = {
  readonly name: keyof FindWords['inside']
  readonly section: Section
  /** Its `data-testid`; where nothing of that kind is on the page now, the section has to do. */
  readonly at?: string
}

/** What people look for by its name and that is only a part of a section. */
export const insidePlaces: readonly InsidePlace[] = [
  { name: 'clock', section: 'tables', at: 'clock-open' },
  { name: 'changePairings', section: 'tables', at: 'change-pairings' },
  { name: 'players', section: 'players', at: 'players-file' },
  { name: 'clubs', section: 'settings', at: 'settings-clubs' },
  { name: 'hall', section: 'announcement', at: 'hall' },
  { name: 'structure', section: 'announcement', at: 'structure-form' },
  { name: 'missions', section: 'announcement', at: 'missions-form' },
  { name: 'message', section: 'announcement', at: 'message-text' },
  { name: 'invite', section: 'leaders', at: 'leader-name' },
  { name: 'prizes', section: 'settings', at: 'add-prize' },
  { name: 'pictures', section: 'standings', at: 'pictures' },
  { name: 'undo', section: 'log', at: 'log-search' },
  { name: 'options', section: 'settings', at: 'settings-structure' },
  { name: 'seen', section: 'settings', at: 'settings-public' },
  { name: 'ending', section: 'settings', at: 'settings-delete' },
]

/** The fields of the settings, each by its own name. */
export const settingPlaces = [
  ['name', 'settings-name'],
  ['date', 'settings-date'],
  ['start', 'settings-start'],
  ['venue', 'settings-venue'],
  ['address', 'settings-address'],
  ['description', 'settings-description'],
  ['logo', 'settings-logo'],
  ['fee', 'settings-fee'],
  ['capacity', 'settings-capacity'],
] as const
