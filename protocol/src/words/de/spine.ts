import { thing } from '../label.ts'
import { plural } from '../plural.ts'
import { askedFor, expectedText } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const spine: SubjectWords<'spine'> = {
  'command.undo': 'einen Schritt rückgängig machen',

  'button.undo': 'Rückgängig machen',

  'fact.undone': 'rückgängig gemacht',
  'fact.rule-overridden': 'Ausnahme',

  'line.undone': ({ entry, reason }) =>
    `Rückgängig gemacht: ein früherer Schritt (Eintrag ${entry}). Begründung: ${reason}`,
  'line.rule-overridden': ({ refusal, reason }, _names, told) =>
    `Ausnahme protokolliert. Zuerst abgelehnt: ${told.refusal(refusal)} Begründung: ${reason}`,

  'refusal.not-allowed': ({ role, command }, _names, told) =>
    `Ihre Rolle (${labels[`role.${role}`]}) umfasst das nicht: ${told.command(command)}. Fragen Sie den Organisator.`,
  'refusal.not-in-this-regulation': ({ what, regulation }, names) =>
    `Diese Turnierregeln (${names.regulation(regulation)}) kennen das nicht: „${thing('de', what, 'ending')}“. Weglassen oder andere Turnierregeln wählen.`,
  'refusal.bad-value': ({ field, expected }, names) => {
    const [what, wanted] = [thing('de', field), expectedText('de', field, expected, names)]
    return {
      words: `„${what}“ fehlt. Bitte ausfüllen.`,
      nothing: `„${what}“ gehört nicht hierher. Bitte weglassen.`,
      choice: `„${what}“ prüfen. Zur Wahl: ${wanted}.`,
      other: `„${what}“ prüfen. Nötig: ${wanted}.`,
    }[askedFor(expected)]
  },
  'refusal.reason-needed': () => 'Es fehlt eine Begründung. Sie steht dann im Protokoll.',
  'refusal.unknown-entry': ({ entry }) =>
    `Das Protokoll hat keinen Eintrag ${entry}. Einen Eintrag aus dem Protokoll wählen.`,
  'refusal.already-undone': ({ entry }) =>
    `Schon rückgängig gemacht (Eintrag ${entry}). Bei Bedarf den Schritt noch einmal ausführen.`,
  'refusal.cannot-undo-creation': () =>
    'Das Anlegen des Turniers lässt sich nicht rückgängig machen. Stattdessen ein neues Turnier anlegen.',
  'refusal.not-yours-to-undo': ({ minutes }) =>
    `Sie können nur eigene Schritte rückgängig machen, ${minutes} Minuten lang. Diesen hier macht die Turnierleitung rückgängig.`,
  'refusal.later-facts-depend': ({ entry, entries }, _names, told) =>
    `Rückgängig machen ist nicht möglich (Eintrag ${entry}): ${plural('de', entries.length, { one: '{{count}} späterer Eintrag baut darauf auf', other: '{{count}} spätere Einträge bauen darauf auf' })} (${entries.map(({ n, kind }) => `${n} ${told.fact(kind)}`).join(', ')}). Zuerst diese rückgängig machen, den letzten zuerst.`,
  'refusal.no-such-event': () =>
    'Dieses Turnier gibt es hier nicht. Die Adresse prüfen oder ein Turnier aus der Liste wählen.',
  'refusal.event-exists': () =>
    'Dieses Turnier ist bereits angelegt. Das vorhandene öffnen oder ein neues anlegen.',
  'refusal.event-finished': () =>
    'Das Turnier ist beendet. Für eine Änderung erst das Beenden rückgängig machen, mit Begründung.',
  'refusal.event-cancelled': () =>
    'Das Turnier ist abgesagt. Findet es doch statt, erst die Absage rückgängig machen, mit Begründung.',
  'refusal.unknown-matter': ({ matter, n }) =>
    `Nicht gefunden: ${labels[`matter.${matter}`]} (Eintrag ${n}). Aus den offenen wählen.`,
  'refusal.matter-settled': ({ matter, n }) =>
    `Bereits erledigt: ${labels[`matter.${matter}`]} (Eintrag ${n}). Ein Irrtum lässt sich im Protokoll rückgängig machen.`,
}
