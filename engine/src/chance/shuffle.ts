import type { Chance } from './chance.ts'

/** A new list in random order, each of the n! orders equally likely. */
export const shuffle = <T>(list: readonly T[], chance: Chance): readonly T[] => {
  const shuffled = [...list]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = chance.below(last + 1)
    const held = shuffled[last] as T
    shuffled[last] = shuffled[pick] as T
    shuffled[pick] = held
  }
  return shuffled
}

/** One of a list, or undefined of an empty one. */
export const draw = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list.length === 0 ? undefined : list[chance.below(list.length)]
