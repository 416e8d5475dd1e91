import { escaped } from '../../feeds/markup.ts'
import type { publicFeeds } from '../../feeds/public-feeds.ts'
import { inOneLine } from '../../pictures/lettered.ts'

/** What a chat shows of an address that somebody sends. */
export type Preview = {
  readonly title: string
  readonly description: string
  readonly page: string
  /** Readers of news look for theirs in the head of the page they are given. */
  readonly feeds: ReturnType<typeof publicFeeds>
  readonly picture: {
    readonly address: string
    readonly width: number
    readonly height: number
  }
}

const meta = (by: 'name' | 'property', key: string, content: string): string =>
  `<meta ${by}="${key}" content="${escaped(inOneLine(content))}">`

const headOf = ({ title, description, page, feeds, picture }: Preview): string =>
  [
    `<title>${escaped(inOneLine(`${title} – Topcut`))}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Topcut'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', page),
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', `${picture.width}`),
    meta('property', 'og:image:height', `${picture.height}`),
    meta('property', 'og:image:alt', `${title}: ${description}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...feeds.map(
      ({ address, type }) => `<link rel="alternate" type="${type}" href="${escaped(address)}">`,
    ),
  ].join('\n    ')

const usualTitle = /<title>[^<]*<\/title>/
const usualDescription = /<meta name="description"[^>]*>\s*/

/** A built document with the preview in its head, and nothing else of it changed. */
export const withPreview = (html: string, preview: Preview): string =>
  // By functions: `$&` in a name would else put parts of the page into itself.
  html.replace(usualDescription, () => '').replace(usualTitle, () => headOf(preview))
