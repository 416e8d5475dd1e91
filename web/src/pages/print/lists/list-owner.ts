import type { Person, PlayerId } from '@topcut/engine'

/** Whose list it is; nobody's yet on a blank one. */
export type ListOwner = {
  readonly player: PlayerId
  readonly name: string
  readonly person: Person | null
} | null
