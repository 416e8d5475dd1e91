import type { ListCommand } from './commands/lists.ts'
import type { PeopleCommand } from './commands/people.ts'
import type { RoundCommand } from './commands/rounds.ts'
import type { RulingCommand } from './commands/rulings.ts'
import type { SetUpCommand } from './commands/set-up.ts'

/** A wish, imperative; it may be refused. */
export type Command = SetUpCommand | PeopleCommand | ListCommand | RoundCommand | RulingCommand

export type CommandKind = Command['kind']
