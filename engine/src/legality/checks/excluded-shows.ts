import { entriesOf } from '../entries.ts'
import type { Finding } from '../finding.ts'
import type { Check } from './check.ts'

export const excludedShows: Check = (squad, { excludedShows: ruled }, { event }) => {
  if (ruled === null) return []
  const { value, rule } = ruled
  const shows = value.filter((each) => each.excludedEvent === event).map(({ show }) => show)
  return entriesOf(squad).flatMap(({ item: { product }, where }): readonly Finding[] => {
    const show = product?.show ?? null
    if (event === null || product === null || show === null || !shows.includes(show)) return []
    return [
      {
        code: 'show-release-excluded',
        rule,
        severity: 'must',
        where,
        product: product.name,
        show,
        event,
      },
    ]
  })
}
