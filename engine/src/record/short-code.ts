/** Without the letters that are taken for digits, or for each other, when they are called out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many letters: nobody finds a second record for as many in a lifetime. */
const length = 16

/** A hash as people compare it: four groups of four, easy to read out. */
export const shortCode = (hash: string): string => {
  const base = BigInt(letters.length)
  let rest = BigInt(`0x${hash}`)
  let code = ''
  for (let i = 0; i < length; i++) {
    code += letters[Number(rest % base)]
    rest /= base
  }
  return code.replace(/.{4}(?=.)/g, '$& ')
}

/**
 * What somebody typed off a sheet, as it is compared: no spaces, no small letters. Phones and word
 * processors make dashes of hyphens, and what is copied from a page may hold signs nobody sees.
 */
export const typedCode = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}\p{Format}−·]+/gu, '')

/** Whether a code that somebody has, or a whole hash, is this one's. */
export const isCodeOf = (hash: string, typed: string): boolean => {
  const wanted = typedCode(typed)
  // A record that was changed may have anything in the place of a hash.
  if (wanted === '' || !/^[0-9a-f]{64}$/.test(hash)) return false
  return hash.toUpperCase() === wanted || typedCode(shortCode(hash)) === wanted
}
