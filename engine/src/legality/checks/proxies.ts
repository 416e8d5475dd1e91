import { entriesOf } from '../entries.ts'
import type { Finding } from '../finding.ts'
import type { Check } from './check.ts'

export const proxies: Check = (squad, { noProxies: { value: barred, rule } }) =>
  entriesOf(squad).flatMap(({ item, where }) =>
    item.proxies
      .filter((part) => barred.includes(part))
      .map((part): Finding => ({ code: 'proxy', rule, severity: 'must', where, part })),
  )
