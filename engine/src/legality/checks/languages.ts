import type { Finding } from '../../vocabulary/finding.ts'
import { isAdmitted } from '../admitted.ts'
import { entriesOf } from '../entries.ts'
import type { Check } from './check.ts'

export const languages: Check = (list, clauses, circumstances) => {
  if (clauses.languages === null) return []
  const { value: allowed, rule } = clauses.languages
  return entriesOf(list).flatMap(({ item, where }): readonly Finding[] => {
    const { language } = item
    if (language === undefined || allowed.includes(language)) return []
    if (isAdmitted(item, clauses, circumstances)) return []
    return [{ code: 'language-not-allowed', rule, severity: 'must', where, language, allowed }]
  })
}
