import { labelsDe } from '../../de/labels.ts'
import type { RulingRefusal } from '../../groups.ts'
import { playerList } from '../../names.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const rulingRefusalsDe: RefusalWordsOf<RulingRefusal> = {
  'unknown-matter': ({ matter, n }) =>
    `Eintrag ${n} im Protokoll ist etwas anderes; erwartet wird: ${labelsDe[`matter.${matter}`]}. Aus den offenen wählen.`,
  'matter-settled': ({ matter, n }) =>
    `Bereits erledigt: ${labelsDe[`matter.${matter}`]} (Eintrag ${n}). Ein Irrtum lässt sich im Protokoll rückgängig machen.`,
  'ruling-final': ({ ruling }) =>
    `Diese Entscheidung ist endgültig (Eintrag ${ruling}). Überprüfen lässt sich nur die eines Schiedsrichters, und nur einmal.`,
  'appeal-missing': ({ ruling }) =>
    `Niemand hat eine Überprüfung dieser Entscheidung verlangt (Eintrag ${ruling}). Erst das Verlangen eintragen, dann darüber entscheiden.`,
  'proposal-needed': ({ player }, names) =>
    `${names.player(player)}: Eine Disqualifikation schlägt der Oberschiedsrichter vor, der Organisator entscheidet. Zuerst vorschlagen.`,
  'players-needed': () =>
    'Die Entscheidung nennt niemanden, den sie betrifft. Mindestens einen Spieler angeben.',
  'proxy-incomplete': ({ missing }) =>
    `Auf der Proxy-Karte fehlt noch: ${missing.map((field) => labelsDe[`proxy.${field}`]).join(', ')}. Das ergänzen; erst dann darf sie gespielt werden.`,
  'outcome-not-possible': ({ outcome }) =>
    `In diesem Fall nicht möglich: ${labelsDe[`settled.${outcome}`]}. Einen anderen Ausgang wählen.`,
  'sharing-too-late': ({ table }) =>
    `Tisch ${table}: Gemeinsame Nutzung lässt sich nur vor dem Spiel anordnen, und es hat begonnen. In der nächsten Runde ist es wieder möglich.`,
  'material-missing': ({ players }, names) =>
    `Ersatz fehlt noch: ${playerList(players, names)}. Den Materialfall abschließen: ersetzt oder aus dem Turnier genommen.`,
}
