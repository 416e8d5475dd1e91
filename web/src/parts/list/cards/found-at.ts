import type { Finding, SquadList } from '@topcut/engine'

/** A ship, a group or a deck by its place in the list, or what comes along with the cards. */
export type CardPlaceFound = number | 'command-deck' | 'obstacles' | 'damage-deck'

/** What comes along that a finding is about. */
const alongside = (finding: Finding): CardPlaceFound | null => {
  switch (finding.code) {
    case 'obstacle-count':
    case 'obstacle-repeated':
    case 'obstacle-unknown':
      return 'obstacles'
    case 'damage-deck-not-allowed':
      return 'damage-deck'
    case 'list-incomplete': {
      const { missing } = finding
      return missing === 'obstacles' || missing === 'damage-deck' ? missing : null
    }
    default:
      return null
  }
}

/** Beside what a finding stands among the cards; null where it is about the list as a whole. */
export const foundAt = (list: SquadList, finding: Finding): CardPlaceFound | null => {
  const { where } = finding
  if (where === undefined) return alongside(finding)
  switch (list.kind) {
    case 'squad':
      return where.entry ?? null
    case 'army':
      return where.deck === undefined ? (where.entry ?? null) : 'command-deck'
    case 'decks':
    case 'team-decks':
      return where.deck ?? null
    case 'text':
      return null
  }
}
