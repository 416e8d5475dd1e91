import type { OwnTerms, RoundName } from '@topcut/engine'
import { roundNames as de } from './de/round-names.ts'
import { roundNames as en } from './en/round-names.ts'
import type { InLanguages, Language } from './language.ts'
import { roundNames as pl } from './pl/round-names.ts'

const words: InLanguages<typeof en> = { en, de, pl }

/** A round by the one name it has everywhere, inside a sentence; titles have a word for their final. */
export const roundText = (language: Language, name: RoundName, terms?: OwnTerms): string => {
  const usual = words[language]
  switch (name.kind) {
    case 'numbered':
      return usual.numbered(name.round)
    case 'left': {
      const final = terms?.[language]?.['final'] ?? usual.final
      return [final, usual.semiFinal][name.left - 1] ?? usual.top(2 ** name.left)
    }
    case 'block':
      return usual.block(name.block)
    case 'grand-final':
      return usual.grandFinal
    case 'reset':
      return usual.reset
  }
}

/** The same, with how many there are where that is planned. */
export const roundOfText = (language: Language, name: RoundName, terms?: OwnTerms): string =>
  name.kind === 'numbered' && name.of !== null
    ? words[language].numberedOf(name.round, name.of)
    : roundText(language, name, terms)
