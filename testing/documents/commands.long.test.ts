import { commandsWork } from './commands.suite.ts'

commandsWork(
  () => true,
  (lines) => lines,
)
