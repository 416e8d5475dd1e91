import { isBracket, type Regulation, type RuleId, type StageKind, type Tier } from '@topcut/engine'
import type { PrintWords } from '../../../words/print.ts'
import type { NextByHand } from './next-by-hand.ts'

type ByHandRule = { readonly text: string; readonly rules: readonly RuleId[] }

const inBracket = (
  { elimination: { bracket, withdrawal } }: Regulation,
  { byHand }: PrintWords,
): readonly ByHandRule[] => [
  { text: byHand.bracket[bracket.value], rules: [bracket.rule] },
  { text: byHand.withdrawal, rules: [withdrawal.rule] },
]

const inSwiss = (
  { pairing, bye }: Regulation,
  round: number,
  tier: Tier,
  { byHand }: PrintWords,
): readonly ByHandRule[] => {
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

const afterTheLast = (
  stage: StageKind,
  finalMatch: Regulation['finalMatch'],
  { byHand }: PrintWords,
): readonly ByHandRule[] =>
  isBracket(stage)
    ? [{ text: byHand.lastGame, rules: [] }]
    : [
        { text: byHand.addUp, rules: [] },
        ...(finalMatch === null ? [] : [{ text: byHand.finalMatch, rules: [finalMatch.rule] }]),
        { text: byHand.lastRound, rules: [] },
      ]

/** How the day goes on without a machine, by the clauses of the document. */
export const byHandRules = (
  regulation: Regulation,
  next: NextByHand,
  tier: Tier,
  words: PrintWords,
): readonly ByHandRule[] => {
  const { byHand } = words
  const { seeding } = regulation.cut
  switch (next.kind) {
    case 'nothing':
      return []
    case 'end':
      return afterTheLast(next.stage, next.finalMatch, words)
    case 'cut':
      return [
        { text: byHand.addUp, rules: [] },
        { text: byHand.goOn(next.size), rules: [seeding.rule] },
        ...inBracket(regulation, words),
      ]
    case 'round':
      if (!isBracket(next.stage)) return inSwiss(regulation, next.number, tier, words)
      return [{ text: byHand.seeding, rules: [seeding.rule] }, ...inBracket(regulation, words)]
  }
}
