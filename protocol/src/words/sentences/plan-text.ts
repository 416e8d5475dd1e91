import type { StagePlan } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { plural } from '../plural.ts'

type PlanWords = {
  readonly swissRounds: (n: number) => string
  readonly cut: (size: number) => string
}

const words: { readonly [L in Language]: PlanWords } = {
  en: {
    swissRounds: (n) =>
      plural('en', n, { one: '{{count}} Swiss round', other: '{{count}} Swiss rounds' }),
    cut: (size) => `cut to the Top ${size}`,
  },
  de: {
    swissRounds: (n) =>
      plural('de', n, { one: '{{count}} Schweizer Runde', other: '{{count}} Schweizer Runden' }),
    cut: (size) => `Schnitt auf die Top-${size}`,
  },
  pl: {
    swissRounds: (n) =>
      plural('pl', n, {
        one: '{{count}} runda szwajcarska',
        few: '{{count}} rundy szwajcarskie',
        many: '{{count}} rund szwajcarskich',
        other: '{{count}} rundy szwajcarskiej',
      }),
    cut: (size) => `odcięcie do Top ${size}`,
  },
}

/** The stages of an event in a row: `5 Swiss rounds, cut to the Top 8, elimination rounds`. */
export const planText = (language: Language, stages: readonly StagePlan[]): string => {
  const say = words[language]
  return stages
    .flatMap(({ kind, rounds, cut }) => [
      ...(cut === null ? [] : [say.cut(cut)]),
      kind === 'swiss' && rounds !== null
        ? say.swissRounds(rounds)
        : label(language, `stage.${kind}`),
    ])
    .join(', ')
}
