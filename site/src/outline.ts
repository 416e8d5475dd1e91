import { type Language, languages } from '../../protocol/src/words/language.ts'

/** A heading of the menu with the documents below it, by their paths in the house. */
type Group = { readonly title: string; readonly sources: readonly string[] }

const guides = ['organizers', 'judges', 'players'] as const

export const guideIn = (language: Language, name: string): string =>
  `docs/guides/${language}/${name}.md`

/** Of which guide a document is a translation; null for all others. */
export const guideOf = (source: string): string | null =>
  /^docs\/guides\/[a-z]{2}\/(\w+)\.md$/.exec(source)?.[1] ?? null

/** The language a document is written in. */
export const languageOf = (source: string): Language =>
  languages.find((language) => source.startsWith(`docs/guides/${language}/`)) ?? languages[0]

const below = (sources: readonly string[], folder: string): readonly string[] =>
  sources.filter((source) => source.startsWith(folder)).toSorted()

const docs = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `docs/${name}.md`)

/** Made while the site is built: there is no such file in the house. */
export const endpointsSource = 'docs/endpoints.md'
export const decisionsSource = 'docs/adr/README.md'

/**
 * What there is, by who reads it. What nobody has put anywhere stands under the last heading, so
 * that a new document is never missing.
 */
export const outline = (sources: readonly string[], language: Language): readonly Group[] => {
  const chosen: readonly Group[] = [
    { title: 'Start', sources: ['README.md', ...docs('installing')] },
    {
      title: 'Run an event',
      sources: [
        ...guides.map((name) => guideIn(language, name)),
        ...docs('day', 'moments', 'lists', 'luck', 'moving'),
      ],
    },
    { title: 'Documents', sources: below(sources, 'docs/regulations/') },
    {
      title: 'Operate',
      sources: [...docs('operating', 'scaling', 'security', 'upgrading'), 'SECURITY.md'],
    },
    {
      title: 'Programs',
      sources: [
        ...docs('api', 'endpoints', 'scenario', 'feeds', 'webhooks', 'exchange', 'record'),
        'engine/README.md',
      ],
    },
    {
      title: 'Contribute',
      sources: [
        ...['CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'ARCHITECTURE.md', 'GLOSSARY.md'],
        ...docs('a-regulation', 'releasing', 'versioning'),
        ...['CHANGELOG.md', decisionsSource],
      ],
    },
  ]
  const named = new Set(chosen.flatMap((group) => group.sources))
  const isMore = (source: string): boolean =>
    source.endsWith('.md') &&
    !named.has(source) &&
    guideOf(source) === null &&
    !source.startsWith('docs/adr/')
  const more = { title: 'More', sources: sources.filter(isMore).toSorted() }
  const there = new Set(sources)
  return [...chosen, more]
    .map((group) => ({ ...group, sources: group.sources.filter((source) => there.has(source)) }))
    .filter((group) => group.sources.length > 0)
}
