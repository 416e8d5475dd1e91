import type { TickGroup } from './tick-groups.ts'

/**
 * Cards that were found, by place and name: two of one name are two, and in a list that is corrected
 * meanwhile no other card counts as found because it came into the place of one.
 */
export type Ticked = readonly string[]

const placeOf = (group: number, card: number, name: string): string => `${group}.${card} ${name}`

export const placesIn = ({ cards }: TickGroup, group: number): Ticked =>
  cards.map((name, card) => placeOf(group, card, name))

/** What is still to be found, in the order of the list. */
export const notFound = (groups: readonly TickGroup[], ticked: Ticked): readonly string[] =>
  groups.flatMap(({ cards }, group) =>
    cards.filter((name, card) => !ticked.includes(placeOf(group, card, name))),
  )

/** With these places ticked, or without them. */
export const tick = (ticked: Ticked, places: Ticked, isFound: boolean): Ticked => [
  ...ticked.filter((place) => !places.includes(place)),
  ...(isFound ? places : []),
]
