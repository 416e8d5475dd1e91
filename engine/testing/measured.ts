import { fractionText } from '../src/standings/fraction.ts'
import type { MeasureName } from '../src/standings/measure-names.ts'
import { measured, type Standing } from '../src/standings/standings.ts'

/** The exact value of a measure on a line: `16/9`, or `-` where the document has no such measure. */
export const measuredText = (line: Standing, name: MeasureName): string => {
  const value = measured(line, name)
  return value === null ? '-' : fractionText(value)
}
