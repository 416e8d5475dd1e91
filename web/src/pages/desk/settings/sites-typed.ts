import { isSite } from '@topcut/engine'

/**
 * The sites of a text with one a line, as browsers compare them: a name in any script becomes its
 * ASCII form, one without a scheme is asked for by https. What is no site stays as it was typed, so
 * that the refusal can name it.
 */
export const sitesTyped = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => siteOf(line) ?? line)

const siteOf = (line: string): string | null => {
  const address = parsed(/^[a-z]+:\/\//i.test(line) ? line : `https://${line}`)
  const isBare = address !== null && address.href === `${address.origin}/`
  return isBare && isSite(address.origin) ? address.origin : null
}

const parsed = (text: string): URL | null => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
