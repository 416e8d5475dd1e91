import { expect, it } from 'vitest'
import { outline } from './outline.ts'

const sources = ['README.md', 'docs/api.md', 'docs/brand-new.md', 'docs/guides/de/players.md']

it('forgets no document: what nobody has put anywhere stands at the end', () => {
  expect(outline(sources, 'en')).toEqual([
    { title: 'Start', sources: ['README.md'] },
    { title: 'Programs', sources: ['docs/api.md'] },
    { title: 'More', sources: ['docs/brand-new.md'] },
  ])
})

it('leads to the guides in the language that is read', () => {
  const [, guides] = outline(sources, 'de')
  expect(guides).toEqual({ title: 'Run an event', sources: ['docs/guides/de/players.md'] })
})
