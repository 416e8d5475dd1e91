import { describe } from 'vitest'
import { commandsWork } from './commands.suite.ts'

/** As short as it can be typed, and with everything that may be added. */
const leastAndMost = (lines: readonly string[]): readonly string[] => lines.slice(0, 2)

describe.concurrent('what takes a moment', () => {
  commandsWork(({ isLong }) => isLong !== true, leastAndMost)
})
