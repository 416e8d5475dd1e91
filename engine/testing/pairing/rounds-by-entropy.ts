import { pairSwiss } from '../../src/pairing/swiss/swiss.ts'
import { manyScores, onlyWins, playedRounds } from './played-rounds.ts'

const sizes = [5, 8, 11, 16, 33, 64, 200] as const

/** Whole events by chance, every pairing of every round, as one text to compare elsewhere. */
export const roundsByEntropy = (): string => {
  const rounds = sizes.flatMap((players) =>
    [onlyWins, manyScores].flatMap((scores, kind) => {
      const played = playedRounds({ players, scores, drops: 10 }, `${players}/${kind}`)
      return Array.from({ length: Math.min(players - 1, 9) }, () => {
        const round = pairSwiss(played.field())
        played.play(round.pairings.map((pairing) => pairing.players))
        return round
      })
    }),
  )
  return JSON.stringify(rounds)
}
