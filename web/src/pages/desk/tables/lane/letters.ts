import type { Ending } from '@topcut/engine'
import type { Setting } from '../../../../parts/result/draft.ts'
import { endingsIn } from '../../../../parts/result/result-typed.ts'
import { wayOn } from '../../../../parts/result/ways/ways.ts'

/** Endings that mean the same in every title have the same letter in each. */
const everywhere: { readonly [letter: string]: Ending } = {
  c: 'concession',
  n: 'no-show',
  a: 'double-no-show',
  l: 'match-loss',
  b: 'double-loss',
  w: 'withdrawal',
}

/** The letters that say how a match ended, as far as the document takes such an end here. */
export const endingLetters = (setting: Setting): readonly (readonly [string, Ending])[] => {
  const { letters } = wayOn(setting).lane
  const taken = endingsIn(setting)
  return Object.entries({ ...letters, ...everywhere }).filter(([, ending]) =>
    taken.includes(ending),
  )
}

export const endingBy = (letter: string, setting: Setting): Ending | null =>
  endingLetters(setting).find(([one]) => one === letter)?.[1] ?? null
