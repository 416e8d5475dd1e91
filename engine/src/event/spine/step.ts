import type { CommandId } from '../../vocabulary/ids.ts'
import type { Actor } from '../../vocabulary/role.ts'
import type { Entry } from './entry.ts'

/**
 * One press may give several commands. Their ids are the same before the `~`, so that the log knows
 * what belongs together, whoever looks at it and from which window.
 */
const stepOf = (command: CommandId): string => {
  const more = command.indexOf('~')
  return more < 0 ? command : command.slice(0, more)
}

/** The id of one more command of the same press; `own` tells it from the others. */
export const alsoOf = (command: CommandId, own: string): CommandId =>
  `${stepOf(command)}~${own}` as CommandId

/** Whether two entries come of one press. Of one hand, too: an id can be made up by anybody. */
export const isSameStep = (one: Entry, other: Entry): boolean =>
  stepOf(one.command) === stepOf(other.command) && isSameHand(one.by, other.by)

const isSameHand = (one: Actor, other: Actor): boolean =>
  one.role === other.role && one.leader === other.leader && one.player === other.player
