import type { Finding } from '../../vocabulary/finding.ts'
import { isAdmitted } from '../admitted.ts'
import { entriesOf } from '../entries.ts'
import type { Check } from './check.ts'

export const barredMarks: Check = (list, clauses, circumstances) =>
  entriesOf(list)
    .filter(({ item }) => !isAdmitted(item, clauses, circumstances))
    .flatMap(({ item, where }) =>
      clauses.barredMarks
        .filter(({ value: mark }) => item.marks.includes(mark))
        .map(
          ({ value: mark, rule }): Finding => ({
            code: 'barred-mark',
            rule,
            severity: 'must',
            where,
            mark,
          }),
        ),
    )
