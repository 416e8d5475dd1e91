import type { ListContent } from '../clauses.ts'
import type { Squad } from '../squad.ts'
import type { Check } from './check.ts'

const says: { readonly [C in ListContent]: (squad: Squad) => boolean } = {
  ships: (squad) => squad.ships.length > 0,
  total: (squad) => squad.total !== null,
  obstacles: (squad) => squad.obstacles !== null,
  'damage-deck': (squad) => squad.damageDeck !== null,
}

export const listContents: Check = (squad, { list }) =>
  list.value.contents
    .filter((content) => !says[content](squad))
    .map((missing) => ({
      code: 'list-incomplete',
      rule: list.rule,
      severity: 'must',
      missing,
    }))
