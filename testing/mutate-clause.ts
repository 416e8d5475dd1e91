import { regulations } from '@topcut/engine'
import { clausesIn } from '../scripts/rules/clauses.ts'

/*
 * Loaded before the tests by `npm run rules -- --mutate` only: changes one clause of one regulation
 * in memory, so that a test carrying its rule has to fail.
 */
const house = globalThis as { topcutIsMutated?: true }
const [id = '', place = '', which = ''] = (process.env['TOPCUT_MUTATE'] ?? '').split(' ')
const regulation = regulations.find((one) => one.id === id)
const found = clausesIn(regulation).find(({ path }) => path.join('.') === place)
if (regulation !== undefined && found !== undefined && house.topcutIsMutated !== true) {
  let clause = regulation as unknown as Record<string, unknown>
  for (const key of found.path) clause = clause[key] as Record<string, unknown>
  clause['value'] = found.mutants[Number(which)]
  house.topcutIsMutated = true
}
