import { optionValues, type Readings } from '../src/vocabulary/option.ts'

/** Every option read as the first of its values. */
export const firstReadings = Object.fromEntries(
  Object.entries(optionValues).map(([name, values]) => [name, values[0]]),
) as Readings
