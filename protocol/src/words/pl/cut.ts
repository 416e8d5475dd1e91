import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'

export const cut: SubjectWords<'cut'> = {
  'command.decline-place': 'rezygnacja z miejsca po odcięciu',
  'command.make-cut': 'przeprowadzenie odcięcia',
  'command.finish-event': 'zakończenie turnieju',

  'button.decline-place': 'Zrezygnuj z miejsca',
  'button.make-cut': 'Przeprowadź odcięcie',
  'button.finish-event': 'Zakończ turniej',

  'fact.place-declined': 'rezygnacja z miejsca',
  'fact.cut-made': 'odcięcie',
  'fact.event-finished': 'zakończenie turnieju',

  'line.place-declined': ({ player, replacement }, names) =>
    `${names.player(player)}: rezygnacja z miejsca po odcięciu; ${replacement === null ? 'nikt nie awansuje z kolejnego miejsca' : `awans z kolejnego miejsca: ${names.player(replacement)}`}.`,
  'line.cut-made': ({ kindOfStage, seeds }) =>
    `Przeprowadzono odcięcie do Top ${seeds.length}; dalej ${labels[`stage.${kindOfStage}`]}.`,
  'line.event-finished': ({ champion }, names) =>
    `Turniej zakończono. Zwycięzca turnieju: ${names.player(champion)}.`,

  'refusal.no-place-to-decline': ({ player }, names) =>
    `${names.player(player)}: brak miejsca po odcięciu. Zrezygnować mogą tylko osoby, które się zakwalifikowały.`,
  'refusal.cut-needed': () =>
    'Następny etap zaczyna się od odcięcia. Najpierw przeprowadź odcięcie.',
  'refusal.cut-not-due': () =>
    'To nie jest jeszcze pora na odcięcie. Następuje ono po zakończeniu ostatniej rundy etapu.',
  'refusal.cut-already-made': () =>
    'Odcięcie już przeprowadzono. Rozpocznij następny etap albo najpierw cofnij odcięcie.',
}
