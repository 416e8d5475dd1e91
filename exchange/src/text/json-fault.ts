/** Where a text stops being JSON, or where an object has the same field a second time. */
type JsonFault =
  | { readonly kind: 'broken'; readonly offset: number }
  | { readonly kind: 'repeated'; readonly offset: number; readonly field: string }

/**
 * Node's own parser names no place for most faults and takes the last of two equal fields in
 * silence, so that the first of two lists of drops would be lost. It does not recurse: a file of
 * nothing but opening brackets must end in a refusal.
 */
export const jsonFault = (text: string): JsonFault | null => {
  /** For every object that is open its fields so far, for every list null. */
  const open: (Set<string> | null)[] = []
  let at = skipSpace(text, 0)
  for (;;) {
    const first = text[at]
    if (first === '{' || first === '[') {
      open.push(first === '{' ? new Set() : null)
      at = skipSpace(text, at + 1)
      if (text[at] !== closing(open)) {
        const named = skipName(text, at, open)
        if (typeof named !== 'number') return named
        at = named
        continue
      }
    } else {
      const { end, isWhole } = skipScalar(text, at)
      if (!isWhole) return { kind: 'broken', offset: end }
      at = skipSpace(text, end)
    }
    while (open.length > 0 && text[at] === closing(open)) {
      open.pop()
      at = skipSpace(text, at + 1)
    }
    if (open.length === 0) return at === text.length ? null : { kind: 'broken', offset: at }
    if (text[at] !== ',') return { kind: 'broken', offset: at }
    const named = skipName(text, skipSpace(text, at + 1), open)
    if (typeof named !== 'number') return named
    at = named
  }
}

type Open = readonly (Set<string> | null)[]

const closing = (open: Open): string => (open.at(-1) === null ? ']' : '}')

const skipSpace = (text: string, from: number): number => {
  let at = from
  while (' \t\n\r'.includes(text[at] ?? '-')) at++
  return at
}

/** Goes past the name of a field to its value; inside a list there is no name to go past. */
const skipName = (text: string, from: number, open: Open): number | JsonFault => {
  const fields = open.at(-1) ?? null
  if (fields === null) return from
  const { end, isWhole } =
    text[from] === '"' ? skipString(text, from) : { end: from, isWhole: false }
  if (!isWhole) return { kind: 'broken', offset: end }
  const field = JSON.parse(text.slice(from, end)) as string
  if (fields.has(field)) return { kind: 'repeated', offset: from, field }
  fields.add(field)
  const colon = skipSpace(text, end)
  return text[colon] === ':' ? skipSpace(text, colon + 1) : { kind: 'broken', offset: colon }
}

/** Where a text, number or word ends, or where it goes wrong. */
type Skipped = { readonly end: number; readonly isWhole: boolean }

const skipScalar = (text: string, from: number): Skipped => {
  const first = text[from] ?? ''
  if (first === '"') return skipString(text, from)
  const word = ['true', 'false', 'null'].find((one) => one[0] === first)
  return word === undefined ? skipNumber(text, from) : skipWord(text, from, word)
}

const skipWord = (text: string, from: number, word: string): Skipped => {
  let length = 0
  while (length < word.length && text[from + length] === word[length]) length++
  return { end: from + length, isWhole: length === word.length }
}

const skipNumber = (text: string, from: number): Skipped => {
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
  number.lastIndex = from
  return { end: from + (number.exec(text)?.[0].length ?? 0), isWhole: number.lastIndex > from }
}

const skipString = (text: string, from: number): Skipped => {
  let at = from + 1
  for (;;) {
    const unit = text[at]
    if (unit === undefined || unit < ' ') return { end: at, isWhole: false }
    if (unit === '"') return { end: at + 1, isWhole: true }
    if (unit === '\\') {
      const escaped = text.slice(at, at + 6)
      if (/^\\u[0-9a-fA-F]{4}/.test(escaped)) at += 6
      else if (/^\\["\\/bfnrt]/.test(escaped)) at += 2
      else return { end: at + 1, isWhole: false }
    } else at++
  }
}
