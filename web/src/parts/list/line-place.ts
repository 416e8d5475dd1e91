import type { Finding, SquadList } from '@topcut/engine'

/** The line of a list (`listLines`) a finding is about; null where it is about all of it. */
export const linePlace = (list: SquadList, { where }: Finding): number | null => {
  if (where === undefined) return null
  const { deck, entry = null } = where
  switch (list.kind) {
    case 'squad':
      return entry
    case 'army': {
      if (entry === null) return null
      return deck === undefined ? entry : list.deployments.length + entry
    }
    case 'decks':
    case 'team-decks':
      return deck ?? null
    case 'text':
      return null
  }
}
