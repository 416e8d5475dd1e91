import type { RuleId } from '../../vocabulary/rule.ts'
import { entriesOf } from '../entries.ts'
import type { Circumstances, Finding, Where } from '../finding.ts'
import type { Product } from '../squad.ts'
import type { Check } from './check.ts'

export const release: Check = (squad, { release: ruled }, circumstances) => {
  if (ruled === null) return []
  const { value, rule } = ruled
  const { region, organizersList } = circumstances
  const products = entriesOf(squad).flatMap(({ item, where }) =>
    item.product === null ? [] : [{ product: item.product, where }],
  )
  if (value.fromReleaseIn.includes(region)) {
    return products.flatMap(({ product, where }) => byDay(product, where, rule, circumstances))
  }
  // One word to the leader: without the organizer's list nobody can tell, for any card.
  if (organizersList === null) {
    return [{ code: 'organizers-list-missing', rule, severity: 'should', region }]
  }
  return products
    .filter(({ product }) => !organizersList.includes(product.name))
    .map(({ product: { name: product }, where }) => ({
      code: 'not-on-organizers-list',
      rule,
      severity: 'must',
      where,
      product,
      region,
    }))
}

const byDay = (
  { name: product, released }: Product,
  where: Where,
  rule: RuleId,
  { date }: Circumstances,
): readonly Finding[] => {
  if (released === null) {
    return [{ code: 'release-unknown', rule, severity: 'should', where, product }]
  }
  if (date >= released) return []
  return [{ code: 'not-released', rule, severity: 'must', where, product, released, date }]
}
