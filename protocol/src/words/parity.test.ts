import { describe, expect, it } from 'vitest'
import { type Language, languages } from './language.ts'
import type { TwoForms } from './plural.ts'

type Entry = string | TwoForms
type Words = { readonly [key: string]: Entry }

const read = async (language: Language): Promise<Words> => {
  const { labels } = await import(`./${language}/labels.ts`)
  const { terms } = await import(`./${language}/terms.ts`)
  const { subjects } = await import(`./${language}/subjects.ts`)
  const { measures, origins } = await import(`./${language}/measures.ts`)
  const named = Object.entries(subjects).filter(([, words]) => typeof words === 'string')
  const measured = Object.entries(measures).flatMap(([key, words]) =>
    Object.entries(words as Words).map(([part, text]) => [`${key} ${part}`, text] as const),
  )
  return {
    ...labels,
    ...Object.fromEntries(named),
    ...terms,
    ...Object.fromEntries(measured),
    ...origins,
  }
}

const english = await read('en')
const others: { readonly [language: string]: Words } = Object.fromEntries(
  await Promise.all(
    languages
      .filter((language) => language !== 'en')
      .map(async (language) => [language, await read(language)] as const),
  ),
)

const texts = (entry: Entry): readonly string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry)

const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map((found) => found[1] ?? ''))].sort()

/** The same letters by right, not by neglect. */
const sameAsEnglish = [
  'pl top',
  'pl status',
  'pl about.logo',
  'de thing.gen-con-2015',
  'pl thing.gen-con-2015',
]

const everything = Object.entries({ en: english, ...others }).flatMap(([language, words]) =>
  Object.entries(words).map(([key, entry]) => ({ language, key, entry })),
)

describe('the words of the screens', () => {
  it('are the same in number and name in every language', () => {
    expect(Object.keys(english).length).toBeGreaterThan(300)
    for (const words of Object.values(others)) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
    }
  })

  it('have no key twice', async () => {
    const [{ labels }, { terms }] = [await import('./en/labels.ts'), await import('./en/terms.ts')]
    expect(Object.keys(terms).filter((key) => key in labels)).toEqual([])
  })

  it('leave no text empty and shout nowhere', () => {
    const wrong = everything.filter(({ entry }) =>
      texts(entry).some((text) => text.trim() !== text || text === '' || /[!]|\s{2}/.test(text)),
    )
    expect(wrong).toEqual([])
  })

  it('are translated, but for a short list', () => {
    const same = Object.entries(others).flatMap(([language, words]) =>
      Object.keys(english)
        .filter((key) => JSON.stringify(words[key]) === JSON.stringify(english[key]))
        .map((key) => `${language} ${key}`),
    )
    expect(same.sort()).toEqual([...sameAsEnglish].sort())
  })

  it('ask for the same values in every form of every language', () => {
    const wrong = everything.flatMap(({ language, key, entry }) => {
      const wanted = placeholders(texts(english[key] ?? '').at(-1) ?? '')
      // Nothing is counted where there is nothing: only `zero` may do without the number.
      const forms = typeof entry === 'string' ? [entry] : Object.values({ ...entry, zero: null })
      return forms
        .filter((form) => form !== null)
        .filter((form) => placeholders(form).join() !== wanted.join())
        .map((form) => `${language} ${key}: ${form}`)
    })
    expect(wrong).toEqual([])
  })

  it('keep K. o. on one line', () => {
    const german = Object.values(others['de'] ?? {}).flatMap(texts)
    expect(german.filter((text) => /K\. o\./.test(text))).toEqual([])
    expect(german.filter((text) => /K\.\u00a0o\./.test(text)).length).toBeGreaterThan(0)
  })
})
