import { entriesOf } from '../entries.ts'
import type { Finding } from '../finding.ts'
import type { Check } from './check.ts'

export const barredMarks: Check = (squad, { barredMarks: { value: barred, rule } }) =>
  entriesOf(squad).flatMap(({ item, where }) =>
    item.marks
      .filter((mark) => barred.includes(mark))
      .map((mark): Finding => ({ code: 'barred-mark', rule, severity: 'must', where, mark })),
  )
