import type { ListRefusal } from '@topcut/engine'
import { somePlayers } from '../../names.ts'
import { plural } from '../../plural.ts'
import { findingSentences } from '../../sentences/finding-sentence.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const listRefusalsDe: RefusalWordsOf<ListRefusal> = {
  'list-not-allowed': ({ player, findings }, names) =>
    `${names.player(player)}: Die Liste ist so nicht zulässig. ${findingSentences('de', findings, names)}`,
  'lists-missing': ({ players }, names) =>
    `${plural('de', players.length, { one: 'Es fehlt noch {{count}} Liste', other: 'Es fehlen noch {{count}} Listen' })}: ${somePlayers(players, names, (n) => `und ${n} weitere`)}. Erst abgeben, dann beginnen.`,
  'lists-locked': ({ player }, names) =>
    `${names.player(player)}: Nach dem Beginn ist die Liste nicht mehr zu ändern. Ein Verantwortlicher kann sie mit Begründung berichtigen.`,
  'list-not-locked': ({ player }, names) =>
    `${names.player(player)}: Das Turnier hat noch nicht begonnen, zu berichtigen ist also nichts. Die Liste neu abgeben.`,
  'missions-not-legal': ({ missions, maps }) =>
    `Auf dieser Ebene nicht zugelassen: ${missions.join(', ')}. Zur Wahl stehen diese Spielpläne: ${maps.join(', ')}.`,
  'deck-check-too-early': ({ table }) =>
    `Tisch ${table} hat noch kein Ergebnis. Eine Decküberprüfung folgt nach der Begegnung, wenn das Ergebnis eingetragen ist.`,
  'points-check-over': () =>
    'Die Punkte werden vor Runde 1 überprüft, und sie läuft bereits. Ein Verantwortlicher kann eine Liste weiterhin berichtigen.',
  'points-check-not-ordered': () =>
    'Eine Überprüfung der Punkte ist nicht angeordnet. Der Oberschiedsrichter kann sie vor Runde 1 anordnen.',
  'already-signed': ({ player, table }, names) =>
    `${names.player(player)}: Die Überprüfung der Punkte ist bereits abgezeichnet (Tisch ${table}). Mehr ist nicht nötig.`,
}
