import type { Language } from '@topcut/protocol/words'
import type { TerminalRefusal } from '../refusal.ts'

type Words = {
  readonly [C in TerminalRefusal['code']]: (
    refusal: Extract<TerminalRefusal, { code: C }>,
  ) => string
}

const en: Words = {
  'wrong-use': ({ what }) => `${what} Try: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    `The file ${file} cannot be read (${reason}). Check its name and its permissions.`,
  'broken-json': ({ file, line, column }) =>
    `The file ${file} is not valid JSON: something is wrong at line ${line}, column ${column}.`,
  'wrong-shape': ({ at, expected }) => `At ${at} there should be ${expected}.`,
  'unknown-field': ({ at, field }) =>
    `At ${at} there is a field "${field}" that no scenario has. Check its spelling.`,
  'same-name': ({ name }) =>
    `Two players are called ${name}. Tell them apart, for example by an initial.`,
  'unknown-name': ({ name, at }) =>
    `At ${at} there is ${name}, who is not among the players. Check the spelling.`,
  'not-at-this-table': ({ name, at }) =>
    `At ${at} there is ${name}, who does not sit at this table.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Round ${round} is not in the file, which has Swiss rounds up to ${rounds}.`,
}

const de: Words = {
  'wrong-use': ({ what }) => `${what} Hilfe: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    `Die Datei ${file} ist nicht lesbar (${reason}). Bitte Namen und Rechte prüfen.`,
  'broken-json': ({ file, line, column }) =>
    `Die Datei ${file} ist kein gültiges JSON: Fehler in Zeile ${line}, Spalte ${column}.`,
  'wrong-shape': ({ at, expected }) => `Bei ${at} wird erwartet: ${expected}.`,
  'unknown-field': ({ at, field }) =>
    `Bei ${at} steht ein Feld „${field}“, das es in Szenarien nicht gibt. Schreibweise prüfen.`,
  'same-name': ({ name }) =>
    `Zwei Spieler heißen ${name}. Sie müssen unterscheidbar sein, etwa durch eine Initiale.`,
  'unknown-name': ({ name, at }) =>
    `Bei ${at} steht ${name}, ist aber kein Spieler dieses Turniers. Schreibweise prüfen.`,
  'not-at-this-table': ({ name, at }) =>
    `Bei ${at} steht ${name}, sitzt aber nicht an diesem Tisch.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Turnierrunde ${round} steht nicht in der Datei; deren Schweizer Runden reichen bis ${rounds}.`,
}

const pl: Words = {
  'wrong-use': ({ what }) => `${what} Pomoc: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    `Nie można odczytać pliku ${file} (${reason}). Należy sprawdzić nazwę i uprawnienia.`,
  'broken-json': ({ file, line, column }) =>
    `Plik ${file} nie jest poprawnym JSON-em: błąd w wierszu ${line}, kolumnie ${column}.`,
  'wrong-shape': ({ at, expected }) => `W miejscu ${at} oczekiwano: ${expected}.`,
  'unknown-field': ({ at, field }) =>
    `W miejscu ${at} jest pole „${field}”, którego scenariusz nie zna. Należy sprawdzić pisownię.`,
  'same-name': ({ name }) =>
    `Dwóch graczy nazywa się ${name}. Trzeba ich rozróżnić, na przykład inicjałem.`,
  'unknown-name': ({ name, at }) =>
    `W miejscu ${at} jest ${name}, ale nie ma takiego gracza. Należy sprawdzić pisownię.`,
  'not-at-this-table': ({ name, at }) =>
    `W miejscu ${at} jest ${name}, ale nie siedzi przy tym stole.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Rundy ${round} nie ma w pliku; rundy szwajcarskie kończą się na ${rounds}.`,
}

const words: { readonly [L in Language]: Words } = { en, de, pl }

export const terminalSentence = (language: Language, refusal: TerminalRefusal): string => {
  const say = words[language][refusal.code] as (refusal: TerminalRefusal) => string
  return say(refusal)
}

export const terminalCodes: readonly string[] = Object.keys(en)
