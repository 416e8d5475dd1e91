import type { Card, Sleeves } from '../../vocabulary/card.ts'
import type { Finding } from '../../vocabulary/finding.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'
import type { Circumstances } from '../circumstances.ts'
import type { SleeveClauses } from '../clauses.ts'
import { cardsOf } from '../entries.ts'
import type { Check } from './check.ts'

/** What is not said about sleeves is not asked about. */
type Sleeved = { readonly sleeves: Sleeves; readonly cards: readonly Card[]; readonly deck: number }

export const sleeves: Check = (list, { sleeves: clauses }, circumstances) =>
  clauses === null
    ? []
    : sleevedIn(list).flatMap((sleeved) => [
        ...missing(sleeved, clauses, circumstances),
        ...seeThrough(sleeved, clauses),
        ...notAlike(sleeved, clauses),
      ])

const sleevedIn = (list: SquadList): readonly Sleeved[] => {
  if (list.kind === 'army') {
    return list.sleeves === undefined
      ? []
      : [{ sleeves: list.sleeves, cards: list.commandDeck ?? [], deck: 0 }]
  }
  if (!('decks' in list)) return []
  return list.decks.flatMap((one, deck) =>
    one.sleeves === undefined ? [] : [{ sleeves: one.sleeves, cards: cardsOf(one), deck }],
  )
}

const missing = (
  { sleeves: worn, deck }: Sleeved,
  { mandatoryAt }: SleeveClauses,
  { tier, sleevesOrdered }: Circumstances,
): readonly Finding[] => {
  if (mandatoryAt === null || worn !== 'none') return []
  const isMandatory = sleevesOrdered || mandatoryAt.value.includes(tier)
  const severity = isMandatory ? 'must' : 'should'
  return [{ code: 'sleeves-missing', rule: mandatoryAt.rule, severity, where: { deck } }]
}

const seeThrough = (
  { sleeves: worn, cards, deck }: Sleeved,
  { hiding }: SleeveClauses,
): readonly Finding[] => {
  // Whether a deck may go without sleeves is the other rule's to say.
  if (hiding === null || worn === 'none' || hiding.value.sleeves.includes(worn)) return []
  const marks = hiding.value.marks.filter((mark) => cards.some((card) => card.marks.includes(mark)))
  const { rule } = hiding
  return marks.length === 0
    ? []
    : [{ code: 'sleeves-see-through', rule, severity: 'must', where: { deck }, marks }]
}

const notAlike = (
  { sleeves: worn, deck }: Sleeved,
  { barred }: SleeveClauses,
): readonly Finding[] =>
  barred?.value.includes(worn) === true
    ? [
        {
          code: 'sleeves-not-alike',
          rule: barred.rule,
          severity: 'must',
          where: { deck },
          sleeves: worn,
        },
      ]
    : []
