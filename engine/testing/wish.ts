import type { Chance } from '../src/chance/chance.ts'
import type { Ask, Command, EventState } from '../src/index.ts'

/** A command that chance has made, and who gives it how. */
export type Wish = { readonly command: Command; readonly by: Partial<Ask> }

/** Null where the event has no place for it. */
export type Maker = (state: EventState, chance: Chance) => Command | Wish | null

export const oneOf = <T>(items: readonly T[], chance: Chance): T =>
  items[chance.below(items.length)] as T
