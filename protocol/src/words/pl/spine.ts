import { thing } from '../label.ts'
import { askedFor, expectedText } from '../sentences/sentence-parts.ts'
import type { SubjectWords } from '../subject-words.ts'
import { labels } from './labels.ts'
import { laterEntries } from './phrases.ts'

export const spine: SubjectWords<'spine'> = {
  'command.undo': 'cofnięcie kroku',

  'button.undo': 'Cofnij',

  'fact.undone': 'cofnięcie',
  'fact.rule-overridden': 'wyjątek',

  'line.undone': ({ entry, reason }) =>
    `Cofnięto: wcześniejszy krok (wpis ${entry}). Uzasadnienie: ${reason}`,
  'line.rule-overridden': ({ refusal, reason }, _names, told) =>
    `Odnotowano wyjątek. Najpierw odmówiono: ${told.refusal(refusal)} Uzasadnienie: ${reason}`,

  'refusal.not-allowed': ({ role, command }, _names, told) =>
    `Twoja rola (${labels[`role.${role}`]}) tego nie obejmuje: ${told.command(command)}. Zapytaj organizatora.`,
  'refusal.not-in-this-regulation': ({ what, regulation }, names) =>
    `Te zasady turniejowe (${names.regulation(regulation)}) tego nie przewidują: „${thing('pl', what, 'ending')}”. Pomiń to albo wybierz inne zasady.`,
  'refusal.bad-value': ({ field, expected }, names) => {
    const [what, wanted] = [thing('pl', field), expectedText('pl', field, expected, names)]
    return {
      words: `Pole „${what}” jest puste. Wypełnij je.`,
      nothing: `Pole „${what}” jest tu zbędne. Pomiń je.`,
      choice: `Sprawdź pole „${what}”. Do wyboru: ${wanted}.`,
      other: `Sprawdź pole „${what}”. Potrzebne: ${wanted}.`,
    }[askedFor(expected)]
  },
  'refusal.reason-needed': () => 'Brakuje uzasadnienia. Podaj je; będzie widoczne w dzienniku.',
  'refusal.unknown-entry': ({ entry }) =>
    `W dzienniku nie ma wpisu ${entry}. Wybierz wpis z dziennika.`,
  'refusal.already-undone': ({ entry }) =>
    `Już cofnięto (wpis ${entry}). W razie potrzeby zrób to jeszcze raz.`,
  'refusal.cannot-undo-creation': () =>
    'Utworzenia turnieju nie można cofnąć. Zamiast tego utwórz nowy turniej.',
  'refusal.not-yours-to-undo': ({ minutes }) =>
    `Możesz cofać tylko własne kroki, przez ${minutes} minut. Ten może cofnąć organizator.`,
  'refusal.later-facts-depend': ({ entry, entries }, _names, told) =>
    `Nie można tego cofnąć (wpis ${entry}): ${laterEntries(entries.length)} (${entries.map(({ n, kind }) => `${n} ${told.fact(kind)}`).join(', ')}). Najpierw cofnij te wpisy, zaczynając od ostatniego.`,
  'refusal.no-such-event': () =>
    'Nie ma tu takiego turnieju. Sprawdź adres albo wybierz turniej z listy.',
  'refusal.event-exists': () => 'Ten turniej już istnieje. Otwórz go albo utwórz nowy.',
  'refusal.event-finished': () =>
    'Turniej jest zakończony. Aby coś zmienić, cofnij najpierw zakończenie i podaj uzasadnienie.',
  'refusal.event-cancelled': () =>
    'Turniej jest odwołany. Jeśli jednak się odbędzie, cofnij najpierw odwołanie i podaj uzasadnienie.',
  'refusal.unknown-matter': ({ matter, n }) =>
    `Nie znaleziono: ${labels[`matter.${matter}`]} (wpis ${n}). Wybierz jedną z otwartych spraw.`,
  'refusal.matter-settled': ({ matter, n }) =>
    `Ta sprawa jest już zamknięta: ${labels[`matter.${matter}`]} (wpis ${n}). Pomyłkę można cofnąć w dzienniku.`,
}
