import type { ListFact } from '@topcut/engine'
import { labelsDe } from '../../de/labels.ts'
import { place } from '../../de/phrases.ts'
import type { FactWordsOf } from '../fact-words.ts'

export const listFactsDe: FactWordsOf<ListFact> = {
  'list-submitted': ({ player }, names) => `${names.player(player)}: Liste abgegeben.`,
  'list-corrected': ({ player, reason, possibleAdvantage }, names) =>
    `${names.player(player)}: Liste berichtigt${possibleAdvantage ? ', möglicherweise zum Vorteil' : ''}. Begründung: ${reason}`,
  'lists-opened': ({ to }) => `Listen einsehbar: ${labelsDe[`lists-open-to.${to}`]}.`,
  'deck-checked': ({ match, player, removed, legalAfter }, names) => {
    const rest = legalAfter ? 'der Rest ist turnierlegal' : 'der Rest ist nicht turnierlegal'
    const found =
      removed.length === 0 ? 'keine Beanstandungen' : `entfernt: ${removed.join(', ')}; ${rest}`
    return `${place(match, names)}: Decküberprüfung (${names.player(player)}), ${found}.`
  },
  'points-check-ordered': () =>
    'Überprüfung der Punkte angeordnet: Vor Runde 1 rechnen alle Spieler die Liste ihres Gegners nach.',
  'points-check-signed': ({ match, player }, names) =>
    `${place(match, names)}: Liste des Gegners nachgerechnet (${names.player(player)}).`,
}
