/** A line of a list taken apart: how many of what, and what it says it costs. */
export type ArmyLine = {
  readonly text: string
  /** How far it is set in: what is deeper than a group belongs to it. */
  readonly depth: number
  readonly count: number | null
  readonly points: number | null
}

const signs = /^(?:(?:[-*•·▪●◦+>–—]|\d+[.)])\s+|[•·▪●◦]\s*)+/u
const leading = /^(\d{1,2})(?:\s+(?=\p{L})|\t+\s*(?=\d+-))/u
const unit = '(?:points?|pts?|punkt(?:e|y|ów)?|pkt)'
const each = '(?:each|apiece|a piece|jeweils|je|każd[yae])'
const eachOf = '(?:(?:je|à|po|@)\\s*)?'
const priced = [
  `\\s*[([]\\s*${eachOf}([-−–]?\\d+)\\s*(?:${unit}|p)?\\.?\\s*${each}?\\s*[)\\]]$`,
  `\\s*(?:[:=–—]|\\s-)\\s+${eachOf}([-−]?\\d+)\\s*${unit}?\\.?\\s*${each}?$`,
  // In a column of its own: a misspelt name would not be found with its price behind it.
  `\\t+\\s*([-−]?\\d{1,3})$`,
  `\\s+${eachOf}([-−]?\\d+)\\s*(?:${unit}\\.?\\s*${each}?|${each})$`,
].map((form) => new RegExp(form, 'iu'))

type Taken = { readonly rest: string; readonly number: number | null }
type Form = (text: string) => Taken | null

const numberIn = (found: RegExpExecArray): number => Number((found[1] ?? '0').replace(/[−–]/, '-'))

const before =
  (form: RegExp): Form =>
  (text) => {
    const found = form.exec(text)
    return found === null
      ? null
      : { rest: text.slice(found[0].length).trim(), number: numberIn(found) }
  }

/** Nobody writes a price with more signs; of thousands each would be looked for in the whole line. */
const longest = 80

const behind =
  (form: RegExp): Form =>
  (text) => {
    const found = form.exec(text.slice(-longest))
    return found === null
      ? null
      : { rest: text.slice(0, -found[0].length).trim(), number: numberIn(found) }
  }

const counts = [before(/^(\d{1,2})\s*[x×]\s*/iu), before(leading), behind(/\s*[x×]\s*(\d{1,2})$/iu)]
const prices = [
  ...priced.map(behind),
  before(new RegExp(`^[([]\\s*(\\d{1,2})\\s*${unit}?\\.?\\s*[)\\]]\\s*(?=\\p{L})`, 'iu')),
]

const takenOnce = (text: string, forms: readonly Form[]): Taken | null => {
  for (const form of forms) {
    const taken = form(text)
    if (taken !== null && taken.rest !== '') return taken
  }
  return null
}

/** Takes off every one of them: what is left says nothing of the kind when it is read again. */
const taken = (text: string, forms: readonly Form[]): Taken => {
  const first = takenOnce(text, forms)
  let rest = first?.rest ?? text
  for (let next = first; next !== null; next = takenOnce(rest, forms)) rest = next.rest
  return { rest, number: first?.number ?? null }
}

/** Nobody has none of a card, or five groups of a kind: such a number before a name is its price. */
export const isPrice = (number: number): boolean => number === 0 || number > 4

export const armyLine = (line: string): ArmyLine => {
  const indent = line.length - line.trimStart().length
  const trimmed = line.trim()
  const bare = trimmed.replace(signs, '')
  const price = taken(bare, prices)
  const many = taken(price.rest, counts)
  // The count may stand behind the price.
  const again = taken(many.rest, prices)
  const first = leading.test(price.rest) && isPrice(many.number ?? 1) ? many.number : null
  return {
    text: again.rest,
    depth: indent + (bare === trimmed ? 0 : 1),
    count: many.number === null || first !== null ? null : Math.max(1, many.number),
    points: price.number ?? again.number ?? first,
  }
}
