import type { RoundName } from '@topcut/engine'
import type { InLanguages } from '@topcut/protocol/words'
import { capital } from './capital.ts'
import { round as de } from './de/round.ts'
import { round as en } from './en/round.ts'
import { round as pl } from './pl/round.ts'
import type { Topic } from './topic.ts'

export type RoundWords = {
  /** A round by the one name it has everywhere, alone in its line. */
  readonly called: (name: RoundName) => string
  /** The same, with how many there are where that is planned. */
  readonly calledOf: (name: RoundName) => string
  /** Inside a sentence. */
  readonly calledWithin: (name: RoundName) => string
}

const words: InLanguages<typeof en> = { en, de, pl }

export const roundWords: Topic<RoundWords> = (language, terms) => {
  const usual = words[language]
  const final = terms?.[language]?.['final'] ?? usual.final
  const within = (name: RoundName): string => {
    switch (name.kind) {
      case 'numbered':
        return usual.numbered(name.round)
      case 'left':
        return [final, usual.semiFinal][name.left - 1] ?? usual.top(2 ** name.left)
      case 'block':
        return usual.block(name.block)
      case 'grand-final':
        return usual.grandFinal
      case 'reset':
        return usual.reset
    }
  }
  const withOf = (name: RoundName): string =>
    name.kind === 'numbered' && name.of !== null
      ? usual.numberedOf(name.round, name.of)
      : within(name)
  return {
    called: (name) => capital(language, within(name)),
    calledOf: (name) => capital(language, withOf(name)),
    calledWithin: within,
  }
}
