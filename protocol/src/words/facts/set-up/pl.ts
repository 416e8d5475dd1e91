import type { FactOf, SetUpFact } from '@topcut/engine'
import { dayText } from '../../day-text.ts'
import { labelsPl } from '../../pl/labels.ts'
import { minutesOf, playersOf } from '../../pl/phrases.ts'
import { detailsText } from '../../sentences/details-text.ts'
import { itemText } from '../../sentences/item-text.ts'
import { planText } from '../../sentences/plan-text.ts'
import type { FactWordsOf } from '../fact-words.ts'

/** What an organizer chose beyond the document. */
const chosen = ({ roundMinutes = {}, missions = [] }: FactOf<'event-created'>) => {
  const { swiss, elimination } = roundMinutes
  return [
    ...(swiss === undefined ? [] : [`; rundy szwajcarskie: ${minutesOf(swiss)}`]),
    ...(elimination === undefined ? [] : [`; rundy pucharowe: ${minutesOf(elimination)}`]),
    ...(missions.length === 0 ? [] : [`; misje potyczki: ${missions.join(', ')}`]),
  ].join('')
}

export const setUpFactsPl: FactWordsOf<SetUpFact> = {
  'event-created': (fact, names) =>
    `Utworzono turniej: ${fact.name} (${names.regulation(fact.regulation)}, poziom ${labelsPl[`tier.${fact.tier}`]}, ${dayText('pl', fact.date)}${chosen(fact)}).`,
  'structure-changed': () => 'Zmieniono strukturę turnieju.',
  'details-set': ({ details }) => `Ustalono dane turnieju: ${detailsText('pl', details)}.`,
  'item-ticked': ({ item, ticked }) =>
    `Lista kontrolna, ${ticked ? 'gotowe' : 'ponownie do zrobienia'}: ${itemText('pl', item)}`,
  'message-announced': ({ text }) =>
    text === '' ? 'Komunikat dla wszystkich został zdjęty.' : `Komunikat dla wszystkich: ${text}`,
  'event-announced': ({ stages, headCount, seconds = [] }, names) => {
    const rulings = seconds.map(({ leader, second }) => {
      const who = second === null ? 'dowolna inna osoba prowadząca' : names.leader(second)
      return `; druga osoba prowadząca (gra ${names.leader(leader)}): ${who}`
    })
    return `Ogłoszono (${playersOf(headCount)}): ${planText('pl', stages)}${rulings.join('')}.`
  },
}
