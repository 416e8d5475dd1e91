import type { Card, Product } from '../../vocabulary/card.ts'
import type { Finding, Where } from '../../vocabulary/finding.ts'
import { dayNumber } from '../../vocabulary/instant.ts'
import type { Clause } from '../../vocabulary/rule.ts'
import { admissionOf } from '../admitted.ts'
import type { Circumstances } from '../circumstances.ts'
import type { OutClause } from '../clauses.ts'
import { dated } from '../dated.ts'
import { entriesOf } from '../entries.ts'
import type { Check } from './check.ts'

export const release: Check = (list, clauses, circumstances) => {
  const { value, rule } = clauses.release
  const { region, organizersList } = circumstances
  const isByDay = value.region === null || (region ?? value.region) === value.region
  const products = entriesOf(list).flatMap(({ item, where }) => {
    const admission = admissionOf(item, clauses, circumstances)
    const waits = admission === null || (clauses.admissionsWait?.value && !admission.beforeItsTime)
    const box = item.product ?? (isByDay ? firstBox(item, circumstances) : null)
    return box === null || !waits
      ? []
      : [{ product: dated(box, circumstances), where, language: item.language }]
  })
  if (isByDay) {
    return products.flatMap(({ product, where, language }) => {
      const own = clauses.releaseIn.find((one) => one.value.language === language)
      return byDay(product, where, own ?? clauses.release, circumstances)
    })
  }
  const elsewhere = region ?? ''
  // One word to the leader: without the organizer's list nobody can tell, for any card.
  if (organizersList === null) {
    return [{ code: 'organizers-list-missing', rule, severity: 'should', region: elsewhere }]
  }
  return products
    .filter(({ product }) => !organizersList.includes(product.name))
    .map(({ product: { name: product }, where }) => ({
      code: 'not-on-organizers-list',
      rule,
      severity: 'must',
      where,
      product,
      region: elsewhere,
    }))
}

/** Of cards that share a name the first to come out: before its day nobody has any of them. */
const firstBox = ({ namesakes = [] }: Card, { cards }: Circumstances): Product | null => {
  const [first] = (cards?.products ?? [])
    .flatMap(({ name, released }) =>
      released !== undefined && namesakes.includes(name) ? [{ name, released }] : [],
    )
    .toSorted((a, b) => a.released.localeCompare(b.released))
  if (first === undefined) return null
  return { name: first.name, released: { 'north-american': first.released }, show: null }
}

const byDay = (
  { name: product, released: editions }: Product,
  where: Where,
  { value: { edition, days }, rule }: Clause<OutClause>,
  { date, cards }: Circumstances,
): readonly Finding[] => {
  const first = editions['north-american'] ?? null
  // No edition is out before the first one: a catalogue knows that day, if not the edition's own.
  const stands = editions[edition] === undefined && cards !== null && first !== null
  const released = stands ? first : editions[edition]
  if (released === undefined) {
    return [{ code: 'release-unknown', rule, severity: 'should', where, product, edition }]
  }
  if (released !== null && dayNumber(date) - dayNumber(released) >= days) return []
  return [
    {
      code: 'not-released',
      rule,
      severity: 'must',
      where,
      product,
      edition: stands ? 'north-american' : edition,
      released,
      days,
      date,
    },
  ]
}
