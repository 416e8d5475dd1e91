import type { ListFact } from '@topcut/engine'
import { labelsPl } from '../../pl/labels.ts'
import { place } from '../../pl/phrases.ts'
import type { FactWordsOf } from '../fact-words.ts'

export const listFactsPl: FactWordsOf<ListFact> = {
  'list-submitted': ({ player }, names) => `${names.player(player)}: przesłano listę.`,
  'list-corrected': ({ player, reason, possibleAdvantage }, names) =>
    `${names.player(player)}: listę skorygowano${possibleAdvantage ? ', zmiana może dawać korzyść' : ''}. Uzasadnienie: ${reason}`,
  'lists-opened': ({ to }) => `Listy są widoczne: ${labelsPl[`lists-open-to.${to}`]}.`,
  'deck-checked': ({ match, player, removed, legalAfter }, names) => {
    const rest = legalAfter ? 'reszta jest dozwolona' : 'reszta jest niedozwolona'
    const found = removed.length === 0 ? 'bez uwag' : `usunięto: ${removed.join(', ')}; ${rest}`
    return `${place(match, names)}: kontrola talii (${names.player(player)}), ${found}.`
  },
  'points-check-ordered': () =>
    'Zarządzono kontrolę punktów: przed rundą 1 każda osoba przelicza listę swojego przeciwnika.',
  'points-check-signed': ({ match, player }, names) =>
    `${place(match, names)}: listę przeciwnika przeliczono (${names.player(player)}).`,
}
