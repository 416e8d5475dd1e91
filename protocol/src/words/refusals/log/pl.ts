import type { LogRefusal } from '../../groups.ts'
import { thing, worded } from '../../label.ts'
import { labelsPl } from '../../pl/labels.ts'
import { expectedText } from '../expected-text.ts'
import { laterEntries } from '../phrases/pl.ts'
import type { RefusalWordsOf } from '../refusal-words.ts'

export const logRefusalsPl: RefusalWordsOf<LogRefusal> = {
  'not-allowed': ({ role, command }) =>
    `Nie można w tej roli (${labelsPl[`role.${role}`]}): ${worded('pl', 'command', command)}. Organizator może wyznaczyć uprawnioną osobę.`,
  'not-in-this-regulation': ({ what, regulation }, names) =>
    `Te zasady turniejowe (${names.regulation(regulation)}) tego nie przewidują: „${thing('pl', what, 'ending')}”. Należy to pominąć albo wybrać inne zasady.`,
  'bad-value': ({ field, expected }, names) =>
    `Nie można odczytać podanej wartości („${thing('pl', field)}”). Oczekiwana wartość: ${expectedText('pl', field, expected, names)}.`,
  'reason-needed': () => 'Brakuje uzasadnienia. Należy je podać; będzie widoczne w dzienniku.',
  'unknown-entry': ({ entry }) =>
    `W dzienniku nie ma wpisu ${entry}. Należy wybrać wpis z dziennika.`,
  'already-undone': ({ entry }) =>
    `Wpis ${entry} już cofnięto. W razie potrzeby można wykonać tę czynność jeszcze raz.`,
  'cannot-undo-creation': () =>
    'Utworzenia turnieju nie można cofnąć. Zamiast tego można utworzyć nowy turniej.',
  'later-facts-depend': ({ entry, entries }) =>
    `Nie można tego cofnąć (wpis ${entry}): ${laterEntries(entries.length)} (${entries.map(({ n, kind }) => `${n} ${labelsPl[`fact.${kind}`]}`).join(', ')}). Najpierw należy cofnąć te wpisy, zaczynając od ostatniego.`,
}
