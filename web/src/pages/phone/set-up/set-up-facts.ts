import { type Clause, clause, type SetUpView } from '@topcut/engine'
import type { PhonePagesWords } from '../../../words/phone-pages.ts'

/** What this table has to know before its match, in sentences. */
export const setUpFacts = (
  setUp: SetUpView,
  isFirst: boolean,
  words: PhonePagesWords['setUpFacts'] & { readonly pointsCheck: string },
): readonly Clause<string>[] => {
  const { complete, identification, map, firstSides, secondSides, mirrorMatch, pointsCheck } = setUp
  const own = isFirst ? 0 : 1
  const facts = [
    complete && clause(complete.rule, words.complete[complete.value]),
    identification && clause(identification.rule, words.token[identification.value[own]]),
    map && clause(map.rule, words.map),
    firstSides && clause(firstSides.rule, words.firstSides[firstSides.value]),
    secondSides && clause(secondSides.rule, words.secondSides),
    mirrorMatch?.value ? clause(mirrorMatch.rule, words.mirror) : null,
    pointsCheck && !pointsCheck.value[own] ? clause(pointsCheck.rule, words.pointsCheck) : null,
  ]
  return facts.filter((fact) => fact !== null)
}
