import { labelsDe } from '../../de/labels.ts'
import { entryOf, minutesOf, place } from '../../de/phrases.ts'
import type { RulingFact } from '../../groups.ts'
import { plural } from '../../plural.ts'
import { rulingText } from '../../sentences/ruling-text.ts'
import { type FactWordsOf, ownerOf } from '../fact-words.ts'

export const rulingFactsDe: FactWordsOf<RulingFact> = {
  'ruling-recorded': ({ ruling }, names) =>
    `Entscheidung (${rulingText('de', ruling, names)}): ${ruling.text}`,
  'ruling-appealed': ({ ruling, player }, names) =>
    `${names.player(player)}: Überprüfung einer Entscheidung verlangt (${entryOf(ruling)}).`,
  'appeal-decided': ({ ruling, upheld, text }) =>
    `Entscheidung überprüft (${entryOf(ruling)}): ${upheld ? 'Sie bleibt bestehen' : 'Sie ist aufgehoben'}. ${text}`,
  'points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: Punktabzug, ${plural('de', points, { one: '{{count}} Turnierpunkt', other: '{{count}} Turnierpunkte' })}. Begründung: ${reason}`,
  'disqualification-proposed': ({ player, reason }, names) =>
    `${names.player(player)}: Disqualifikation vorgeschlagen. Begründung: ${reason}`,
  'proposal-answered': ({ proposal, confirmed, reason }) =>
    `Vorgeschlagene Disqualifikation (${entryOf(proposal)}): ${confirmed ? 'bestätigt' : 'abgelehnt'}. Begründung: ${reason}`,
  'judge-called': ({ match, player, about }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}: `
    const who = player === undefined ? '' : ` (${names.player(player)})`
    return `${where}Ruf nach einem Schiedsrichter${who}: ${about}`
  },
  'call-taken': ({ call }) => `Ruf übernommen (${entryOf(call)}).`,
  'call-closed': ({ call }) => `Ruf abgeschlossen (${entryOf(call)}).`,
  'material-reported': ({ player, what, component, name, round, match }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}, `
    const since = round === 0 ? '' : `, Runde ${round}`
    return `${where}${names.player(player)}: ${labelsDe[`material.${what}`]}${since}: ${name} (${labelsDe[`component.${component}`]}).`
  },
  'material-time-granted': ({ case: of, minutes }) =>
    `Materialfall (${entryOf(of)}): Zeit für die Suche nach Ersatz: ${minutesOf(minutes)}.`,
  'material-settled': ({ case: of, outcome, proxy }) => {
    const card =
      proxy === undefined
        ? ''
        : ` Proxy-Karte für ${proxy.card}: ${proxy.lostText}; von ${proxy.madeBy}, ${proxy.madeOn}.`
    return `Materialfall (${entryOf(of)}) abgeschlossen: ${labelsDe[`settled.${outcome}`]}.${card}`
  },
  'sharing-ordered': ({ match, items, from }, names) =>
    `${place(match, names)}: gemeinsame Nutzung für die ganze Turnierrunde: ${items.map((item) => labelsDe[`shared.${item}`]).join(', ')}. Das Material stellt: ${ownerOf('de', match, from, names)}.`,
}
