import { isBracket, type Regulation, type RuleId, type StageKind, type Tier } from '@topcut/engine'
import type { PrintWords } from '../../../words/print.ts'

type ByHandRule = { readonly text: string; readonly rules: readonly RuleId[] }

/** How the next round is paired without a machine, by the clauses of the document. */
export const byHandRules = (
  { pairing, bye, elimination, cut }: Regulation,
  stage: StageKind,
  round: number,
  tier: Tier,
  { byHand }: PrintWords,
): readonly ByHandRule[] => {
  if (isBracket(stage)) {
    const { bracket, withdrawal } = elimination
    return [
      { text: byHand.seeding, rules: [cut.seeding.rule] },
      { text: byHand.bracket[bracket.value], rules: [bracket.rule] },
      { text: byHand.withdrawal, rules: [withdrawal.rule] },
    ]
  }
  const isFirst = round === 1
  const avoid = pairing.avoidInFirstRound
  const drawn = isFirst ? pairing.firstRound : pairing.laterRounds
  const sitsOut = isFirst ? bye.firstRound : bye.laterRounds
  return [
    { text: byHand.byeFirst, rules: [] },
    { text: byHand.bye[sitsOut.value], rules: [sitsOut.rule, bye.outcome.rule] },
    { text: byHand.pairing[drawn.value], rules: [drawn.rule] },
    ...(isFirst && avoid?.value.includes(tier) === true
      ? [{ text: byHand.avoid, rules: [avoid.rule] }]
      : []),
    ...(isFirst
      ? []
      : [{ text: byHand.rematch[pairing.rematch.value], rules: [pairing.rematch.rule] }]),
    { text: byHand.write, rules: [] },
  ]
}
