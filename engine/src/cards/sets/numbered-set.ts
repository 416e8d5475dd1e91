/** A name with the number of its set beside it; `bare` where it may be a count or a cost. */
export type Numbered = {
  readonly name: string
  readonly number: string
  readonly bare: boolean
  readonly at: 'before' | 'behind'
}

export const setWord = '(?:(?:(?:objective\\s+)?set|einsatzset|zestaw|nr|no)\\.?\\s*#?|#)\\s*'
const numberFirst = /^(#?)0*(\d{1,3})\s*([.:)–-]?)\s+(\S.*)$/u
const numberInBrackets = new RegExp(
  `^(.*\\S)\\s*[([]\\s*(${setWord})?0*(\\d{1,3})\\s*[)\\]]$`,
  'iu',
)
const numberLast = /^(.*\S)\s+#0*(\d{1,3})$/u

export const numberedName = (body: string): Numbered | null => {
  const first = numberFirst.exec(body)
  if (first !== null) {
    const [, sign = '', number = '', mark = '', name = ''] = first
    return { name, number, bare: sign === '' && mark === '', at: 'before' }
  }
  const bracketed = numberInBrackets.exec(body)
  if (bracketed !== null) {
    const [, name = '', sign, number = ''] = bracketed
    return { name, number, bare: sign === undefined, at: 'behind' }
  }
  const last = numberLast.exec(body)
  return last === null
    ? null
    : { name: last[1] ?? '', number: last[2] ?? '', bare: false, at: 'behind' }
}

const countFirst = /^[([]\s*0*(\d{1,3})\s*[)\]]\s*(\S.*)$/u
const countLast = /^(.*\S)(?:\s+(?:[-–—]\s*)?|\s*[:=]\s*)0*(\d{1,3})$/u

/** `A Hero's Journey - 2` as well: a set may, a command card is often called like that. */
export const numberedSet = (body: string): Numbered | null => {
  const numbered = numberedName(body)
  if (numbered !== null) return numbered
  const [, before, of] = countFirst.exec(body) ?? []
  if (before !== undefined && of !== undefined) {
    return { name: of, number: before, bare: true, at: 'before' }
  }
  const [, name, number] = countLast.exec(body) ?? []
  return name === undefined || number === undefined
    ? null
    : { name, number, bare: true, at: 'behind' }
}
