import type { Actor } from '@topcut/engine'
import type { DeskWords } from '../../words/desk.ts'
import type { Leading } from '../leading.ts'
import { nameOfPlayer } from '../names/name-of-player.ts'

/** Who did something: by name where one is known, else by the role. */
export const actorText = ({ label }: DeskWords, names: Leading['names'], by: Actor): string => {
  const role = label(`role.${by.role}`)
  if (by.leader === undefined) return nameOfPlayer(names, by) ?? role
  const name = names.leader(by.leader)
  // Nobody is called by an id: whoever has no name here is the office they hold.
  return name === by.leader ? role : name
}
