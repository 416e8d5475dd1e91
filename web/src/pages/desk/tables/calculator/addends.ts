/** Points of what was destroyed, one after the other: `34 33h` is 34 and half of 33. */
export const sumTyped = (text: string): number | null => {
  const parts = text.split(/[\s+,]+/).filter((part) => part !== '')
  const points = parts.map((part) => /^(\d{1,4})(h?)$/i.exec(part))
  if (points.some((found) => found === null)) return null
  return points.reduce((sum, found) => {
    const whole = Number(found?.[1])
    // Halves are rounded down, as every document that has them says.
    return sum + (found?.[2] === '' ? whole : Math.floor(whole / 2))
  }, 0)
}
