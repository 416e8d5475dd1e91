import { setWord } from './numbered-set.ts'

/** How often a card is named, and by what; a count is nine at most, a number of a set is not. */
type CopiesSaid = { readonly copies: number; readonly body: string }

const before = /^([1-9])\s*[x×*]\s*(\S.*)$/iu
const behind = /^(.*?\S)\s*[([]?\s*[x×*]\s*([1-9])\s*[)\]]?$/iu
const behindNumber = /^(#?\d+)\s+[x×*]([1-9])$|^(#?(?:[3-9]|\d\d+))[x×*]([12])$/iu
const inBrackets = /^(.*?\S)\s*[([]\s*([1-9])\s*[x×*]\s*[)\]]$/iu
/** `A Hero's Journey x2 (Core Set)`: the box stays with the name. */
const beforeBox = /^(.*\S)\s+[x×*]\s*([1-9])\s+([([][^()[\]\d]*[)\]])$/iu
const behindSet = new RegExp(`^(${setWord}\\d+)\\s*[([]\\s*([1-9])\\s*[)\\]]$`, 'iu')

/** `2x 12` and `2 x 12` are two of set 12, and so are `12 x2` and `12x2`. */
export const copiesSaid = (text: string): CopiesSaid => {
  const number = behindNumber.exec(text)
  if (number !== null) {
    const [, body, copies, unspacedBody = '', unspacedCopies] = number
    return { copies: Number(copies ?? unspacedCopies), body: body ?? unspacedBody }
  }
  const first = before.exec(text)
  if (first !== null) return { copies: Number(first[1]), body: first[2] ?? '' }
  const boxed = beforeBox.exec(text)
  if (boxed !== null) {
    const [, name = '', copies, box = ''] = boxed
    return { copies: Number(copies), body: `${name} ${box}` }
  }
  const last = inBrackets.exec(text) ?? behindSet.exec(text) ?? behind.exec(text)
  return last === null
    ? { copies: 1, body: text }
    : { copies: Number(last[2]), body: last[1] ?? '' }
}
