import type { Earned, Pair } from '@topcut/engine'
import { scoreText } from '@topcut/protocol/words'
import { capital } from '../../words/capital.ts'
import type { DeskWords } from '../../words/desk.ts'
import { aheadIn } from './ahead-in.ts'

const outcomeOf = (earned: Pair<Earned>) => (earned[aheadIn(earned)] ?? earned[0]).outcome

const pointsText = (words: DeskWords, [first, second]: Pair<Earned>): string =>
  scoreText(words.language, [first.tournamentPoints, second.tournamentPoints])

const marginText = (words: DeskWords, [first, second]: Pair<Earned>): string =>
  first.marginOfVictory === null || second.marginOfVictory === null
    ? ''
    : scoreText(words.language, [first.marginOfVictory, second.marginOfVictory])

/** What it earns, in short: `5 – 0` and, where the document has it, `Margin 152 – 48`. */
export const shortEarned = (words: DeskWords, earned: Pair<Earned>): readonly string[] => {
  const margin = marginText(words, earned)
  return [
    pointsText(words, earned),
    ...(margin === '' ? [] : [`${words.short('margin-of-victory')} ${margin}`]),
  ]
}

/** What became of the match, where the winner's name stands beside it: `win`. */
export const shortOutcome = (words: DeskWords, earned: Pair<Earned>): string =>
  words.label(`outcome.${outcomeOf(earned)}`)

/** Whose the match is, in words: `Win: Ana Lis`. */
export const outcomeText = (
  words: DeskWords,
  earned: Pair<Earned>,
  players: Pair<string>,
): string => {
  const outcome = shortOutcome(words, earned)
  const name = players[aheadIn(earned)]
  return capital(words.language, name === undefined ? outcome : `${outcome}: ${name}`)
}

/** What it earns, in full: `tournament points 5 – 0, Margin of Victory 152 – 48`. */
export const earnedText = (words: DeskWords, earned: Pair<Earned>): string => {
  const points = `${words.term('tournament-points')} ${pointsText(words, earned)}`
  const margin = marginText(words, earned)
  return margin === '' ? points : `${points}, ${words.term('margin-of-victory')} ${margin}`
}
