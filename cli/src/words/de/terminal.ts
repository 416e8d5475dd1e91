import { languages } from '@topcut/protocol/words'
import type { WrongUse } from '../../refusal.ts'
import type { TerminalWords } from '../en/terminal.ts'

const known = new Intl.ListFormat('de').format(languages)

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
    case 'not-an-address':
      return `${wrong.word} braucht eine Adresse wie https://hall.example:8080, nicht ${wrong.value}.`
    case 'not-a-duration':
      return `${wrong.word} braucht eine Dauer wie 90s, 15m, 2h oder 1d, höchstens 24d, nicht ${wrong.value}.`
    case 'not-a-score':
      return `${wrong.word} braucht zwei Zahlen wie 100-42, nicht ${wrong.value}.`
    case 'unknown-language':
      return `${wrong.word} kennt ${known}, nicht ${wrong.value}.`
    case 'name-and-value-needed':
      return `${wrong.word} braucht einen Namen und einen Wert (name=wert), nicht ${wrong.value}.`
    case 'unknown-format-wanted':
      return `${wrong.word} kennt ${wrong.known.join(', ')}, nicht ${wrong.value}.`
    case 'one-file-needed':
      return `topcut ${wrong.word} braucht genau eine Datei (FILE).`
    case 'one-event-needed':
      return `topcut ${wrong.word} braucht genau ein EVENT.`
    case 'no-file-wanted':
      return `topcut ${wrong.word} nimmt keine Datei.`
    case 'option-needed':
      return `topcut ${wrong.of} braucht die Option ${wrong.word}.`
    case 'out-of-range':
      return `${wrong.word} geht von ${wrong.least} bis ${wrong.most}.`
  }
}

export const terminal: TerminalWords = {
  'wrong-use': (wrong) => `${use(wrong)} Hilfe: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    reason === 'EISDIR'
      ? `${file} ist ein Ordner. Nennen Sie die Datei darin, die gemeint ist.`
      : `Die Datei ${file} ist nicht lesbar (${reason}). Bitte Namen, Rechte und Kodierung prüfen.`,
  'no-list': ({ file }) =>
    `Die Datei ${file} enthält keine Liste der Art, die nach diesen Turnierregeln gespielt wird. Datei und Turnierregeln prüfen.`,
  'round-beyond-file': ({ round, rounds }) =>
    `Eine Tabelle nach Turnierrunde ${round} gibt es nicht: Die Schweizer Runden der Datei enden mit ${rounds}.`,
  'not-a-record': ({ file }) =>
    `Die Datei ${file} ist kein öffentliches Protokoll eines Turniers. Speichern Sie es von der öffentlichen Seite oder mit topcut export --public.`,
  'damaged-record': ({ file }) =>
    `Im öffentlichen Protokoll ${file} fehlen Teile. Speichern Sie es dort, woher es kommt, noch einmal.`,
  'later-record': ({ file }) =>
    `Das öffentliche Protokoll ${file} stammt von einer neueren Version von Topcut. Bitte mit dieser prüfen.`,
  fault: (reason) =>
    `Das ist ein Fehler in Topcut selbst (${reason}). Bitte zusammen mit der Datei melden.`,
}
