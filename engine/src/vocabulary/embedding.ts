/** Whose pages may show the public page in a frame: nobody's, everybody's, those of these sites. */
export type Embedding = 'nowhere' | 'everywhere' | readonly string[]

/** More than any club has pages; a policy of thousands of sites is one that nobody reads. */
export const mostSites = 20

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const site = new RegExp(`^https?://${label}(?:\\.${label})*(?::([1-9]\\d{0,4}))?$`)

/**
 * A scheme, a host and perhaps a port, as browsers compare them: small letters, international names
 * in their ASCII form. It is written into a header as it is.
 */
export const isSite = (text: string): boolean => {
  const [, port = '1'] = site.exec(text) ?? [null, '0']
  const isPort = Number(port) >= 1 && Number(port) <= 65_535
  return text.length <= 200 && isPort
}
