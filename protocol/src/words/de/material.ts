import { playerList } from '../names.ts'
import { ownerOf } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { entryOf, minutesOf, place } from './phrases.ts'

export const material: SubjectWords<'material'> = {
  'command.report-material': 'verlorenes oder beschädigtes Material melden',
  'command.grant-material-time': 'Zeit für die Suche nach Ersatz gewähren',
  'command.settle-material': 'einen Materialfall abschließen',
  'command.order-sharing': 'die gemeinsame Nutzung von Spielmaterial anordnen',

  'button.report-material': 'Material melden',
  'button.grant-material-time': 'Zeit gewähren',
  'button.settle-material': 'Materialfall abschließen',
  'button.order-sharing': 'Gemeinsame Nutzung anordnen',

  'fact.material-reported': 'Material verloren oder beschädigt',
  'fact.material-time-granted': 'Zeit für Ersatz',
  'fact.material-settled': 'Materialfall abgeschlossen',
  'fact.sharing-ordered': 'gemeinsame Nutzung angeordnet',

  'line.material-reported': ({ player, what, component, name, round, match }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}, `
    const since = round === 0 ? '' : `, Runde ${round}`
    return `${where}${names.player(player)}: ${labels[`material.${what}`]}${since}: ${name} (${labels[`component.${component}`]}).`
  },
  'line.material-time-granted': ({ case: of, minutes }) =>
    `Materialfall (${entryOf(of)}): Zeit für die Suche nach Ersatz: ${minutesOf(minutes)}.`,
  'line.material-settled': ({ case: of, outcome, proxy }) => {
    const card =
      proxy === undefined
        ? ''
        : ` Proxy-Karte für ${proxy.card}: ${proxy.lostText}; von ${proxy.madeBy}, ${proxy.madeOn}.`
    return `Materialfall (${entryOf(of)}) abgeschlossen: ${labels[`settled.${outcome}`]}.${card}`
  },
  'line.sharing-ordered': ({ match, items, from }, names) =>
    `${place(match, names)}: gemeinsame Nutzung für die ganze Turnierrunde: ${items.map((item) => labels[`shared.${item}`]).join(', ')}. Das Material stellt: ${ownerOf('de', match, from, names)}.`,

  'refusal.proxy-incomplete': ({ missing }) =>
    `Auf der Proxy-Karte fehlt noch: ${missing.map((field) => labels[`proxy.${field}`]).join(', ')}. Das ergänzen; erst dann darf sie gespielt werden.`,
  'refusal.outcome-not-possible': ({ outcome }) =>
    `In diesem Fall nicht möglich: ${labels[`settled.${outcome}`]}. Einen anderen Ausgang wählen.`,
  'refusal.sharing-too-late': ({ table }) =>
    `Tisch ${table}: Gemeinsame Nutzung lässt sich nur vor dem Spiel anordnen, und es hat begonnen. In der nächsten Runde ist es wieder möglich.`,
  'refusal.material-missing': ({ players }, names) =>
    `Ersatz fehlt noch: ${playerList(players, names)}. Den Materialfall abschließen: ersetzt oder aus dem Turnier genommen.`,
}
