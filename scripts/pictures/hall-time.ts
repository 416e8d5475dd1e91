const afternoon = 16

/**
 * Where it is afternoon while the pictures are taken: a clock on the wall that says four in the
 * morning would look as if something were wrong.
 */
export const afternoonZone = (now: Date): string => {
  const ahead = afternoon - now.getUTCHours()
  const offset = ahead > 14 ? ahead - 24 : ahead
  // These names count westwards.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
