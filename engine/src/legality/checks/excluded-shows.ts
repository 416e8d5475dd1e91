import type { Finding } from '../../vocabulary/finding.ts'
import { entriesOf } from '../entries.ts'
import type { Check } from './check.ts'

export const excludedShows: Check = (list, { excludedShows: ruled }, { eventKind, date }) => {
  if (ruled === null || eventKind === null) return []
  const { value, rule } = ruled
  const shows = value
    .filter((one) => one.eventKind === eventKind && date.startsWith(`${one.year}-`))
    .map(({ show }) => show)
  return entriesOf(list).flatMap(({ item: { product }, where }): readonly Finding[] => {
    const show = product?.show ?? null
    if (product === null || show === null || !shows.includes(show)) return []
    return [
      {
        code: 'show-release-excluded',
        rule,
        severity: 'must',
        where,
        product: product.name,
        show,
        event: eventKind,
      },
    ]
  })
}
