import type { Actor } from '@topcut/engine'
import type { Names } from '@topcut/protocol/words'
import type { Words } from '../../../words/words.ts'

/** Who it was: the role, and the name where one is known. */
export const byText = (words: Words, names: Names, { role, leader, player }: Actor): string => {
  const name =
    leader !== undefined ? names.leader(leader) : player !== undefined ? names.player(player) : null
  return name === null ? words.label(`role.${role}`) : `${words.label(`role.${role}`)} ${name}`
}
