import type { Ending } from '@topcut/engine'
import type { Scoring, Setting } from '../../../../parts/result/typing/draft.ts'
import { endingsIn } from '../../../../parts/result/typing/result-typed.ts'

type Letters = { readonly [letter: string]: Ending }

/** Endings that mean the same in every title have the same letter in each. */
const everywhere: Letters = {
  c: 'concession',
  n: 'no-show',
  l: 'match-loss',
  b: 'double-loss',
  w: 'withdrawal',
}

const letters: { readonly [M in Scoring['method']]: Letters } = {
  'destroyed-points': {
    d: 'destruction',
    t: 'time',
    m: 'mutual-destruction',
    i: 'intentional-draw',
    ...everywhere,
  },
  'victory-points': { p: 'points', t: 'time', d: 'defeat', ...everywhere },
  'sided-game': { o: 'forfeit', t: 'timeout', ...everywhere },
  'two-games': everywhere,
}

/** A line as it might be typed. */
export const exampleLines: { readonly [M in Scoring['method']]: string } = {
  'destroyed-points': '7 71 60 t',
  'victory-points': '7 40 22 p',
  'sided-game': '7 f s',
  'two-games': '7 f s',
}

/** The letters that say how a match ended, as far as the document takes such an end here. */
export const endingLetters = (setting: Setting): readonly (readonly [string, Ending])[] => {
  const taken = endingsIn(setting)
  return Object.entries(letters[setting.scoring.method]).filter(([, ending]) =>
    taken.includes(ending),
  )
}

export const endingBy = (letter: string, setting: Setting): Ending | null =>
  endingLetters(setting).find(([one]) => one === letter)?.[1] ?? null
