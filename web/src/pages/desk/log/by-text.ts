import type { Actor } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import { nameOfPlayer } from '../../../leader/names/name-of-player.ts'
import type { DeskWords } from '../../../words/desk.ts'

/** Who it was: the role, and the name where one is known; an id would tell nobody anything. */
export const byText = (words: DeskWords, names: Names, by: Actor): string => {
  const { role, leader } = by
  const known = leader === undefined ? undefined : names.leader(leader)
  const named = known === leader ? undefined : known
  const name = named ?? nameOfPlayer(names, by)
  const title = words.label(`role.${role}`)
  return name === undefined ? title : `${title} ${name}`
}
