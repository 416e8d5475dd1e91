import type { Language } from '../../protocol/src/words/language.ts'
import { addressOf, leadsOut, targetOf, wayTo } from './address.ts'
import type { Texts } from './made-documents.ts'
import { decisionsSource, languageOf } from './outline.ts'
import { type Heading, readDocument } from './read-document.ts'

/** One page of the site, before anything is put around it. */
export type SitePage = {
  readonly source: string
  readonly address: string
  readonly language: Language
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
  /** Files of the house that it leads to and that are no documents. */
  readonly shows: readonly string[]
}

/** A folder is led to as well: its list is what it stands for. */
const documentAt = (texts: Texts, file: string): string | null => {
  const named = [file, `${file}/README.md`, file === 'docs/adr' ? decisionsSource : file]
  return named.find((source) => texts.has(source)) ?? null
}

export const sitePage = (texts: Texts, source: string): SitePage => {
  const address = addressOf(source)
  const shows: string[] = []
  const lead = (href: string): string => {
    if (leadsOut(href)) return href
    const { file, fragment } = targetOf(source, href)
    const document = documentAt(texts, file)
    if (document === null) shows.push(file)
    const way = document === source ? '' : wayTo(address, addressOf(document ?? file))
    return fragment === '' && way !== '' ? way : `${way}#${fragment}`
  }
  const read = readDocument(texts.get(source) ?? '', lead)
  return { source, address, language: languageOf(source), ...read, shows }
}
