import type { Finding } from '../../vocabulary/finding.ts'
import { entriesOf } from '../entries.ts'
import type { Check } from './check.ts'

/** A card that could be taken for another one: its product has to stand beside its name. */
export const sameName: Check = (list, { sameName: ruled }) => {
  if (ruled?.value !== true) return []
  return entriesOf(list).flatMap(({ item, where }): readonly Finding[] => {
    const { product, namesakes: products = [] } = item
    if (product !== null || products.length === 0) return []
    return [{ code: 'name-ambiguous', rule: ruled.rule, severity: 'must', where, products }]
  })
}
