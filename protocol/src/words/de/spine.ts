import { thing } from '../label.ts'
import { plural } from '../plural.ts'
import { expectedText } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const spine: SubjectWords<'spine'> = {
  'command.undo': 'einen Eintrag rückgängig machen',

  'button.undo': 'Rückgängig machen',

  'fact.undone': 'rückgängig gemacht',
  'fact.rule-overridden': 'Ausnahme',

  'line.undone': ({ entry, reason }) =>
    `Rückgängig gemacht: Eintrag ${entry}. Begründung: ${reason}`,
  'line.rule-overridden': ({ refusal, reason }, _names, told) =>
    `Ausnahme protokolliert. Dagegen stand: ${told.refusal(refusal)} Begründung: ${reason}`,

  'refusal.not-allowed': ({ role, command }, _names, told) =>
    `Nicht möglich in der Rolle ${labels[`role.${role}`]}: ${told.command(command)}. Der Organisator kann jemanden dafür einsetzen.`,
  'refusal.not-in-this-regulation': ({ what, regulation }, names) =>
    `Diese Turnierregeln (${names.regulation(regulation)}) kennen das nicht: „${thing('de', what, 'ending')}“. Weglassen oder andere Turnierregeln wählen.`,
  'refusal.bad-value': ({ field, expected }, names) =>
    `Die Angabe „${thing('de', field)}“ ist so nicht lesbar. Erwartet wird: ${expectedText('de', field, expected, names)}.`,
  'refusal.reason-needed': () =>
    'Es fehlt eine Begründung. Mit ihr geht es weiter; das Protokoll zeigt sie.',
  'refusal.unknown-entry': ({ entry }) =>
    `Das Protokoll hat keinen Eintrag ${entry}. Einen Eintrag aus dem Protokoll wählen.`,
  'refusal.already-undone': ({ entry }) =>
    `Eintrag ${entry} ist bereits rückgängig gemacht. Bei Bedarf den Schritt noch einmal ausführen.`,
  'refusal.cannot-undo-creation': () =>
    'Das Anlegen des Turniers lässt sich nicht rückgängig machen. Stattdessen ein neues Turnier anlegen.',
  'refusal.not-yours-to-undo': ({ minutes }) =>
    `Schiedsrichter nehmen nur eigene Schritte zurück, ${minutes} Minuten lang. Diesen hier macht die Turnierleitung rückgängig.`,
  'refusal.later-facts-depend': ({ entry, entries }, _names, told) =>
    `Rückgängig machen ist nicht möglich (Eintrag ${entry}): ${plural('de', entries.length, { one: '{{count}} späterer Eintrag baut darauf auf', other: '{{count}} spätere Einträge bauen darauf auf' })} (${entries.map(({ n, kind }) => `${n} ${told.fact(kind)}`).join(', ')}). Zuerst diese rückgängig machen, den letzten zuerst.`,
  'refusal.no-such-event': () =>
    'Dieses Turnier gibt es hier nicht. Die Adresse prüfen oder ein Turnier aus der Liste wählen.',
  'refusal.event-exists': () =>
    'Dieses Turnier ist bereits angelegt. Das vorhandene öffnen oder ein neues anlegen.',
  'refusal.event-finished': () =>
    'Das Turnier ist beendet. Vor einer Änderung ist das Beenden rückgängig zu machen, mit Begründung.',
  'refusal.event-cancelled': () =>
    'Das Turnier ist abgesagt. Findet es doch statt, ist zuerst die Absage rückgängig zu machen, mit Begründung.',
  'refusal.unknown-matter': ({ matter, n }) =>
    `Eintrag ${n} im Protokoll ist etwas anderes; erwartet wird: ${labels[`matter.${matter}`]}. Aus den offenen wählen.`,
  'refusal.matter-settled': ({ matter, n }) =>
    `Bereits erledigt: ${labels[`matter.${matter}`]} (Eintrag ${n}). Ein Irrtum lässt sich im Protokoll rückgängig machen.`,
}
