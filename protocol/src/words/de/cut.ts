import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const cut: SubjectWords<'cut'> = {
  'command.decline-place': 'auf einen Platz nach dem Schnitt verzichten',
  'command.make-cut': 'den Schnitt machen',
  'command.finish-event': 'das Turnier beenden',

  'button.decline-place': 'Auf den Platz verzichten',
  'button.make-cut': 'Den Schnitt machen',
  'button.finish-event': 'Turnier beenden',

  'fact.place-declined': 'Verzicht auf den Platz',
  'fact.cut-made': 'Schnitt gemacht',
  'fact.event-finished': 'Turnier beendet',

  'line.place-declined': ({ player, replacement }, names) =>
    `${names.player(player)} verzichtet auf den Platz nach dem Schnitt; ${replacement === null ? 'niemand rückt nach' : `es rückt nach: ${names.player(replacement)}`}.`,
  'line.cut-made': ({ kindOfStage, seeds }) =>
    `Schnitt auf die Top-${seeds.length} gemacht; ${kindOfStage === 'final-match' ? 'es folgt die' : 'es folgen'} ${labels[`stage.${kindOfStage}`]}.`,
  'line.event-finished': ({ champion }, names) =>
    `Turnier beendet. Sieger des Turniers: ${names.player(champion)}.`,

  'refusal.no-place-to-decline': ({ player }, names) =>
    `${names.player(player)} hat keinen Platz nach einem Schnitt. Verzichten kann nur, wer den Schnitt geschafft hat.`,
  'refusal.cut-needed': () =>
    'Der nächste Abschnitt beginnt mit dem Schnitt. Zuerst den Schnitt machen.',
  'refusal.cut-not-due': () =>
    'Der Schnitt steht jetzt nicht an. Er folgt, wenn die letzte Runde des Abschnitts abgeschlossen ist.',
  'refusal.cut-already-made': () =>
    'Der Schnitt ist bereits gemacht. Den nächsten Abschnitt beginnen oder zuerst den Schnitt rückgängig machen.',
}
