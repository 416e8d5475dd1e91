import { languages } from '@topcut/protocol/words'
import type { TerminalRefusal, WrongUse } from '../../refusal.ts'

const known = new Intl.ListFormat('en-GB').format(languages)

const use = (wrong: WrongUse): string => {
  switch (wrong.problem) {
    case 'unknown-command':
      return `There is no command ${wrong.word}.`
    case 'unknown-option':
      return `There is no option ${wrong.word}.`
    case 'option-of-another-command':
      return `topcut ${wrong.of} has no option ${wrong.word}.`
    case 'option-twice':
      return `The option ${wrong.word} stands there twice.`
    case 'value-missing':
      return `The option ${wrong.word} needs a value.`
    case 'value-unwanted':
      return `The option ${wrong.word} takes no value.`
    case 'not-a-whole-number':
      return `${wrong.word} needs a whole number, not ${wrong.value}.`
    case 'not-an-address':
      return `${wrong.word} needs an address such as https://hall.example:8080, not ${wrong.value}.`
    case 'not-a-duration':
      return `${wrong.word} needs a time such as 90s, 15m, 2h or 1d, up to 24d, not ${wrong.value}.`
    case 'not-a-score':
      return `${wrong.word} needs two numbers such as 100-42, not ${wrong.value}.`
    case 'unknown-language':
      return `${wrong.word} knows ${known}, not ${wrong.value}.`
    case 'name-and-value-needed':
      return `${wrong.word} needs a name and a value (name=value), not ${wrong.value}.`
    case 'unknown-format-wanted':
      return `${wrong.word} takes ${wrong.known.join(', ')}, not ${wrong.value}.`
    case 'one-file-needed':
      return `topcut ${wrong.word} needs exactly one FILE.`
    case 'one-event-needed':
      return `topcut ${wrong.word} needs exactly one EVENT.`
    case 'no-file-wanted':
      return `topcut ${wrong.word} takes no FILE.`
    case 'option-needed':
      return `topcut ${wrong.of} needs the option ${wrong.word}.`
    case 'out-of-range':
      return `${wrong.word} goes from ${wrong.least} to ${wrong.most}.`
  }
}

export type TerminalWords = {
  readonly [C in TerminalRefusal['code']]: (
    refusal: Extract<TerminalRefusal, { code: C }>,
  ) => string
} & {
  /** Something is wrong with Topcut, not with the file. */
  readonly fault: (reason: string) => string
}

export const terminal: TerminalWords = {
  'wrong-use': (wrong) => `${use(wrong)} Try: topcut --help`,
  'unreadable-file': ({ file, reason }) =>
    reason === 'EISDIR'
      ? `${file} is a folder. Name the file in it that you mean.`
      : `The file ${file} cannot be read (${reason}). Check its name, its permissions and its encoding.`,
  'no-list': ({ file }) =>
    `The file ${file} holds no list of the kind that is played by this document. Check the file and the regulation.`,
  'round-beyond-file': ({ round, rounds }) =>
    `There are no standings after round ${round}: the Swiss rounds of the file end with ${rounds}.`,
  'not-a-record': ({ file }) =>
    `The file ${file} is no public record of an event. Save it from the public page, or with topcut export --public.`,
  'damaged-record': ({ file }) =>
    `The file ${file} is a public record, but parts of it are missing. Save it once more where it comes from.`,
  'later-record': ({ file }) =>
    `The public record ${file} was written by a later version of Topcut. Verify it with that version.`,
  fault: (reason) => `Topcut has a fault of its own (${reason}). Please report it with the file.`,
}
