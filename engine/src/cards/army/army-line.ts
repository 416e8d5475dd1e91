/** A line of a list taken apart: how many of what, and what it says it costs. */
export type ArmyLine = {
  readonly text: string
  /** How far it is set in: what is deeper than a group belongs to it. */
  readonly depth: number
  readonly count: number | null
  readonly points: number | null
}

const sign = /^(?:[-*•·▪●◦+>–—]|\d+[.)])\s+|^[•·▪●◦]\s*/u
const leading = /^(\d{1,2})\s+(?=\p{L})/u
const counted = [/^(\d{1,2})\s*[x×]\s*/iu, leading, /\s*[x×]\s*(\d{1,2})$/iu]
const unit = '(?:points?|pts?|punkt(?:e|y|ów)?|pkt)'
const priced = [
  `\\s*[([]\\s*([-−–]?\\d+)\\s*(?:${unit}|p)?\\.?\\s*[)\\]]$`,
  `\\s*(?:[:=–—]|\\s-)\\s+([-−]?\\d+)\\s*${unit}?\\.?$`,
  `\\s+([-−]?\\d+)\\s*${unit}\\.?$`,
].map((form) => new RegExp(form, 'iu'))

type Taken = { readonly rest: string; readonly number: number | null }

/** Takes off every one of them: what is left says nothing of the kind when it is read again. */
const taken = (text: string, forms: readonly RegExp[]): Taken => {
  for (const form of forms) {
    const found = form.exec(text)
    if (found === null || found[0].length === text.length) continue
    const rest = text.replace(form, '').trim()
    const number = Number((found[1] ?? '0').replace(/[−–]/, '-'))
    return { rest: taken(rest, forms).rest, number }
  }
  return { rest: text, number: null }
}

const withoutSigns = (text: string): string => {
  const rest = text.replace(sign, '')
  return rest === text ? text : withoutSigns(rest)
}

/** Nobody has none of a card, or five groups of a kind: such a number before a name is its price. */
const isPrice = (number: number): boolean => number === 0 || number > 4

export const armyLine = (line: string): ArmyLine => {
  const indent = line.length - line.trimStart().length
  const trimmed = line.trim()
  const bare = withoutSigns(trimmed)
  const price = taken(bare, priced)
  const many = taken(price.rest, counted)
  // The count may stand behind the price.
  const again = taken(many.rest, priced)
  const first = leading.test(price.rest) && isPrice(many.number ?? 1) ? many.number : null
  return {
    text: again.rest,
    depth: indent + (bare === trimmed ? 0 : 1),
    count: many.number === null || first !== null ? null : Math.max(1, many.number),
    points: price.number ?? again.number ?? first,
  }
}
