import type { Command, Result } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { listCommands } from './commands/lists.ts'
import { peopleCommands } from './commands/people.ts'
import { roundCommands } from './commands/rounds.ts'
import { rulingCommands } from './commands/rulings.ts'
import { setUpCommands } from './commands/set-up.ts'
import type { resultSchema } from './result.ts'

/** Every wish that can reach the desk, in the order of the engine's own union. */
export const commandSchema = Type.Union([
  ...setUpCommands,
  ...peopleCommands,
  ...listCommands,
  ...roundCommands,
  ...rulingCommands,
])

type Travels = Static<typeof commandSchema>
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false

/** The name of every field, those inside fields too. */
type Fields<T> = T extends string | number | boolean | null
  ? never
  : T extends readonly (infer Item)[]
    ? Fields<Item>
    : { [K in keyof T & string]-?: K | `${K}.${Fields<NonNullable<T[K]>>}` }[keyof T & string]
type CommandFields<U> = U extends { kind: string } ? `${U['kind']} ${Fields<U>}` : never
type ResultFields<U> = U extends { ending: string } ? `${U['ending']} ${Fields<U>}` : never

/**
 * Does not compile when the schemas and the engine's commands have grown apart: a field known to
 * one side only would be refused, or let through unchecked. The fields are compared by name as
 * well, because types that differ by an optional field still pass for one another.
 */
true satisfies Same<Travels, Command> &
  Same<CommandFields<Travels>, CommandFields<Command>> &
  Same<ResultFields<Static<typeof resultSchema>>, ResultFields<Result>>
