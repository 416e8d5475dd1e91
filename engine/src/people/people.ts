import type { PlayerId } from '../vocabulary/ids.ts'
import type { ShownName } from '../vocabulary/player.ts'

/** A nickname is what the team has: its name. */
export type MemberShown = Exclude<ShownName, 'nickname'> | null

/**
 * Who a player is. Kept beside the log and never in it: a name can be corrected or erased without
 * touching a single fact.
 */
export type Person = {
  readonly player: PlayerId
  readonly name: string
  readonly nickname?: string
  /** How this person wants to be named in public; absent: as the document has it. */
  readonly shown?: ShownName
  /** Has objected to the full name. */
  readonly objects?: boolean
  readonly club?: string
  readonly contact?: string
  /** Who plays as this one team, where the document plays in teams. */
  readonly members?: readonly string[]
  /** How each of them wants to be named, in the same order; null or absent: as the team says. */
  readonly membersShown?: readonly MemberShown[]
}

export type People = ReadonlyMap<PlayerId, Person>
export type PlayerNumbers = ReadonlyMap<PlayerId, number>

export const peopleFrom = (persons: Iterable<Person>): People =>
  new Map([...persons].map((person) => [person.player, person]))

/** How leaders see each player: by the full name. */
export const shownNames = (people: People, numbers: PlayerNumbers): ReadonlyMap<PlayerId, string> =>
  toldApart(people, numbers, ({ name }) => name)

/** With the player number where two share a name, by the number alone where it was erased. */
export const toldApart = (
  people: People,
  numbers: PlayerNumbers,
  nameOf: (person: Person) => string,
): ReadonlyMap<PlayerId, string> => {
  const bearers = new Map<string, number>()
  const named = [...numbers].map(([player, number]) => {
    const person = people.get(player)
    const name = person === undefined ? null : nameOf(person)
    if (name !== null) bearers.set(name, (bearers.get(name) ?? 0) + 1)
    return { player, number, name }
  })
  return new Map(
    named.map(({ player, number, name }) => {
      if (name === null) return [player, `#${number}`]
      return [player, (bearers.get(name) ?? 0) > 1 ? `${name} (#${number})` : name]
    }),
  )
}
