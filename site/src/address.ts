import { posix } from 'node:path'

const isPicture = (file: string): boolean => /\.(?:png|webp)$/.test(file)

/**
 * Where a file of the house stands on the site: `docs/adr/0001-x.md` at `adr/0001-x.html`, what lies
 * at the top of the house in a folder of its own, so that no two documents have one address.
 */
export const addressOf = (source: string): string => {
  if (source === 'README.md') return 'index.html'
  const inFolder = source.includes('/') ? source : `house/${source.toLowerCase()}`
  const named = inFolder.replace(/^docs\//, '').replace(/\/README\.md$/, '/index.md')
  return isPicture(named) ? named : `${named.replace(/\.md$/, '')}.html`
}

/** From one address to another, so that the site works in any folder and from a disk. */
export const wayTo = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to)

/** What a link written in a document means: a file or folder of the house, and a place in it. */
export const targetOf = (source: string, href: string): { file: string; fragment: string } => {
  const [path = '', fragment = ''] = href.split('#')
  const file =
    path === '' ? source : posix.normalize(posix.join(posix.dirname(source), decodeURI(path)))
  return { file: file.replace(/\/$/, ''), fragment: decodeURIComponent(fragment) }
}

/** Whether a link leads out of the house. */
export const leadsOut = (href: string): boolean => /^[a-z][a-z+.-]*:/i.test(href)
