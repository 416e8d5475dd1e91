/** What parts the cards of a line. */
export const separator =
  /(?:\s*[,;|+=\t]\s*|\s+(?:[-–—&/]|[-–—=]{1,3}>|[→»]|with|w\/|mit)\s+|\s*—\s*|\s*:\s+|\s*:$)/iy
/** What every separator begins with: nearly every letter of a line is none of them. */
const separates = /[\s,;|+=—:]/
/** Every kind of brackets: people use what the keyboard has. */
const opens = ['(', '[', '{']
const closes = [')', ']', '}']

export type Cut = { readonly text: string; readonly leads: boolean }

/** What parts two notes in one pair of brackets. */
export const apart = /\s*[,;+|]\s*/y

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** Where the brackets begin with which a name ends; brackets in them belong to them. */
export const lastBracket = (text: string): number | null => {
  if (!closes.includes(text.at(-1) ?? '')) return null
  let depth = 0
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (closes.includes(text[at] ?? '')) depth += 1
    if (opens.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return null
}

/** Cuts at separators, but never inside brackets. */
export const cut = (text: string, by: RegExp): readonly Cut[] => {
  const parts: Cut[] = []
  let depth = 0
  let from = 0
  let at = 0
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (opens.includes(letter)) depth += 1
    if (closes.includes(letter)) depth = Math.max(0, depth - 1)
    const hit = depth === 0 && separates.test(letter) ? matchAt(by, text, at) : ''
    if (hit !== '') {
      parts.push({ text: text.slice(from, at), leads: hit.includes(':') })
      from = at + hit.length
    }
    at += Math.max(1, hit.length)
  }
  return [...parts, { text: text.slice(from), leads: false }]
}
