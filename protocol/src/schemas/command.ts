import type { CommandKind, Result, Subjects } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { callsCommands } from './commands/calls.ts'
import { clockCommands } from './commands/clock.ts'
import { commandOf, describing } from './commands/command-of.ts'
import { cutCommands } from './commands/cut.ts'
import { leadersCommands } from './commands/leaders.ts'
import { listsCommands } from './commands/lists.ts'
import { luckCommands } from './commands/luck.ts'
import { materialCommands } from './commands/material.ts'
import { missionsCommands } from './commands/missions.ts'
import { playersCommands } from './commands/players.ts'
import { resultsCommands } from './commands/results.ts'
import { roundsCommands } from './commands/rounds.ts'
import { rulingsCommands } from './commands/rulings.ts'
import { setUpCommands } from './commands/set-up.ts'
import { tablesCommands } from './commands/tables.ts'
import { entrySchema } from './ids.ts'
import type { resultSchema } from './result.ts'
import type { Fields, Same } from './same.ts'
import { reason } from './text.ts'

const undo = describing<Subjects['spine']['command']>()([
  commandOf('undo', {
    entry: entrySchema,
    whole: Type.Optional(Type.Literal(true)),
    reason,
  }),
])

/** Every wish that can reach the desk. */
export const commandSchema = Type.Union([
  ...setUpCommands,
  ...playersCommands,
  ...leadersCommands,
  ...listsCommands,
  ...roundsCommands,
  ...luckCommands,
  ...tablesCommands,
  ...clockCommands,
  ...resultsCommands,
  ...cutCommands,
  ...rulingsCommands,
  ...callsCommands,
  ...materialCommands,
  ...missionsCommands,
  ...undo,
])

type ResultFields<U> = U extends { ending: string } ? `${U['ending']} ${Fields<U>}` : never

/** Does not compile where a subject is left out, nor where results have grown apart. */
true satisfies Same<Static<typeof commandSchema>['kind'], CommandKind> &
  Same<ResultFields<Static<typeof resultSchema>>, ResultFields<Result>>
