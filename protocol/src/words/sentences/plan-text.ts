import type { StagePlan } from '@topcut/engine'
import { label } from '../label.ts'
import type { Language } from '../language.ts'
import { phrases } from '../phrases.ts'

/** The stages of an event in a row: `5 Swiss rounds, cut to the Top 8, elimination rounds`. */
export const planText = (language: Language, stages: readonly StagePlan[]): string => {
  const say = phrases[language].plan
  return stages
    .flatMap(({ kind, rounds, cut }) => [
      ...(cut === null ? [] : [say.cut(cut)]),
      kind === 'swiss' && rounds !== null
        ? say.swissRounds(rounds)
        : label(language, `stage.${kind}`),
    ])
    .join(', ')
}
