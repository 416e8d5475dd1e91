/** A line as a person reads it, without the marks of a forum or a page. */
export type PlainLine = {
  readonly text: string
  /** The line of the text it stands in: what breaks lines on a page makes several of one. */
  readonly line: number
}

const breaks = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>|\[\*\]/i
const marks =
  /\[\/?(?:b|i|u|s|url|quote|size|color|font|center|code|spoiler|list)(?:=[^\]]*)?\]|<\/?[a-z][^>]*>|\*\*|__|^#+\s/gi
const emphasis = /(^|[\s(])([*_])(\S(?:[^*_]*\S)?)\2(?![\p{L}\p{N}])/gu
const entities = /&(nbsp|amp|quot|apos|#39|lt|gt);/g
const entity: { readonly [name: string]: string } = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
}

/** Ten thousand spaces in a row would be asked one by one what they part. */
const wide = /\s{80,}/g

const plain = (text: string): string =>
  text
    .replace(wide, (spaces) => spaces.slice(0, 80))
    .replace(marks, '')
    .replace(emphasis, '$1$3')
    .replace(entities, (_, name: string) => entity[name] ?? '')

/** The lines of a pasted text; two cards between which only a page breaks the line are not one. */
export const plainLines = (text: string): readonly PlainLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((raw, line) => {
      const parts = raw.split(breaks).map(plain)
      const filled = parts.filter((part) => part.trim() !== '')
      return (filled.length === 0 ? [''] : filled).map((part) => ({ text: part, line }))
    })

/** A file in JSON; `[b]` and `[27]` begin a text. */
export const isJson = (text: string): boolean =>
  /^[\s\uFEFF]*(?:\{|\[\s*(?:["[{\]]|\d+\s*,))/.test(text)
