import { playerList } from '../names.ts'
import { ownerOf } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { entryOf, minutesOf, place } from './phrases.ts'

export const material: SubjectWords<'material'> = {
  'command.report-material': 'report a lost or damaged component',
  'command.grant-material-time': 'grant time to find a replacement',
  'command.settle-material': 'settle the case of a lost or damaged component',
  'command.order-sharing': 'order components to be shared',

  'button.report-material': 'Report component',
  'button.grant-material-time': 'Grant time',
  'button.settle-material': 'Settle case',
  'button.order-sharing': 'Order sharing',

  'fact.material-reported': 'component lost or damaged',
  'fact.material-time-granted': 'time for a replacement',
  'fact.material-settled': 'lost or damaged component settled',
  'fact.sharing-ordered': 'sharing ordered',

  'line.material-reported': ({ player, what, component, name, round, match }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}, `
    const since = round === 0 ? '' : `, round ${round}`
    return `${where}${names.player(player)}: ${labels[`material.${what}`]}${since}: ${name} (${labels[`component.${component}`]}).`
  },
  'line.material-time-granted': ({ case: of, minutes }) =>
    `Lost or damaged component (${entryOf(of)}), time to find a replacement: ${minutesOf(minutes)}.`,
  'line.material-settled': ({ case: of, outcome, proxy }) => {
    const card =
      proxy === undefined
        ? ''
        : ` Proxy for ${proxy.card}: ${proxy.lostText}; made by ${proxy.madeBy}, ${proxy.madeOn}.`
    return `Lost or damaged component (${entryOf(of)}), settled: ${labels[`settled.${outcome}`]}.${card}`
  },
  'line.sharing-ordered': ({ match, items, from }, names) =>
    `${place(match, names)}: shared for the whole round: ${items.map((item) => labels[`shared.${item}`]).join(', ')}. They come from: ${ownerOf('en', match, from, names)}.`,

  'refusal.proxy-incomplete': ({ missing }) =>
    `Still missing on the proxy: ${missing.map((field) => labels[`proxy.${field}`]).join(', ')}. Add it; only then may the proxy be played.`,
  'refusal.outcome-not-possible': ({ outcome }) =>
    `Not possible in this case: ${labels[`settled.${outcome}`]}. Choose another outcome.`,
  'refusal.sharing-too-late': ({ table }) =>
    `Table ${table}: sharing can be ordered only before the match, and play has begun. It is possible again in the next round.`,
  'refusal.material-missing': ({ players }, names) =>
    `A replacement is still missing: ${playerList(players, names)}. Settle the case: replaced, or taken out of the tournament.`,
}
