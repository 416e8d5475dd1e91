import type { ListContent } from '../../vocabulary/finding.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { Check } from './check.ts'

/** Whether a list says it; a list of another kind has nothing of the sort to say. */
const says: { readonly [C in ListContent]: (list: SquadList) => boolean } = {
  ships: (list) => list.kind !== 'squad' || list.ships.length > 0,
  total: (list) => !('total' in list) || list.total !== null,
  obstacles: (list) => list.kind !== 'squad' || list.obstacles !== null,
  'damage-deck': (list) => list.kind !== 'squad' || list.damageDeck !== null,
  deployments: (list) => list.kind !== 'army' || list.deployments.length > 0,
  'command-deck': (list) => list.kind !== 'army' || list.commandDeck !== null,
  objectives: (list) =>
    !('decks' in list) || list.decks.every(({ objectives }) => objectives.length > 0),
  owner: (list) => list.kind !== 'team-decks' || list.decks.every(({ owner }) => isNamed(owner)),
  // Whoever names oneself has named no team-mate.
  'team-mate': (list) =>
    list.kind !== 'team-decks' ||
    list.decks.every(({ owner, teamMate }) => isNamed(teamMate) && teamMate !== owner),
}

const isNamed = (name: string | null): boolean => name !== null && name.trim() !== ''

export const listContents: Check = (list, { list: { value, rule } }) =>
  value.contents
    .filter((content) => !says[content](list))
    .map((missing) => ({ code: 'list-incomplete', rule, severity: 'must', missing }))
