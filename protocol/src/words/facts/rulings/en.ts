import { labelsEn } from '../../en/labels.ts'
import { entryOf, minutesOf, place } from '../../en/phrases.ts'
import type { RulingFact } from '../../groups.ts'
import { plural } from '../../plural.ts'
import { rulingText } from '../../sentences/ruling-text.ts'
import { type FactWordsOf, ownerOf } from '../fact-words.ts'

export const rulingFactsEn: FactWordsOf<RulingFact> = {
  'ruling-recorded': ({ ruling }, names) =>
    `Ruling (${rulingText('en', ruling, names)}): ${ruling.text}`,
  'ruling-appealed': ({ ruling, player }, names) =>
    `${names.player(player)}: review of a ruling requested (${entryOf(ruling)}).`,
  'appeal-decided': ({ ruling, upheld, text }) =>
    `Ruling reviewed (${entryOf(ruling)}): ${upheld ? 'it stands' : 'it does not stand'}. ${text}`,
  'points-deducted': ({ player, points, reason }, names) =>
    `${names.player(player)}: ${plural('en', points, { one: '{{count}} tournament point', other: '{{count}} tournament points' })} deducted. Reason: ${reason}`,
  'disqualification-proposed': ({ player, reason }, names) =>
    `${names.player(player)}: disqualification proposed. Reason: ${reason}`,
  'proposal-answered': ({ proposal, confirmed, reason }) =>
    `Proposed disqualification (${entryOf(proposal)}): ${confirmed ? 'confirmed' : 'declined'}. Reason: ${reason}`,
  'judge-called': ({ match, player, about }, names) => {
    const where =
      match === undefined ? 'Call for a judge' : `${place(match, names)}: call for a judge`
    return `${where}${player === undefined ? '' : ` (${names.player(player)})`}: ${about}`
  },
  'call-taken': ({ call }) => `Call taken (${entryOf(call)}).`,
  'call-closed': ({ call }) => `Call closed (${entryOf(call)}).`,
  'material-reported': ({ player, what, component, name, round, match }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}, `
    const since = round === 0 ? '' : `, round ${round}`
    return `${where}${names.player(player)}: ${labelsEn[`material.${what}`]}${since}: ${name} (${labelsEn[`component.${component}`]}).`
  },
  'material-time-granted': ({ case: of, minutes }) =>
    `Lost or damaged component (${entryOf(of)}), time to find a replacement: ${minutesOf(minutes)}.`,
  'material-settled': ({ case: of, outcome, proxy }) => {
    const card =
      proxy === undefined
        ? ''
        : ` Proxy for ${proxy.card}: ${proxy.lostText}; made by ${proxy.madeBy}, ${proxy.madeOn}.`
    return `Lost or damaged component (${entryOf(of)}), settled: ${labelsEn[`settled.${outcome}`]}.${card}`
  },
  'sharing-ordered': ({ match, items, from }, names) =>
    `${place(match, names)}: shared for the whole round: ${items.map((item) => labelsEn[`shared.${item}`]).join(', ')}. They come from: ${ownerOf('en', match, from, names)}.`,
}
