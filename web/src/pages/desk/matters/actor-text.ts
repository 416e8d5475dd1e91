import type { Actor } from '@topcut/engine'
import type { Words } from '../../../words/words.ts'
import type { Desk } from '../desk-context.ts'

/** Who did something: by name where one is known, else by the role. */
export const actorText = ({ label }: Words, names: Desk['names'], by: Actor): string => {
  if (by.leader !== undefined) return names.leader(by.leader)
  return by.player === undefined ? label(`role.${by.role}`) : names.player(by.player)
}
