import { type CommandKind, traitsOf } from '@topcut/engine'

const ofLeaders: ReadonlySet<CommandKind> = new Set([
  'appoint-leader',
  'dismiss-leader',
  'hand-over-office',
  'change-duty',
])

/** What a person has to do: nothing can be taken back, or it says who leads. */
export const isForPeople = (kind: CommandKind): boolean =>
  traitsOf(kind).grave === true || ofLeaders.has(kind)
