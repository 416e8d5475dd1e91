import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { documentedRule, type RuleId } from '@topcut/engine'
import { buttonLabel, type Language, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const guides = ['organizers', 'judges', 'players'] as const
const read = (language: Language, guide: string): string =>
  readFileSync(`${root}docs/guides/${language}/${guide}.md`, 'utf8')

/** The document that each language takes its rules from, and what it calls a match. */
const own = {
  en: { document: 'XWEN', match: 'Match' },
  de: { document: 'XWDE', match: 'Spiel' },
  pl: { document: 'XWPL', match: 'Mecz' },
} satisfies Record<Language, { document: string; match: string }>

/** Everything that can stand on a page, with anybody, a few numbers or a match put in. */
const said = (words: unknown, match: string): readonly string[] => {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') {
    const put = [['…', '…'], [1, 2], [2, 3], [match]]
    return put.flatMap((values) => {
      try {
        return said(words(...values), match)
      } catch {
        // What has to be told more than that stands on no button.
        return []
      }
    })
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap((each) => said(each, match))
}

/** A word may begin a button and stand inside another sentence. */
const bare = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const wordsOf = async (language: Language): Promise<ReadonlySet<string>> => {
  const files = globSync(`{web,protocol}/src/words/${language}/*.ts`, { cwd: root })
  const topics = await Promise.all(files.map((file) => import(pathToFileURL(root + file).href)))
  return new Set(said(topics, own[language].match).map(bare))
}

const picture = /!\[([^\]]*)\]\(([^)]+)\)/g

/** What a guide is made of, without its words: headings by depth, pictures, links, lines of lists. */
const shape = (language: Language, guide: string): readonly string[] =>
  read(language, guide)
    .split('\n')
    .flatMap((line) => {
      const links = [...line.matchAll(/\]\(([^)#]+)/g)].map(([, to = '']) => to)
      const begins = /^(#+|-|\d+\.|\|)/.exec(line)?.[1]
      return [
        ...(begins === undefined ? [] : [begins]),
        ...links.map((to) => to.replace(`/${language}/`, '/')),
      ]
    })

it.each(languages)(
  'a place is given up where its button is, once the cut is made: %s',
  (language) => {
    const text = read(language, 'organizers')
    const steps = (['make-cut', 'decline-place'] as const).map((step) =>
      text.indexOf(`**${buttonLabel(language, step)}**`),
    )
    expect(steps).not.toContain(-1)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  },
)

describe.each(guides)('the guide for %s', (guide) => {
  it.each(languages)('is put together as in English: %s', (language) => {
    const english = shape('en', guide)
    expect(english.filter((one) => one.startsWith('#')).length).toBeGreaterThan(15)
    expect(shape(language, guide)).toEqual(english)
  })

  it.each(languages)('names buttons and pages as they are named: %s', async (language) => {
    const words = await wordsOf(language)
    const named = [...read(language, guide).matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !words.has(bare(name)))).toEqual([])
  })

  it.each(languages)('shows pages in its own language, and says what is seen: %s', (language) => {
    const pictures = [...read(language, guide).matchAll(picture)]
    expect(pictures.length).toBeGreaterThan(1)
    for (const [, alt = '', file = ''] of pictures) {
      expect(file).toMatch(new RegExp(`^\\.\\./\\.\\./screenshots/${language}/[a-z-]+\\.webp$`))
      expect(alt.length, file).toBeGreaterThan(9)
    }
  })

  it.each(languages)('names rules that there are: %s', (language) => {
    const rules = read(language, guide).match(/\b[A-Z]{2,4}-\d+\b/g) ?? []
    expect(rules.length).toBeGreaterThan(3)
    for (const rule of rules) {
      expect(rule.split('-')[0]).toBe(own[language].document)
      expect(documentedRule(rule as RuleId), rule).not.toBeNull()
    }
  })
})
