import { wayTo } from './address.ts'
import { escaped } from './escaped.ts'
import { menuHtml, neighbours, otherLanguages, type Pages } from './menu.ts'
import type { SitePage } from './site-page.ts'
import { siteWords } from './words.ts'

const contentsHtml = ({ headings, language }: SitePage): string => {
  const rows = headings
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(
      ({ depth, text, id }) =>
        `<li class="depth-${depth}"><a href="#${id}">${escaped(text)}</a></li>`,
    )
  if (rows.length < 2) return ''
  const { contents } = siteWords[language]
  return `<nav class="contents" aria-labelledby="contents"><p id="contents">${contents}</p>\n<ul>\n${rows.join('\n')}\n</ul></nav>`
}

const languagesHtml = (pages: Pages, open: SitePage): string => {
  const rows = otherLanguages(pages, open)
  const { languages } = siteWords[open.language]
  return rows === ''
    ? ''
    : `<nav class="languages" aria-label="${languages}"><ul>${rows}</ul></nav>`
}

const beyond = (from: SitePage, to: SitePage | null, rel: string, word: string): string =>
  to === null
    ? '<span></span>'
    : `<a rel="${rel}" href="${wayTo(from.address, to.address)}"><small>${word}</small>${escaped(to.title)}</a>`

/** A whole page: it asks nobody but its own folder for anything, and needs no script. */
export const layout = (pages: Pages, open: SitePage): string => {
  const words = siteWords[open.language]
  const { before, after } = neighbours(pages, open)
  const to = (file: string): string => wayTo(open.address, file)
  const title = open.source === 'README.md' ? open.title : `${open.title} · Topcut`
  return `<!doctype html>
<html lang="${open.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="${to('favicon.ico')}">
<link rel="stylesheet" href="${to('tokens.css')}">
<link rel="stylesheet" href="${to('site.css')}">
<script defer src="${to('headings.js')}"></script>
<script defer src="${to('search.js')}"></script>
</head>
<body data-top="${to('index.html').replace(/index\.html$/, '')}">
<a class="skip" href="#text">${words.skip}</a>
<header class="on-band">
<a class="brand" href="${to('index.html')}">Topcut</a>
<a class="to-menu" href="#menu">${words.menu}</a>
<search hidden data-nothing="${escaped(words.nothing)}"><label>${words.search} <input type="search" autocomplete="off"></label><ol></ol></search>
</header>
<div class="columns">
${contentsHtml(open)}
<main id="text">
${languagesHtml(pages, open)}
<article>
${open.html}
</article>
<nav class="beyond" aria-label="${words.before}, ${words.after}">${beyond(open, before, 'prev', words.before)}${beyond(open, after, 'next', words.after)}</nav>
</main>
<nav class="menu" id="menu" aria-label="${words.menu}"${open.language === 'en' ? '' : ' lang="en"'}>
${menuHtml(pages, open)}
</nav>
</div>
</body>
</html>
`
}
