import type { FactOf, SetUpFact } from '@topcut/engine'
import { dayText } from '../../day-text.ts'
import { labelsDe } from '../../de/labels.ts'
import { minutesOf } from '../../de/phrases.ts'
import { detailsText } from '../../sentences/details-text.ts'
import { itemText } from '../../sentences/item-text.ts'
import { planText } from '../../sentences/plan-text.ts'
import type { FactWordsOf } from '../fact-words.ts'

/** What an organizer chose beyond the document. */
const chosen = ({ roundMinutes = {}, missions = [] }: FactOf<'event-created'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; Schweizer Runden: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; K.\u00a0o.-Runden: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; Gefechtseinsätze: ${missions.join(', ')}`]),
  ].join('')
}

export const setUpFactsDe: FactWordsOf<SetUpFact> = {
  'event-created': (fact, names) =>
    `Turnier angelegt: ${fact.name} (${names.regulation(fact.regulation)}, ${labelsDe[`tier.${fact.tier}`]}, ${dayText('de', fact.date)}${chosen(fact)}).`,
  'structure-changed': () => 'Turnierstruktur geändert.',
  'details-set': ({ details }) => `Angaben festgelegt: ${detailsText('de', details)}.`,
  'item-ticked': ({ item, ticked }) =>
    `Checkliste, ${ticked ? 'erledigt' : 'wieder offen'}: ${itemText('de', item)}`,
  'message-announced': ({ text }) =>
    text === '' ? 'Die Durchsage ist zurückgenommen.' : `Durchsage an alle: ${text}`,
  'event-announced': ({ stages, headCount, seconds = [] }, names) => {
    const rulings = seconds.map(({ leader, second }) => {
      const who = second === null ? 'jeder andere Verantwortliche' : names.leader(second)
      return `; zweiter Verantwortlicher (${names.leader(leader)} spielt mit): ${who}`
    })
    return `Bekanntgegeben für ${headCount} Spieler: ${planText('de', stages)}${rulings.join('')}.`
  },
}
