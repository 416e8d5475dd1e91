const isWords = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const known = new WeakMap<object, object>()

/**
 * What is said where teams play: at any depth the words under `teams` take the place of those
 * beside them that speak of players.
 */
export const ofTeams = <T extends object>(words: T): T => {
  const before = known.get(words) as T | undefined
  if (before !== undefined) return before
  const all = Object.entries(words).map(([key, value]) => [
    key,
    isWords(value) && key !== 'teams' ? ofTeams(value) : value,
  ])
  const teams = 'teams' in words && isWords(words.teams) ? words.teams : {}
  const said = { ...Object.fromEntries(all), ...teams } as T
  known.set(words, said)
  return said
}
