/**
 * Cryodex escapes nothing but the quotation mark: a backslash or a line break in a name makes a
 * file that is no JSON. Every other backslash stands for itself, every break for a space.
 */
export const mendedJson = (text: string): string => {
  const pieces: string[] = []
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '"') isInside = !isInside
    if (isInside && letter === '\\') {
      const isQuote = text[at + 1] === '"'
      pieces.push(isQuote ? '\\"' : '\\\\')
      if (isQuote) at++
    } else if (isInside && letter < ' ') pieces.push(' ')
    else pieces.push(letter)
  }
  return pieces.join('')
}
