/** Thirty letters and digits that nobody mistakes for each other. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Sixteen digits of a hash to the base of thirty, the lowest first, in groups of four. */
export function shortCode(hash) {
  let rest = BigInt(`0x${hash}`)
  const groups = ['', '', '', '']
  for (let place = 0; place < 16; place += 1) {
    groups[Math.floor(place / 4)] += signs[Number(rest % 30n)]
    rest /= 30n
  }
  return groups.join(' ')
}

/** Spaces, hyphens, dashes and small letters are how people write a code down. */
const plain = (text) => text.toUpperCase().replace(/[\s\p{Pd}\p{Cf}−·]/gu, '')

/** Whether a code from a sheet, or a whole hash, is the one of this entry. */
export function isCode(hash, typed) {
  const wanted = plain(typed)
  if (wanted === '' || !/^[0-9a-f]{64}$/.test(hash)) return false
  return wanted === plain(hash) || wanted === plain(shortCode(hash))
}
