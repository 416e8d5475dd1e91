/** How many letters have to be changed, added, left out or swapped; more than `most` where it is more. */
export type DistanceTo = (name: string, most: number) => number
