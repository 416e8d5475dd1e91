import type { ListFact } from '@topcut/engine'
import { labelsEn } from '../../en/labels.ts'
import { place } from '../../en/phrases.ts'
import type { FactWordsOf } from '../fact-words.ts'

export const listFactsEn: FactWordsOf<ListFact> = {
  'list-submitted': ({ player }, names) => `${names.player(player)}: list submitted.`,
  'list-corrected': ({ player, reason, possibleAdvantage }, names) =>
    `${names.player(player)}: list corrected${possibleAdvantage ? ', possibly to an advantage' : ''}. Reason: ${reason}`,
  'lists-opened': ({ to }) => `Lists can be seen by: ${labelsEn[`lists-open-to.${to}`]}.`,
  'deck-checked': ({ match, player, removed, legalAfter }, names) => {
    const rest = legalAfter ? 'the rest may be played' : 'the rest may not be played'
    const found = removed.length === 0 ? 'no findings' : `removed: ${removed.join(', ')}; ${rest}`
    return `${place(match, names)}: deck check (${names.player(player)}), ${found}.`
  },
  'points-check-ordered': () =>
    'Check of the points ordered: before round 1 all players add up the list of their opponent.',
  'points-check-signed': ({ match, player }, names) =>
    `${place(match, names)}: ${names.player(player)} has added up the list of the opponent.`,
}
