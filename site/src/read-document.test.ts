import { expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const same = (href: string): string => href

it('has one title; what says the same in another language begins below it', () => {
  const { title, html, headings } = readDocument('# One\n\na\n\n# Zwei\n\nb\n', same)
  expect(title).toBe('One')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<div lang="de">\n<h2 id="zwei">')
  expect(headings.map(({ id }) => id)).toEqual(['one', 'zwei'])
})

it('leads links and pictures, and takes nothing typed for HTML', () => {
  const { html } = readDocument('[a `<b>`](x.md) ![“<c>”](y.png)', (href) => `to/${href}`)
  expect(html).toContain('<a href="to/x.md">a <code>&lt;b&gt;</code></a>')
  expect(html).toContain('<img src="to/y.png" alt="“&lt;c&gt;”"')
})

it('tells a drawing as a list', () => {
  const { html } = readDocument('```mermaid\nflowchart TD\n  a --> b & c\n  b\n```\n', same)
  expect(html).toContain('<li><b>a</b> imports b, c</li><li><b>b</b></li>')
})
