import type { RoundName } from '@topcut/engine'
import { roundOfText, roundText } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import type { Topic } from './topic.ts'

export type RoundWords = {
  /** A round by the one name it has everywhere, alone in its line. */
  readonly called: (name: RoundName) => string
  /** The same, with how many there are where that is planned. */
  readonly calledOf: (name: RoundName) => string
  /** Inside a sentence. */
  readonly calledWithin: (name: RoundName) => string
}

export const roundWords: Topic<RoundWords> = (language, terms) => ({
  called: (name) => capital(language, roundText(language, name, terms)),
  calledOf: (name) => capital(language, roundOfText(language, name, terms)),
  calledWithin: (name) => roundText(language, name, terms),
})
