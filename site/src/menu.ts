import { type Language, languages, ownNames } from '../../protocol/src/words/language.ts'
import { wayTo } from './address.ts'
import { escaped } from './escaped.ts'
import { decisionsSource, guideIn, guideOf, languageOf, outline } from './outline.ts'
import type { SitePage } from './site-page.ts'

export type Pages = ReadonlyMap<string, SitePage>

/** What stands in brackets behind a title is for programs. */
const shortTitle = ({ title }: SitePage): string => title.replace(/ \([^)]*\)$/, '')

const linkTo = (from: SitePage, to: SitePage, more: string): string =>
  `<a href="${wayTo(from.address, to.address)}"${more}>${escaped(shortTitle(to))}</a>`

const known = (pages: Pages, sources: readonly string[]): readonly SitePage[] =>
  sources.flatMap((source) => pages.get(source) ?? [])

/** All pages by who reads them; the one that is open says so. */
export const menuHtml = (pages: Pages, open: SitePage): string => {
  const groups = outline([...pages.keys()], open.language).map(({ title, sources }) => {
    const rows = known(pages, sources).map((page) => {
      const isOpen = page === open || isBelow(open, page)
      const language = page.language === 'en' ? '' : ` lang="${page.language}"`
      return `<li>${linkTo(open, page, `${language}${isOpen ? ' aria-current="page"' : ''}`)}</li>`
    })
    return `<h2>${title}</h2>\n<ul>\n${rows.join('\n')}\n</ul>`
  })
  return groups.join('\n')
}

const isBelow = (open: SitePage, page: SitePage): boolean =>
  page.source === decisionsSource && open.source.startsWith('docs/adr/')

/** In which order pages follow each other, decisions after their list. */
const inOrder = (pages: Pages, language: Language): readonly SitePage[] => {
  const sources = outline([...pages.keys()], language).flatMap((group) => group.sources)
  const decisions = [...pages.keys()].filter(
    (source) => source.startsWith('docs/adr/') && source !== decisionsSource,
  )
  const after = sources.indexOf(decisionsSource) + 1
  return known(pages, [
    ...sources.slice(0, after),
    ...decisions.toSorted(),
    ...sources.slice(after),
  ])
}

/** The pages before and after the open one. */
export const neighbours = (pages: Pages, open: SitePage) => {
  const all = inOrder(pages, open.language)
  const at = all.indexOf(open)
  return at < 0
    ? { before: null, after: null }
    : { before: all[at - 1] ?? null, after: all[at + 1] ?? null }
}

/** A guide in its other languages. */
export const otherLanguages = (pages: Pages, open: SitePage): string => {
  const guide = guideOf(open.source)
  if (guide === null) return ''
  const all = known(
    pages,
    languages.map((language) => guideIn(language, guide)),
  )
  return all
    .map((page) => {
      const language = languageOf(page.source)
      const current = page === open ? ' aria-current="true"' : ''
      const to = wayTo(open.address, page.address)
      return `<li><a href="${to}" lang="${language}" hreflang="${language}"${current}>${ownNames[language]}</a></li>`
    })
    .join('')
}
