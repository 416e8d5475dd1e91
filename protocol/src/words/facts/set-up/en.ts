import type { FactOf, SetUpFact } from '@topcut/engine'
import { dayText } from '../../day-text.ts'
import { labelsEn } from '../../en/labels.ts'
import { minutesOf, playersOf } from '../../en/phrases.ts'
import { detailsText } from '../../sentences/details-text.ts'
import { itemText } from '../../sentences/item-text.ts'
import { planText } from '../../sentences/plan-text.ts'
import type { FactWordsOf } from '../fact-words.ts'

/** What an organizer chose beyond the document. */
const chosen = ({ roundMinutes = {}, missions = [] }: FactOf<'event-created'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; Swiss rounds: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; elimination rounds: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; skirmish missions: ${missions.join(', ')}`]),
  ].join('')
}

export const setUpFactsEn: FactWordsOf<SetUpFact> = {
  'event-created': (fact, names) =>
    `Tournament created: ${fact.name} (${names.regulation(fact.regulation)}, ${labelsEn[`tier.${fact.tier}`]}, ${dayText('en', fact.date)}${chosen(fact)}).`,
  'structure-changed': () => 'Structure changed.',
  'details-set': ({ details }) => `Details laid down: ${detailsText('en', details)}.`,
  'item-ticked': ({ item, ticked }) =>
    `Checklist, ${ticked ? 'done' : 'open again'}: ${itemText('en', item)}`,
  'message-announced': ({ text }) =>
    text === '' ? 'The line for everybody is taken down.' : `Announced to everybody: ${text}`,
  'event-announced': ({ stages, headCount, seconds = [] }, names) => {
    const rulings = seconds.map(({ leader, second }) => {
      const who = second === null ? 'any other leader' : names.leader(second)
      return `; second judge for ${names.leader(leader)}: ${who}`
    })
    return `Announced for ${playersOf(headCount)}: ${planText('en', stages)}${rulings.join('')}.`
  },
}
