const numbered = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`)

/** Twelve asteroids of the two core sets, six debris clouds; ids as squad files have them. */
export const obstaclePool: readonly string[] = [
  ...numbered('coreasteroid', 6),
  ...numbered('core2asteroid', 6),
  ...numbered('yt2400debris', 3),
  ...numbered('vt49decimatordebris', 3),
]
