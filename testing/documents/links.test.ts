import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRoot } from '../../scripts/choose-node.mjs'
import { leadsOut, targetOf } from '../../site/src/address.ts'
import { readDocument } from '../../site/src/read-document.ts'
import { markdownFiles } from './markdown-files.ts'

const read = new Map(
  [...markdownFiles].map(([file, text]) => {
    const links: string[] = []
    const { headings } = readDocument(text, (href) => {
      links.push(href)
      return href
    })
    return [file, { links, ids: new Set(headings.map(({ id }) => id)) }]
  }),
)

/** What is wrong with a link of a document; of those that lead out only the form is looked at. */
const wrong = (source: string, href: string): string | null => {
  if (leadsOut(href)) return URL.canParse(href) ? null : `${href} is no address`
  const { file, fragment } = targetOf(source, href)
  if (file.startsWith('..') || !existsSync(join(houseRoot, file))) return `${href} leads nowhere`
  const ids = read.get(file)?.ids
  return fragment === '' || ids?.has(fragment) ? null : `${href}: no such heading`
}

describe('a link or picture', () => {
  it.each([...read])('of %s leads somewhere', (file, { links }) => {
    expect(links.flatMap((href) => wrong(file, href) ?? [])).toEqual([])
  })

  it('that leads nowhere is found', () => {
    expect(wrong('docs/api.md', 'scenario.md#exit-codes')).toBeNull()
    expect(wrong('docs/api.md', 'scenario.md#no-codes')).toContain('no such heading')
    expect(wrong('docs/api.md', 'nowhere.md')).toContain('leads nowhere')
    expect(wrong('docs/api.md', '../../elsewhere.md')).toContain('leads nowhere')
    expect(wrong('docs/api.md', 'https://')).toContain('no address')
  })
})
