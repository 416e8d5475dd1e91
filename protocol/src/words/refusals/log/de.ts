import { labelsDe } from '../../de/labels.ts'
import type { LogRefusal } from '../../groups.ts'
import { thing, worded } from '../../label.ts'
import { plural } from '../../plural.ts'
import { expectedText } from '../expected-text.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const logRefusalsDe: RefusalWordsOf<LogRefusal> = {
  'not-allowed': ({ role, command }) =>
    `Nicht möglich in der Rolle ${labelsDe[`role.${role}`]}: ${worded('de', 'command', command)}. Der Organisator kann jemanden dafür einsetzen.`,
  'not-in-this-regulation': ({ what, regulation }, names) =>
    `Diese Turnierregeln (${names.regulation(regulation)}) kennen das nicht: „${thing('de', what, 'ending')}“. Weglassen oder andere Turnierregeln wählen.`,
  'bad-value': ({ field, expected }, names) =>
    `Die Angabe „${thing('de', field)}“ ist so nicht lesbar. Erwartet wird: ${expectedText('de', field, expected, names)}.`,
  'reason-needed': () =>
    'Es fehlt eine Begründung. Mit ihr geht es weiter; das Protokoll zeigt sie.',
  'unknown-entry': ({ entry }) =>
    `Das Protokoll hat keinen Eintrag ${entry}. Einen Eintrag aus dem Protokoll wählen.`,
  'already-undone': ({ entry }) =>
    `Eintrag ${entry} ist bereits rückgängig gemacht. Bei Bedarf den Schritt noch einmal ausführen.`,
  'cannot-undo-creation': () =>
    'Das Anlegen des Turniers lässt sich nicht rückgängig machen. Stattdessen ein neues Turnier anlegen.',
  'later-facts-depend': ({ entry, entries }) =>
    `Rückgängig machen ist nicht möglich (Eintrag ${entry}): ${plural('de', entries.length, { one: '{{count}} späterer Eintrag baut darauf auf', other: '{{count}} spätere Einträge bauen darauf auf' })} (${entries.map(({ n, kind }) => `${n} ${labelsDe[`fact.${kind}`]}`).join(', ')}). Zuerst diese rückgängig machen, den letzten zuerst.`,
}
