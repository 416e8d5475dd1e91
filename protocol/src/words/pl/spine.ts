import { thing } from '../label.ts'
import { expectedText } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { laterEntries } from './phrases.ts'

export const spine: SubjectWords<'spine'> = {
  'command.undo': 'cofnięcie wpisu',

  'button.undo': 'Cofnij',

  'fact.undone': 'cofnięcie',
  'fact.rule-overridden': 'wyjątek',

  'line.undone': ({ entry, reason }) => `Cofnięto: wpis ${entry}. Uzasadnienie: ${reason}`,
  'line.rule-overridden': ({ refusal, reason }, _names, told) =>
    `Odnotowano wyjątek. Przeciw przemawiało: ${told.refusal(refusal)} Uzasadnienie: ${reason}`,

  'refusal.not-allowed': ({ role, command }, _names, told) =>
    `Nie można w tej roli (${labels[`role.${role}`]}): ${told.command(command)}. Organizator może wyznaczyć uprawnioną osobę.`,
  'refusal.not-in-this-regulation': ({ what, regulation }, names) =>
    `Te zasady turniejowe (${names.regulation(regulation)}) tego nie przewidują: „${thing('pl', what, 'ending')}”. Należy to pominąć albo wybrać inne zasady.`,
  'refusal.bad-value': ({ field, expected }, names) =>
    `Nie można odczytać podanej wartości („${thing('pl', field)}”). Oczekiwana wartość: ${expectedText('pl', field, expected, names)}.`,
  'refusal.reason-needed': () =>
    'Brakuje uzasadnienia. Należy je podać; będzie widoczne w dzienniku.',
  'refusal.unknown-entry': ({ entry }) =>
    `W dzienniku nie ma wpisu ${entry}. Należy wybrać wpis z dziennika.`,
  'refusal.already-undone': ({ entry }) =>
    `Wpis ${entry} już cofnięto. W razie potrzeby można wykonać tę czynność jeszcze raz.`,
  'refusal.cannot-undo-creation': () =>
    'Utworzenia turnieju nie można cofnąć. Zamiast tego można utworzyć nowy turniej.',
  'refusal.not-yours-to-undo': ({ minutes }) =>
    `Sędzia cofa tylko własne czynności, przez ${minutes} minut. Tę może cofnąć organizator.`,
  'refusal.later-facts-depend': ({ entry, entries }, _names, told) =>
    `Nie można tego cofnąć (wpis ${entry}): ${laterEntries(entries.length)} (${entries.map(({ n, kind }) => `${n} ${told.fact(kind)}`).join(', ')}). Najpierw należy cofnąć te wpisy, zaczynając od ostatniego.`,
  'refusal.no-such-event': () =>
    'Nie ma tu takiego turnieju. Należy sprawdzić adres albo wybrać turniej z listy.',
  'refusal.event-exists': () =>
    'Ten turniej już utworzono. Można otworzyć istniejący albo utworzyć nowy.',
  'refusal.event-finished': () =>
    'Turniej jest zakończony. Przed każdą zmianą trzeba cofnąć zakończenie i podać uzasadnienie.',
  'refusal.event-cancelled': () =>
    'Turniej jest odwołany. Jeśli jednak się odbędzie, trzeba najpierw cofnąć odwołanie i podać uzasadnienie.',
  'refusal.unknown-matter': ({ matter, n }) =>
    `Wpis ${n} w dzienniku to coś innego; oczekiwano: ${labels[`matter.${matter}`]}. Należy wybrać jedną z otwartych spraw.`,
  'refusal.matter-settled': ({ matter, n }) =>
    `Ta sprawa jest już zamknięta: ${labels[`matter.${matter}`]} (wpis ${n}). Pomyłkę można cofnąć w dzienniku.`,
}
