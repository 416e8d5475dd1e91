import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isLanguage } from '../../protocol/src/words/language.ts'
import { markdownFiles } from '../../testing/documents/markdown-files.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { addressOf, leadsOut } from './address.ts'
import { buildSite } from './build-site.ts'
import { describedApi } from './described-api.ts'
import { mayBeEmptied } from './may-be-emptied.ts'
import { guideOf, languageOf } from './outline.ts'

const folder = temporaryFolder()
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  await buildSite(folder, await describedApi())
  const names = globSync('**/*.html', { cwd: folder }).map((name) => name.replaceAll('\\', '/'))
  pages = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}, 60_000)

const all = (html: string, attribute: RegExp): readonly string[] =>
  [...html.matchAll(attribute)].map(([, value = '']) => value)
const idsIn = (html: string) => new Set(all(html, / id="([^"]*)"/g))
const documents = [...markdownFiles.keys()].filter(
  (file) => !file.startsWith('.') && file !== 'cli/README.md',
)

/** What is wrong with a link of a page. */
const wrong = (page: string, href: string): string | null => {
  if (leadsOut(href)) return /^https?:/.test(href) && URL.canParse(href) ? null : `${href}: what?`
  const [path = '', fragment = ''] = href.split('#')
  const target = path === '' ? page : posix.join(posix.dirname(page), path)
  if (href.startsWith('/') || !existsSync(join(folder, target))) return `${href} leads nowhere`
  if (fragment === '') return null
  return idsIn(pages.get(target) ?? '').has(decodeURIComponent(fragment))
    ? null
    : `${href}: nothing has this name`
}

describe('the site', () => {
  it('holds every document of the house', () => {
    expect(documents.length).toBeGreaterThan(60)
    expect(documents.filter((file) => !pages.has(addressOf(file)))).toEqual([])
  })

  it('may be made once more in the same place', () => {
    expect(mayBeEmptied(folder)).toBe(true)
  })

  it('says of every page what it is, once, and in which language', () => {
    for (const [name, html] of pages) {
      expect(all(html, /<h1[ >]([^\n]*)/g), name).toHaveLength(1)
      expect(all(html, /<title>([^<]+)<\/title>/g), name).toHaveLength(1)
      expect(isLanguage(all(html, /<html lang="([^"]*)"/g)[0]), name).toBe(true)
    }
  })

  it('has guides in the language they are written in, with a way to the others', () => {
    const guides = documents.filter((file) => guideOf(file) !== null)
    expect(guides.length).toBeGreaterThan(0)
    for (const file of guides) {
      const html = pages.get(addressOf(file)) ?? ''
      expect(html).toContain(`<html lang="${languageOf(file)}">`)
      const others = guides.filter((other) => guideOf(other) === guideOf(file))
      const offered = all(html, /hreflang="([^"]*)"/g)
      expect(offered.toSorted()).toEqual(others.map(languageOf).toSorted())
    }
  })

  it('leads nowhere in vain', () => {
    const found = [...pages].flatMap(([name, html]) =>
      all(html, / (?:href|src)="([^"]*)"/g).flatMap((href) => {
        const problem = wrong(name, href.replaceAll('&amp;', '&'))
        return problem === null ? [] : [`${name}: ${problem}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('asks nobody else for anything', () => {
    for (const [name, html] of pages) {
      const loaded = all(html, /<(?:link|script|img)\b[^>]*? (?:href|src)="([^"]*)"/g)
      expect(loaded.filter(leadsOut), name).toEqual([])
    }
  })

  it('leads from its beginning to every page', () => {
    const reached = new Set(['index.html'])
    for (const name of reached) {
      for (const href of all(pages.get(name) ?? '', / href="([^"#]+)[^"]*"/g)) {
        if (leadsOut(href)) continue
        const target = posix.join(posix.dirname(name), href)
        if (target.endsWith('.html')) reached.add(target)
      }
    }
    expect([...pages.keys()].filter((name) => !reached.has(name))).toEqual([])
  })

  it('lists the addresses that a server says it has', () => {
    expect(pages.get('endpoints.html')).toContain('<code>GET /api/events/{event}/record</code>')
  })
})
