import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, sep } from 'node:path'
import Metalsmith from 'metalsmith'
import { houseRoot } from '../../scripts/choose-node.mjs'
import type { OpenApi } from '../../server/src/http/open-api.ts'
import { addressOf } from './address.ts'
import { escaped } from './escaped.ts'
import { layout } from './layout.ts'
import { madeDocuments, type Texts } from './made-documents.ts'
import { mark } from './may-be-emptied.ts'
import { searchedHeadings } from './searched-headings.ts'
import { type SitePage, sitePage } from './site-page.ts'

const inHouse = (path: string): Buffer => readFileSync(join(houseRoot, path))
const turned = (path: string): string => path.split(sep).join('/')

/** For the shop window of a registry; its words are those of the documents. */
const packagePage = 'cli/README.md'

/** What is no document, and folders that hold none: to walk them all would take a minute. */
const isElsewhere = (path: string): boolean =>
  turned(path) === packagePage ||
  !/^(?:[A-Z_]+\.md|[a-z]+(?:\/[A-Z_]+\.md)?|docs\/.*)$/.test(turned(path))

const beside: Readonly<Record<string, string>> = {
  'tokens.css': 'web/src/ui/tokens.css',
  'favicon.ico': 'web/public/favicon.ico',
  'site.css': 'site/src/site.css',
}

/** A file of code that a document leads to, as a page. */
const shownFile = (source: string): SitePage => ({
  source,
  address: addressOf(source),
  language: 'en',
  title: source,
  html: `<h1><code>${escaped(source)}</code></h1>\n<pre tabindex="0"><code>${escaped(inHouse(source).toString())}</code></pre>`,
  headings: [],
  shows: [],
})

const pagesOf = (texts: Texts): readonly SitePage[] => {
  const pages = [...texts.keys()].map((source) => sitePage(texts, source))
  const files = pages.flatMap(({ shows }) => shows).filter((file) => /\.(ts|mjs|json)$/.test(file))
  return [...pages, ...[...new Set(files)].map(shownFile)]
}

/** Every document of the house and every picture among them, as pages in a folder. */
export const buildSite = async (target: string, api: OpenApi): Promise<void> => {
  const write: Metalsmith.Plugin = (files) => {
    const texts = new Map<string, string>()
    for (const [path, { contents }] of Object.entries(files)) {
      delete files[path]
      const source = turned(path)
      if (source.endsWith('.md')) texts.set(source, contents.toString())
      else files[addressOf(source)] = { contents }
    }
    const pages = pagesOf(new Map([...texts, ...madeDocuments(texts, api)]))
    const bySource = new Map(pages.map((page) => [page.source, page]))
    const put = (address: string, contents: Buffer | string) => {
      files[address] = { contents: Buffer.from(contents) }
    }
    for (const page of pages) put(page.address, layout(bySource, page))
    for (const [address, path] of Object.entries(beside)) put(address, inHouse(path))
    put(mark, '')
    put('headings.js', searchedHeadings(pages))
    put('search.js', stripTypeScriptTypes(inHouse('site/src/search.ts').toString()))
  }
  await new Metalsmith(houseRoot)
    .source('.')
    .destination(target)
    .clean(true)
    .frontmatter(false)
    .ignore(isElsewhere)
    .use(write)
    .build()
}
