import { Marked, type Tokens } from 'marked'
import { type Language, languages } from '../../protocol/src/words/language.ts'
import { drawingHtml } from './drawing.ts'
import { escaped } from './escaped.ts'
import { fragmentNames } from './fragment-names.ts'

export type Heading = { readonly depth: number; readonly text: string; readonly id: string }

type ReadDocument = {
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
}

/** Leads a link or a picture of a document to where it is on the site. */
type Lead = (href: string) => string

const anchor = (id: string): string =>
  `<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`

const longestUncut = 12

/** A document that says the same in every language has a title for each of them. */
const languageOfTitle = (count: number): Language => languages[count - 1] ?? languages[0]

/** What stands in a document, with a name for every heading and one title for the page. */
export const readDocument = (text: string, lead: Lead): ReadDocument => {
  const headings: Heading[] = []
  const nameOf = fragmentNames()
  let titles = 0
  const marked = new Marked()
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inside = this.parser.parseInline(tokens)
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = nameOf(plain)
        if (depth === 1) titles += 1
        const isTitle = depth === 1 && titles === 1
        const shown = depth === 1 && !isTitle ? 2 : depth
        headings.push({ depth: shown, text: plain, id })
        const opened = shown === depth ? '' : `</div>\n<div lang="${languageOfTitle(titles)}">\n`
        return `${opened}<h${shown} id="${id}">${inside}${isTitle ? '' : anchor(id)}</h${shown}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escaped(lead(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      image({ href, text: alt }: Tokens.Image) {
        return `<img src="${escaped(lead(href))}" alt="${escaped(alt)}" loading="lazy">`
      },
      code({ text: code, lang = '' }: Tokens.Code) {
        if (lang === 'mermaid') return drawingHtml(code)
        return `<pre tabindex="0"><code>${escaped(code)}\n</code></pre>\n`
      },
      table(token: Tokens.Table) {
        const cellsOf = (row: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
          row
            .map(({ text: cell, tokens }) => {
              // A head without a word is read out as if it had one.
              const name = cell === '' ? 'td' : tag
              // An id that is cut at its hyphen reads like two.
              const uncut = cell.length <= longestUncut ? ' class="uncut"' : ''
              return `<${name}${uncut}>${this.parser.parseInline(tokens)}</${name}>`
            })
            .join('')
        const isNamed = token.header.some((cell) => cell.text !== '')
        const head = isNamed ? `<thead><tr>${cellsOf(token.header, 'th')}</tr></thead>` : ''
        const rows = token.rows.map((row) => `<tr>${cellsOf(row, 'td')}</tr>`).join('\n')
        return `<div class="scrolls" tabindex="0"><table>${head}<tbody>\n${rows}\n</tbody></table></div>\n`
      },
    },
  })
  const html = `<div>\n${marked.parse(text, { async: false })}</div>`
  return { title: headings[0]?.text ?? '', html, headings }
}
