import { languages } from '@topcut/protocol/words'
import type { Expected, WrongUse } from '../../refusal.ts'
import type { TerminalWords } from '../en/terminal.ts'

const known = new Intl.ListFormat('de').format(languages)

const place = (at: string) => (at === '' ? 'der obersten Ebene der Datei' : at)

const use = (wrong: WrongUse): string => {
  switch (wrong.problem) {
    case 'unknown-command':
      return `Es gibt keinen Befehl ${wrong.word}.`
    case 'unknown-option':
      return `Es gibt keine Option ${wrong.word}.`
    case 'option-of-another-command':
      return `topcut ${wrong.of} kennt keine Option ${wrong.word}.`
    case 'option-twice':
      return `Die Option ${wrong.word} steht zweimal da.`
    case 'value-missing':
      return `Die Option ${wrong.word} braucht einen Wert.`
    case 'value-unwanted':
      return `Die Option ${wrong.word} hat keinen Wert.`
    case 'not-a-whole-number':
      return `${wrong.word} braucht eine ganze Zahl, nicht ${wrong.value}.`
    case 'unknown-language':
      return `${wrong.word} kennt ${known}, nicht ${wrong.value}.`
    case 'name-and-value-needed':
      return `${wrong.word} braucht einen Namen und einen Wert (name=wert), nicht ${wrong.value}.`
    case 'one-file-needed':
      return `topcut ${wrong.word} braucht genau eine FILE.`
    case 'one-event-needed':
      return `topcut ${wrong.word} braucht genau ein EVENT.`
    case 'no-file-wanted':
      return `topcut ${wrong.word} nimmt keine DATEI.`
    case 'option-needed':
      return `topcut ${wrong.of} braucht die Option ${wrong.word}.`
    case 'out-of-range':
      return `${wrong.word} geht von ${wrong.least} bis ${wrong.most}.`
  }
}

const wanted = (shape: Expected): string => {
  switch (shape.expected) {
    case 'object':
      return 'ein Objekt'
    case 'list':
      return 'eine Liste'
    case 'list-of-two':
      return 'eine Liste mit zwei Einträgen'
    case 'text':
      return 'ein Text, der nicht leer ist'
    case 'number':
      return 'eine Zahl'
    case 'true-or-false':
      return 'true oder false'
    case 'whole-number':
      return `eine ganze Zahl ab ${shape.least}`
    case 'one-of':
      return shape.values.map((value) => `"${value}"`).join(' oder ')
  }
}

export const terminal: TerminalWords = {
  'wrong-use': (wrong) => `${use(wrong)} Hilfe: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    `Die Datei ${file} ist nicht lesbar (${reason}). Bitte Namen, Rechte und Kodierung prüfen.`,
  'broken-json': ({ file, line, column }) =>
    `Die Datei ${file} ist kein gültiges JSON: Fehler in Zeile ${line}, Spalte ${column}.`,
  'repeated-field': ({ file, field, line, column }) =>
    `In der Datei ${file} steht das Feld „${field}“ zweimal im selben Objekt: Zeile ${line}, Spalte ${column}. Eines davon genügt.`,
  'wrong-shape': (shape) => `Bei ${place(shape.at)} wird erwartet: ${wanted(shape)}.`,
  'unknown-field': ({ at, field }) =>
    `Bei ${place(at)} steht ein Feld „${field}“, das es in Szenarien nicht gibt. Schreibweise prüfen.`,
  'not-at-this-table': ({ player, at }) =>
    `Bei ${at} steht ${player}, sitzt aber nicht an diesem Tisch. Einen der beiden Namen angeben.`,
  'wrong-stage': ({ at, stage, expected }) =>
    `${at} ist eine Runde des Abschnitts ${stage}, nach der Struktur kommt aber ${expected}. Die Angabe „stage“ der Runde prüfen.`,
  'no-list': ({ file }) =>
    `Die Datei ${file} enthält keine Liste der Art, die nach diesen Turnierregeln gespielt wird. Datei und Turnierregeln prüfen.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Eine Tabelle nach Turnierrunde ${round} gibt es nicht: Die Schweizer Runden der Datei enden mit ${rounds}.`,
  fault: (reason) =>
    `Das ist ein Fehler in Topcut selbst (${reason}). Bitte zusammen mit der Datei melden.`,
}
