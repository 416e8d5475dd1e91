import type { Finding } from '../../vocabulary/finding.ts'
import type { SquadCheck } from './check.ts'

export const obstacles: SquadCheck = (squad, { obstacles: { value, rule } }) => {
  // Whether a list may say nothing about obstacles is for the check of its contents.
  const chosen = squad.obstacles
  if (chosen === null) return []
  const count: readonly Finding[] =
    chosen.length === value.count
      ? []
      : [
          {
            code: 'obstacle-count',
            rule,
            severity: 'must',
            count: chosen.length,
            needed: value.count,
          },
        ]
  const names = [...new Set(chosen)]
  const repeated = value.different
    ? names.filter((name) => chosen.indexOf(name) !== chosen.lastIndexOf(name))
    : []
  const unknown = names.filter((name) => !value.pool.includes(name))
  return [
    ...count,
    ...repeated.map(
      (obstacle): Finding => ({ code: 'obstacle-repeated', rule, severity: 'must', obstacle }),
    ),
    ...unknown.map(
      (obstacle): Finding => ({ code: 'obstacle-unknown', rule, severity: 'must', obstacle }),
    ),
  ]
}
