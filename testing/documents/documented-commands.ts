import { markdownFiles } from './markdown-files.ts'
import { type NamedCommand, namedCommands } from './named-commands.ts'

/** What tells of earlier days keeps the commands of those. */
const isToday = (file: string): boolean => file !== 'CHANGELOG.md'

/** Every command that a document tells its reader to type. */
export const documentedCommands: readonly NamedCommand[] = [...markdownFiles]
  .filter(([file]) => isToday(file))
  .flatMap(([file, text]) => namedCommands(file, text))
