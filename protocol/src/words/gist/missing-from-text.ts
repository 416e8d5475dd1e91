import type { TextKey } from '@topcut/engine'
import type { Language } from '../language.ts'
import { counted, named } from './gist-words.ts'
import { gists } from './gists.ts'

const letter = '[\\p{L}\\p{N}]'
const rows = Object.entries(counted)
const isNamed = (word: string): word is keyof typeof named => Object.hasOwn(named, word)

/** The words of `counted` that stand in a sentence, in its order; other numbers as they are. */
const countedIn = (language: Language, sentence: string): readonly string[] => {
  const groups = rows.map(([, said]) => `(${said[language]})`)
  const any = new RegExp(`(?<!${letter})(?:${groups.join('|')}|(\\d+))(?!${letter})`, 'giu')
  return [...sentence.matchAll(any)].map(([text, ...found]) => {
    const which = found.findIndex((group) => group !== undefined)
    return rows[which]?.[0] ?? text
  })
}

const isNumber = (word: string): boolean => /^\d+$|^(?:once|first|second)$/.test(word)

const without = (words: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What a sentence leaves out of its gist, says beyond it or says in another order; [] if nothing. */
export const missingFromText = (
  language: Language,
  key: TextKey,
  sentence: string,
): readonly string[] => {
  const gist = gists[key].split(/[ ,;:]+/)
  const wanted = gist.filter((word) => /^\d+$/.test(word) || Object.hasOwn(counted, word))
  const found = countedIn(language, sentence)
  const names = gist.filter((word) => !wanted.includes(word))
  const [wantedNumbers, numbers] = [wanted.filter(isNumber), found.filter(isNumber)]
  return [
    ...without(wanted, found).map((word) => `lacks ${word}`),
    ...without(found, wanted).map((word) => `should not say ${word}`),
    ...(wantedNumbers.join() === numbers.join() ? [] : [`has the order ${numbers.join()}`]),
    ...names
      .filter((word, at) => {
        const said = isNamed(word)
          ? [...sentence.matchAll(new RegExp(named[word][language], 'giu'))]
          : []
        return said.length <= names.slice(0, at).filter((other) => other === word).length
      })
      .map((word) => `does not say ${word}`),
  ]
}
