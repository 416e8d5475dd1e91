import {
  type Earned,
  isBracket,
  type Pair,
  type Regulation,
  type Result,
  type RuleId,
} from '@topcut/engine'
import { type Names, resultText, scoreText } from '@topcut/protocol/words'
import type { Setting } from '../../../../parts/result/draft.ts'
import { outcomeText } from '../../../../parts/result/earned-text.ts'
import { rulesOfParts } from '../../../../parts/result/rules-behind.ts'
import { sidePoints } from '../../../../parts/result/side-points.ts'
import { capital } from '../../../../words/capital.ts'
import type { DeskWords } from '../../../../words/desk.ts'

type EarnedLine = { readonly text: string; readonly rules: readonly RuleId[] }

/** What the document makes of a result, line by line, each with the rules it rests on. */
export const earnedLines = (
  words: DeskWords,
  regulation: Regulation,
  setting: Setting,
  {
    result,
    earned,
    players,
    leader,
  }: {
    readonly result: Result
    readonly earned: Pair<Earned>
    readonly players: Pair<string>
    readonly leader: Names['leader']
  },
): readonly EarnedLine[] => {
  const rules = rulesOfParts(regulation, setting, result, earned)
  const [first, second] = earned
  const ended = resultText(words.language, result, players, leader, sidePoints(setting, result))
  const pair = (name: string, one: number, two: number) =>
    `${capital(words.language, name)} ${scoreText(words.language, [one, two])}`
  const lines: EarnedLine[] = [
    { text: capital(words.language, ended), rules: rules.ending },
    { text: outcomeText(words, earned, players), rules: rules.outcome },
  ]
  if (isBracket(setting.stage)) return lines
  const points = [first.tournamentPoints, second.tournamentPoints] as const
  lines.push({ text: pair(words.term('tournament-points'), ...points), rules: rules.points })
  if (first.marginOfVictory !== null && second.marginOfVictory !== null) {
    const margins = [first.marginOfVictory, second.marginOfVictory] as const
    lines.push({ text: pair(words.short('margin-of-victory'), ...margins), rules: rules.margin })
  }
  return lines
}
