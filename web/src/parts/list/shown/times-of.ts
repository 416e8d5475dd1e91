/** Each name once, in the order in which they come, with how often it does. */
export const timesOf = (names: readonly string[]): readonly (readonly [string, number])[] => {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times]
}
