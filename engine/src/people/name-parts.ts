/** A name in two; who has one name alone has it as family. */
type NameParts = { readonly given: string; readonly family: string }

/**
 * `Ludwig van Beethoven` → `Beethoven`, `Ludwig van`. The family name is the last word that begins
 * large, for particles begin small, or what stands before a comma. Titles and additions end with a
 * full stop, and so do initials, which are names.
 */
export const nameParts = (name: string): NameParts => {
  const [before = [], after = []] = name.normalize('NFC').split(',').map(named)
  if (before.length > 0 && after.length > 0) {
    const family = before.slice(Math.max(0, before.findIndex(beginsLarge)))
    return { given: after.join(' '), family: family.join(' ') }
  }
  const words = before.length > 0 ? before : after
  const [first = name.trim(), ...rest] = words
  if (rest.length === 0) return { given: '', family: first }
  const large = rest.findLastIndex(beginsLarge)
  const at = (large < 0 ? rest.length - 1 : large) + 1
  return { given: words.toSpliced(at, 1).join(' '), family: words[at] ?? first }
}

const named = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '' && (!word.endsWith('.') || isInitial(word)))

const isInitial = (word: string): boolean => [...word].length === 2

const beginsLarge = (word: string): boolean => {
  const [initial = ''] = word
  return initial !== initial.toLowerCase()
}
