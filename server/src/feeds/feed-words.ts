import type { PublicEvent, RoundName } from '@topcut/engine'
import type { InLanguages, Language } from '@topcut/protocol/words'
import { feeds as de } from './words/de/feeds.ts'
import { feeds as en } from './words/en/feeds.ts'
import { feeds as pl } from './words/pl/feeds.ts'

const words: InLanguages<typeof en> = { en, de, pl }

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What feeds say, with the word that a title has for its final. */
export const feedWords = (language: Language, terms: PublicEvent['terms'] = {}) => {
  const usual = words[language]
  const final = terms[language]?.['final'] ?? usual.final
  const called = (name: RoundName): string => {
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
  return { ...usual, called: (name: RoundName) => capital(called(name)) }
}
