import type { TickGroup } from './tick-groups.ts'

/** Cards that were found, by their places: two of one name are two. */
export type Ticked = readonly string[]

export const placeOf = (group: number, card: number): string => `${group}.${card}`

export const placesIn = ({ cards }: TickGroup, group: number): Ticked =>
  cards.map((_, card) => placeOf(group, card))

/** What is still to be found, in the order of the list. */
export const notFound = (groups: readonly TickGroup[], ticked: Ticked): readonly string[] =>
  groups.flatMap(({ cards }, group) =>
    cards.filter((_, card) => !ticked.includes(placeOf(group, card))),
  )

/** With these places ticked, or without them. */
export const tick = (ticked: Ticked, places: Ticked, isFound: boolean): Ticked => [
  ...ticked.filter((place) => !places.includes(place)),
  ...(isFound ? places : []),
]
