import type { Actor } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { DeskWords } from '../../../words/desk.ts'

/** Who it was: the role, and the name where one is known; an id would tell nobody anything. */
export const byText = (words: DeskWords, names: Names, { role, leader, player }: Actor): string => {
  const known = leader === undefined ? undefined : names.leader(leader)
  const named = known === leader ? undefined : known
  const name = named ?? (player === undefined ? undefined : names.player(player))
  const title = words.label(`role.${role}`)
  return name === undefined ? title : `${title} ${name}`
}
