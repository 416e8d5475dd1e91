import type { RoundRefusal } from '../../groups.ts'
import { playerList } from '../../names.ts'
import { plural } from '../../plural.ts'
import { tables } from '../phrases/de.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const roundRefusalsDe: RefusalWordsOf<RoundRefusal> = {
  'stage-not-started': () =>
    'Es hat noch kein Abschnitt begonnen. Erst den Abschnitt beginnen, dann paaren.',
  'stage-running': ({ stage }) =>
    `Abschnitt ${stage} läuft noch. Zuerst sind seine Runden zu Ende zu spielen.`,
  'cut-needed': () => 'Der nächste Abschnitt beginnt mit dem Schnitt. Zuerst den Schnitt machen.',
  'cut-not-due': () =>
    'Der Schnitt steht jetzt nicht an. Er folgt, wenn die letzte Runde des Abschnitts abgeschlossen ist.',
  'cut-already-made': () =>
    'Der Schnitt ist bereits gemacht. Den nächsten Abschnitt beginnen oder zuerst den Schnitt rückgängig machen.',
  'no-further-round': ({ planned }) =>
    `Es folgt keine weitere Runde (geplant: ${planned}). Weiter geht es mit dem Schnitt oder dem Ende des Turniers.`,
  'no-further-stage': () => 'Es folgt kein weiterer Abschnitt. Das Turnier kann beendet werden.',
  'round-open': ({ round, tables: open }) =>
    open.length === 0
      ? `Runde ${round} ist noch offen. Zuerst diese Runde abschließen.`
      : `Runde ${round} ist noch offen: ${plural('de', open.length, { one: '{{count}} Ergebnis fehlt', other: '{{count}} Ergebnisse fehlen' })} (${tables(open)}). Erst eintragen, dann die Runde abschließen.`,
  'results-missing': ({ round, tables: open }) =>
    `Runde ${round} kann noch nicht abgeschlossen werden: ${plural('de', open.length, { one: '{{count}} Ergebnis fehlt', other: '{{count}} Ergebnisse fehlen' })} (${tables(open)}). Erst eintragen, dann abschließen.`,
  'no-round': () => 'Es gibt noch keine Runde. Zuerst eine Runde paaren.',
  'round-not-published': ({ round }) =>
    `Runde ${round} ist noch nicht veröffentlicht. Zuerst veröffentlichen.`,
  'round-already-published': ({ round }) =>
    `Runde ${round} ist bereits veröffentlicht. Eine Änderung der Paarungen erfordert eine Begründung.`,
  'clock-already-started': ({ round }) =>
    `Die Stoppuhr der Runde ${round} läuft bereits. Ein irrtümlicher Start lässt sich rückgängig machen.`,
  'left-out': ({ players }, names) =>
    `Nicht gepaart: ${playerList(players, names)}. Alle brauchen einen Tisch oder ein Freilos.`,
  'paired-twice': ({ player }, names) =>
    `${names.player(player)} ist doppelt gepaart. Es bleibt bei einem Tisch oder einem Freilos.`,
  'not-in-round': ({ player }, names) =>
    `${names.player(player)} spielt in dieser Runde nicht mit. Den Namen herausnehmen oder zuerst den erneuten Beitritt eintragen.`,
  'plays-self': ({ player }, names) =>
    `${names.player(player)} steht auf beiden Seiten desselben Tisches. Einen anderen Gegner wählen.`,
  'wrong-bracket': ({ players }, names) =>
    `Der Turnierbaum sieht diese Paarung jetzt nicht vor: ${playerList(players, names)}. Nach dem Turnierbaum paaren.`,
  'clock-not-running': ({ round }) =>
    `Die Stoppuhr der Runde ${round} läuft nicht. Zuerst starten oder fortsetzen.`,
  'clock-not-paused': ({ round }) =>
    `Die Stoppuhr der Runde ${round} ist nicht angehalten. Fortsetzen lässt sich nur eine angehaltene.`,
  'time-already-called': ({ round }) =>
    `Das Ende der Zeit ist in Runde ${round} bereits ausgerufen. Ein Irrtum lässt sich rückgängig machen.`,
  'round-without-limit': ({ round }) =>
    `Runde ${round} hat kein Zeitlimit. Sie endet mit ihrem letzten Spiel.`,
  'match-under-way': ({ tables: begun }) =>
    `Das Spiel hat bereits begonnen (${tables(begun)}). Möglich ist das nur vor dem Beginn.`,
  'match-not-started': ({ table }) =>
    `Das Spiel an Tisch ${table} hat noch nicht begonnen. Zuerst beginnen.`,
  'match-already-ended': ({ table }) =>
    `Das Spiel an Tisch ${table} ist bereits zu Ende. Es bleibt, das Ergebnis einzutragen.`,
  'pair-not-constrained': ({ players }, names) =>
    `Für diese beiden ist nichts festgelegt: ${playerList(players, names)}. Aufzuheben ist nichts; sie werden wie alle gepaart.`,
  'table-not-in-hall': ({ table }) =>
    `An Tisch ${table} wird nicht gespielt. Einen anderen Tisch wählen oder die Tische im Saal neu festlegen.`,
  'confirmation-missing': ({ tables: open }) =>
    `Ein Verantwortlicher hat das eigene Ergebnis eingetragen, und die Bestätigung des Gegners fehlt (${tables(open)}). Der Gegner kann bestätigen oder ein anderer Verantwortlicher berichtigen.`,
}
