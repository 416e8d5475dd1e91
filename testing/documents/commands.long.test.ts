import { describe } from 'vitest'
import { commandsWork } from './commands.suite.ts'

// One after the other: some of them build what others run.
describe('everything that can be typed', () => {
  commandsWork(
    () => true,
    (lines) => lines,
  )
})
