import { regulations } from '@topcut/engine'
import { hasWord, outsideBrackets } from './bracketed.ts'

/** What every language says alike: the mark, ids of rules and games, codes, what a calendar writes. */
const alike = [
  // First: a part of a code may be called like a game (W868), and what is left of it is no code.
  /\b(?:[2-9A-Z]{4} ){3}[2-9A-Z]{4}\b/g,
  /\bTopcut\b/g,
  /\bCSV\b/g,
  /\b(?:GF|W|L)\d+\b/g,
  /\b[A-Z]{2,4}-\d+\b/g,
  /\b(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]+ \d{4}\b/g,
  /\bhttps?:\/\/\S+/g,
]

const documents = regulations.flatMap(({ name, title, id }) => [name, title, id])

/** A rule's id within a sentence cuts its brackets in two: the pieces are one text again. */
const whole = (texts: readonly string[]): readonly string[] => {
  const done: string[] = []
  let open = ''
  for (const text of texts) {
    open += text
    if (open.split('⟦').length > open.split('⟧').length) continue
    done.push(open)
    open = ''
  }
  return [...done, open]
}

/** The texts with a word that no language has; `data` are the names that people gave. */
export const untranslated = (
  texts: readonly string[],
  data: readonly string[],
): readonly string[] => {
  const known = [...data, ...documents].toSorted((a, b) => b.length - a.length)
  const isLeft = (text: string): boolean => {
    const named = known.reduce((rest, name) => rest.replaceAll(name, ''), outsideBrackets(text))
    return hasWord(alike.reduce((rest, same) => rest.replace(same, ''), named))
  }
  return [...new Set(whole(texts).filter(isLeft))]
}
