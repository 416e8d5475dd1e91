/** A line of a text without what only dresses it. */
export type TextLine = {
  readonly text: string
  readonly line: number
  readonly indent: number
  readonly hasBullet: boolean
  readonly isAfterGap: boolean
}

const tags = /\[\/?(?:b|i|u|url|quote|size|color)(?:=[^\]]*)?\]|<\/?[a-z][^>]*>|\*\*|__|^#+\s/gi
const bullet = /^(?:[-–—*•·>~+]+|\d{1,2}[.)])\s+|^[•·*]+/
const dots = /[•·]/g

export const textLines = (text: string): readonly TextLine[] => {
  const found: TextLine[] = []
  let isAfterGap = true
  text.split(/\r?\n|\r/).forEach((raw, line) => {
    const plain = raw.replace(/^\uFEFF/, '').replace(tags, '')
    const body = plain.trimStart()
    const bare = body.replace(bullet, '').replace(dots, '').trim()
    // A rule between two ships is a gap as well.
    if (/[\p{L}\p{N}]/u.test(bare)) {
      const indent = plain.length - body.length
      found.push({ text: bare, line, indent, hasBullet: bullet.test(body), isAfterGap })
      isAfterGap = false
    } else {
      isAfterGap = true
    }
  })
  return found
}
