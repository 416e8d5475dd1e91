/** The line in which a place of a JSON text stands, such as `rounds[0].matches[3].result`. */
export const lineOfPath = (text: string, path: string): number => {
  const steps = [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  )
  let at = skipSpace(text, 0)
  for (const step of steps) {
    const next = typeof step === 'number' ? itemAt(text, at, step) : fieldAt(text, at, step)
    // Something that should be there and is not: the line of what it should stand in.
    if (next === null) break
    at = next
  }
  return text.slice(0, at).split('\n').length
}

const skipSpace = (text: string, from: number): number => {
  let at = from
  while (' \t\n\r'.includes(text[at] ?? '-')) at++
  return at
}

const skipText = (text: string, from: number): number => {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** Where a value ends that begins here; the text is known to be JSON. */
const skipValue = (text: string, from: number): number => {
  let [at, depth] = [from, 0]
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      at = skipText(text, at)
      if (depth === 0) return at
      continue
    }
    if ('{['.includes(sign)) depth++
    if ('}]'.includes(sign)) depth--
    if (depth < 0 || (depth === 0 && sign === ',')) return at
    at++
    if (depth === 0 && '}]'.includes(sign)) return at
  }
  return at
}

const itemAt = (text: string, from: number, index: number): number | null => {
  if (text[from] !== '[') return null
  let at = skipSpace(text, from + 1)
  for (let item = 0; item < index; item++) {
    at = skipSpace(text, skipValue(text, at))
    if (text[at] !== ',') return null
    at = skipSpace(text, at + 1)
  }
  return text[at] === ']' ? null : at
}

const fieldAt = (text: string, from: number, name: string): number | null => {
  if (text[from] !== '{') return null
  let at = skipSpace(text, from + 1)
  while (text[at] === '"') {
    const end = skipText(text, at)
    const value = skipSpace(text, skipSpace(text, end) + 1)
    if (text.slice(at, end) === JSON.stringify(name)) return value
    at = skipSpace(text, skipValue(text, value))
    if (text[at] !== ',') return null
    at = skipSpace(text, at + 1)
  }
  return null
}
