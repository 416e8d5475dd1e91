import type { Finding } from '../../vocabulary/finding.ts'
import { isAdmitted } from '../admitted.ts'
import type { ListClauses } from '../clauses.ts'
import { entriesOf, type Item } from '../entries.ts'
import type { Check } from './check.ts'

export const barredMarks: Check = (list, clauses, circumstances) =>
  entriesOf(list)
    .filter(({ item }) => !isAdmitted(item, clauses, circumstances))
    .flatMap(({ item, where }) =>
      clauses.barredMarks
        .filter(({ value: mark }) => marksOf(item, clauses).includes(mark))
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

/** Nobody can take a huge ship for a standard one by leaving its mark out. */
const marksOf = ({ marks, size }: Item, clauses: ListClauses): readonly string[] =>
  size === 'huge' && clauses.kind === 'squad' ? [...marks, clauses.hugeShips.value] : marks

export const proxies: Check = (list, clauses, circumstances) =>
  entriesOf(list)
    .filter(({ item }) => !isAdmitted(item, clauses, circumstances))
    .flatMap(({ item, where }) =>
      item.proxies.flatMap((part) =>
        clauses.noProxies
          .filter(({ value }) => value.includes(part))
          .map(({ rule }): Finding => ({ code: 'proxy', rule, severity: 'must', where, part })),
      ),
    )

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

/** A card that could be taken for another one: its product has to stand beside its name. */
export const sameName: Check = (list, { sameName: ruled }) => {
  if (ruled?.value !== true) return []
  return entriesOf(list).flatMap(({ item, where }): readonly Finding[] => {
    const { product, namesakes: products = [] } = item
    if (product !== null || products.length === 0) return []
    return [{ code: 'name-ambiguous', rule: ruled.rule, severity: 'must', where, products }]
  })
}

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
