import type { Finding } from '../../vocabulary/finding.ts'
import { isAdmitted } from '../admitted.ts'
import { entriesOf } from '../entries.ts'
import type { Check } from './check.ts'

export const proxies: Check = (list, clauses, circumstances) => {
  const { value: barred, rule } = clauses.noProxies
  return entriesOf(list)
    .filter(({ item }) => !isAdmitted(item, clauses, circumstances))
    .flatMap(({ item, where }) =>
      item.proxies
        .filter((part) => barred.includes(part))
        .map((part): Finding => ({ code: 'proxy', rule, severity: 'must', where, part })),
    )
}
