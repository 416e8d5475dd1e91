import type { RulingFact } from '../../groups.ts'
import { labelsPl } from '../../pl/labels.ts'
import { entryOf, minutesOf, place, pointsTaken } from '../../pl/phrases.ts'
import { rulingText } from '../../sentences/ruling-text.ts'
import { type FactWordsOf, ownerOf } from '../fact-words.ts'

export const rulingFactsPl: FactWordsOf<RulingFact> = {
  'ruling-recorded': ({ ruling }, names) =>
    `Decyzja (${rulingText('pl', ruling, names)}): ${ruling.text}`,
  'ruling-appealed': ({ ruling, player }, names) =>
    `${names.player(player)}: wniosek o weryfikację decyzji (${entryOf(ruling)}).`,
  'appeal-decided': ({ ruling, upheld, text }) =>
    `Weryfikacja decyzji (${entryOf(ruling)}): ${upheld ? 'decyzję utrzymano' : 'decyzję uchylono'}. ${text}`,
  'points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: odjęto ${pointsTaken(points)}. Uzasadnienie: ${reason}`,
  'disqualification-proposed': ({ player, reason }, names) =>
    `${names.player(player)}: wniosek o dyskwalifikację. Uzasadnienie: ${reason}`,
  'proposal-answered': ({ proposal, confirmed, reason }) =>
    `Wniosek o dyskwalifikację (${entryOf(proposal)}): ${confirmed ? 'przyjęto' : 'odrzucono'}. Uzasadnienie: ${reason}`,
  'judge-called': ({ match, player, about }, names) => {
    const where =
      match === undefined ? 'Wezwanie sędziego' : `${place(match, names)}: wezwanie sędziego`
    return `${where}${player === undefined ? '' : ` (${names.player(player)})`}: ${about}`
  },
  'call-taken': ({ call }) => `Przyjęto wezwanie (${entryOf(call)}).`,
  'call-closed': ({ call }) => `Zamknięto wezwanie (${entryOf(call)}).`,
  'material-reported': ({ player, what, component, name, round, match }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}, `
    const since = round === 0 ? '' : `, runda ${round}`
    return `${where}${names.player(player)}: ${labelsPl[`material.${what}`]}${since}: ${name} (${labelsPl[`component.${component}`]}).`
  },
  'material-time-granted': ({ case: of, minutes }) =>
    `Sprawa elementu (${entryOf(of)}): czas na znalezienie zamiennika: ${minutesOf(minutes)}.`,
  'material-settled': ({ case: of, outcome, proxy }) => {
    const card =
      proxy === undefined
        ? ''
        : ` Proxy zamiast karty ${proxy.card}: ${proxy.lostText}; podpis: ${proxy.madeBy}, ${proxy.madeOn}.`
    return `Zamknięto sprawę elementu (${entryOf(of)}): ${labelsPl[`settled.${outcome}`]}.${card}`
  },
  'sharing-ordered': ({ match, items, from }, names) =>
    `${place(match, names)}: dzielenie komponentów przez całą rundę: ${items.map((item) => labelsPl[`shared.${item}`]).join(', ')}. Komponenty udostępnia: ${ownerOf('pl', match, from, names)}.`,
}
