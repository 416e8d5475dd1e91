import type { PlayerId } from '../vocabulary/ids.ts'

/**
 * Who a player is. Kept beside the log and never in it: a name can be corrected or erased without
 * touching a single fact.
 */
export type Person = { readonly player: PlayerId; readonly name: string }

export type People = ReadonlyMap<PlayerId, Person>

export const peopleFrom = (persons: Iterable<Person>): People =>
  new Map([...persons].map((person) => [person.player, person]))

/**
 * How each player is shown: by name, with the player number where two share one, by the number
 * alone where the name was erased.
 */
export const shownNames = (
  people: People,
  numbers: ReadonlyMap<PlayerId, number>,
): ReadonlyMap<PlayerId, string> => {
  const bearers = new Map<string, number>()
  for (const player of numbers.keys()) {
    const name = people.get(player)?.name
    if (name !== undefined) bearers.set(name, (bearers.get(name) ?? 0) + 1)
  }
  return new Map(
    [...numbers].map(([player, number]) => {
      const name = people.get(player)?.name
      if (name === undefined) return [player, `#${number}`]
      return [player, (bearers.get(name) ?? 0) > 1 ? `${name} (#${number})` : name]
    }),
  )
}
