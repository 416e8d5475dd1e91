import { playerList } from '../names.ts'
import { ownerOf } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { entryOf, minutesOf, place } from './phrases.ts'

export const material: SubjectWords<'material'> = {
  'command.report-material': 'zgłoszenie zgubionego lub uszkodzonego elementu',
  'command.grant-material-time': 'przyznanie czasu na znalezienie zamiennika',
  'command.settle-material': 'zamknięcie sprawy zgubionego lub uszkodzonego elementu',
  'command.order-sharing': 'zarządzenie dzielenia komponentów',

  'button.report-material': 'Zgłoś element',
  'button.grant-material-time': 'Przyznaj czas',
  'button.settle-material': 'Zamknij sprawę',
  'button.order-sharing': 'Zarządź dzielenie',

  'fact.material-reported': 'zgubiony lub uszkodzony element',
  'fact.material-time-granted': 'czas na zamiennik',
  'fact.material-settled': 'zamknięcie sprawy elementu',
  'fact.sharing-ordered': 'zarządzenie dzielenia komponentów',

  'line.material-reported': ({ player, what, component, name, round, match }, names) => {
    const where = match === undefined ? '' : `${place(match, names)}, `
    const since = round === 0 ? '' : `, runda ${round}`
    return `${where}${names.player(player)}: ${labels[`material.${what}`]}${since}: ${name} (${labels[`component.${component}`]}).`
  },
  'line.material-time-granted': ({ case: of, minutes }) =>
    `Sprawa elementu (${entryOf(of)}): czas na znalezienie zamiennika: ${minutesOf(minutes)}.`,
  'line.material-settled': ({ case: of, outcome, proxy }) => {
    const card =
      proxy === undefined
        ? ''
        : ` Proxy zamiast karty ${proxy.card}: ${proxy.lostText}; podpis: ${proxy.madeBy}, ${proxy.madeOn}.`
    return `Zamknięto sprawę elementu (${entryOf(of)}): ${labels[`settled.${outcome}`]}.${card}`
  },
  'line.sharing-ordered': ({ match, items, from }, names) =>
    `${place(match, names)}: dzielenie komponentów przez całą rundę: ${items.map((item) => labels[`shared.${item}`]).join(', ')}. Komponenty udostępnia: ${ownerOf('pl', match, from, names)}.`,

  'refusal.proxy-incomplete': ({ missing }) =>
    `Na proxy brakuje jeszcze: ${missing.map((field) => labels[`proxy.${field}`]).join(', ')}. Uzupełnij to; dopiero wtedy można nim grać.`,
  'refusal.outcome-not-possible': ({ outcome }) =>
    `W tej sprawie nie jest to możliwe: ${labels[`settled.${outcome}`]}. Wybierz inne zakończenie.`,
  'refusal.sharing-too-late': ({ table }) =>
    `Stół ${table}: dzielenie komponentów można zarządzić tylko przed meczem, a ten już trwa. Będzie to znowu możliwe w następnej rundzie.`,
  'refusal.material-missing': ({ players }, names) =>
    `Nadal brakuje zamiennika: ${playerList(players, names)}. Zamknij sprawę: znaleziono zamiennik albo wycofanie z turnieju.`,
}
