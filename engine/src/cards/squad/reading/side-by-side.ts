import { named } from '../../names.ts'
import type { SquadIndex } from '../squad-index.ts'
import { ownShip } from './own-ship.ts'

/** A pilot, and the kind of ship or the skill that stands beside the name with nothing between. */
type SideBySide = { readonly name: string; readonly note: string }

/** Longer texts are no two names. */
const mostWords = 12

const skill = /^(?:ps|skill|pilot skill|pilotenwert|umiejętności)\s*\d{1,2}$/iu

/** Null where it is one name, or nobody can tell. */
export const sideBySide = (index: SquadIndex, text: string): SideBySide | null => {
  const words = text.split(' ')
  if (words.length < 2 || words.length > mostWords) return null
  const isPilot = (name: string): boolean => named(index.names.pilots, name).length > 0
  // A ship that the pilot does not fly may as well be the beginning of a misspelt title.
  const flies = (pilot: string, kind: string): boolean => ownShip(index, pilot, kind) !== null
  for (let at = 1; at < words.length; at += 1) {
    const [left, right] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (isPilot(left) && (skill.test(right) || flies(left, right))) {
      return { name: left, note: right }
    }
    if (isPilot(right) && flies(right, left)) return { name: right, note: left }
  }
  return null
}
