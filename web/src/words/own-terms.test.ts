import { regulations, tiers } from '@topcut/engine'
import { languages, term } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import { deskWords } from './desk.ts'
import type { OwnTerms } from './topic.ts'

type Key = Parameters<ReturnType<typeof deskWords>['term']>[0]

const entries = regulations.flatMap(
  ({ id, terms }: { readonly id: string; readonly terms: OwnTerms }) =>
    languages.flatMap((language) =>
      Object.entries(terms[language] ?? {}).map(([key, text]) => ({
        id,
        language,
        key: key as Key,
        text,
      })),
    ),
)

describe('what a title calls otherwise', () => {
  it('has a word of its own for something that has a general one', () => {
    const wrong = entries.filter(({ language, key, text }) => {
      const general: string | undefined = term(language, key)
      return general === undefined || general === text
    })
    expect(entries.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })

  it('is said where that title is played, and nowhere else', () => {
    for (const { id, language, key, text } of entries) {
      const terms = regulations.find((one) => one.id === id)?.terms ?? {}
      const own = deskWords(language, terms)
      expect([own.term(key), own.label(key as never)]).toEqual([text, text])
      expect(own.heading(key)).toBe(text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1))
      expect(deskWords(language).term(key)).toBe(term(language, key))
      if (key.startsWith('thing.')) expect(own.about(key.slice(6))).toBe(own.heading(key))
    }
  })
})

describe('tiers', () => {
  it.each(
    regulations.flatMap((one) => tiers.map((tier) => [one.tiers.rule, one.id, tier, one] as const)),
  )(
    '[%s] %s, %s: called as the document calls it',
    (_, __, tier, { language, terms, tiers: { value: names } }) => {
      const said = deskWords(language, terms).label(`tier.${tier}`)
      expect(said.toLocaleLowerCase(language)).toContain(names[tier].toLocaleLowerCase(language))
    },
  )
})
