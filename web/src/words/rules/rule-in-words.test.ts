import { documentedRule, regulations } from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { type RuleDocument, ruleDocuments } from './rule-documents.ts'
import { ruleFiles, ruleInWords, ruleTitles } from './rule-in-words.ts'
import type { RulesInWords } from './rules-in-words.ts'

const written = ruleDocuments

const numbersOf = (document: string): readonly number[] => {
  const numbers: number[] = []
  while (documentedRule(`${document}-${numbers.length + 1}`) !== null) {
    numbers.push(numbers.length + 1)
  }
  return numbers
}

const read = async (document: RuleDocument, language: (typeof languages)[number]) =>
  (await ruleFiles[document][language]()).rules

const textsOf = (rules: RulesInWords): readonly (readonly [string, string])[] =>
  Object.entries(rules).flatMap(([number, [title, says]]) => [
    [number, title] as const,
    [number, says] as const,
  ])

/** 18, 3.2 and 1/2 are as they are in every language; 4.5 is 4,5 in two of them. */
const figures = (text: string): readonly string[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([found]) => found.replace(',', '.')).sort()

describe.each(written)('the rules of %s in our own words', (document) => {
  it.each(languages)('are all told in %s, each with a title', async (language) => {
    const rules = await read(document, language)
    expect(Object.keys(rules).map(Number)).toEqual(numbersOf(document))
    for (const [title, says] of Object.values(rules)) {
      expect(title).toMatch(/^[\p{Lu}\d].{2,58}[^.\s]$/u)
      expect(says).toMatch(/^[\p{Lu}\d].{15,}\.$/u)
    }
  })

  it.each(['de', 'pl'] as const)('name the same figures in %s as in English', async (language) => {
    const figuresIn = (rules: RulesInWords) =>
      Object.entries(rules).map(([number, [, says]]) => [number, figures(says)])
    expect(figuresIn(await read(document, language))).toEqual(figuresIn(await read(document, 'en')))
  })

  it.each(['de', 'pl'] as const)('are not left in English: %s', async (language) => {
    const english = new Set(textsOf(await read(document, 'en')).map(([, text]) => text))
    const same = textsOf(await read(document, language)).filter(([, text]) => english.has(text))
    // A word that all languages have.
    expect(same.filter(([, text]) => text.includes(' '))).toEqual([])
  })
})

describe('a rule that is opened', () => {
  it('has words for every document', () => {
    const documents = new Set(regulations.map(({ document }) => document))
    expect([...written].sort()).toEqual([...documents].sort())
  })

  it('is told in the language asked for', async () => {
    expect((await ruleInWords('XWEN-50', 'de'))?.[1]).toMatch(/^Turnierpunkte: Sieg 5/)
    expect((await ruleInWords('XWEN-50', 'pl'))?.[1]).toMatch(/zwycięstwo 5/)
  })

  it('leads to every rule of its document', async () => {
    const titles = await ruleTitles('LCG-7', 'pl')
    expect(titles.map(([rule]) => rule)).toEqual(numbersOf('LCG').map((n) => `LCG-${n}`))
    expect(titles[0]?.[1]).toBe('Gdzie obowiązują te zasady')
    expect(await ruleTitles('SEVEN-1', 'en')).toEqual([])
  })

  it('has no words where no document has it', async () => {
    expect(await ruleInWords('XWEN-71', 'en')).toBeNull()
    expect(await ruleInWords('SEVEN-1', 'en')).toBeNull()
  })
})
