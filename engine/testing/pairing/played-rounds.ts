import { type Chance, chanceFrom } from '../../src/chance/chance.ts'
import { type Field, remembered } from '../../src/pairing/field/field.ts'
import type { PlayerId } from '../../src/vocabulary/ids.ts'

type PlayedTold = {
  readonly players: number
  /** Tournament points of winner and loser, one of them drawn for each match. */
  readonly scores: readonly (readonly [number, number])[]
  /** Of 1,000 players, how many drop after each round. */
  readonly drops?: number
}

export const onlyWins: PlayedTold['scores'] = [[1, 0]]
/** Wins, modified wins and draws: many small points groups. */
export const manyScores: PlayedTold['scores'] = [
  [5, 0],
  [5, 0],
  [5, 0],
  [3, 2],
  [1, 1],
]

type PlayedRounds = {
  /** The field of the next round; in an odd one the last sits out. */
  readonly field: () => Field
  readonly play: (pairs: readonly (readonly [PlayerId, PlayerId])[]) => void
}

/** An event played by chance, one field after the other, whoever pairs it. */
export const playedRounds = (
  { players, scores, drops = 0 }: PlayedTold,
  entropy: string,
): PlayedRounds => {
  const chance: Chance = chanceFrom(entropy)
  const points = new Map<PlayerId, number>()
  const met = new Map<PlayerId, Map<PlayerId, readonly number[]>>()
  const hadBye = new Set<PlayerId>()
  for (let n = 0; n < players; n++) {
    points.set(`player-${n}` as PlayerId, 0)
    met.set(`player-${n}` as PlayerId, new Map())
  }
  let round = 0
  const meet = (a: PlayerId, b: PlayerId) => {
    const own = met.get(a)
    own?.set(b, [...(own.get(b) ?? []), round])
  }
  const metBy = (player: PlayerId) => met.get(player) ?? new Map()
  const sittingOut = (): PlayerId | undefined => {
    if (points.size % 2 === 0) return undefined
    const least = (a: PlayerId, b: PlayerId) => (points.get(a) ?? 0) - (points.get(b) ?? 0)
    const order = [...points.keys()].toSorted(least)
    return order.find((player) => !hadBye.has(player)) ?? order[0]
  }
  return {
    field: () => {
      const present = new Map(points)
      const sitting = sittingOut()
      if (sitting !== undefined) present.delete(sitting)
      const isFirstRound = round === 0
      return {
        points: present,
        met: remembered(metBy),
        avoid: [],
        isFirstRound,
        entropy: `${entropy}/${round}`,
      }
    },
    play: (pairs) => {
      round++
      const sitting = sittingOut()
      for (const [a, b] of pairs) {
        meet(a, b)
        meet(b, a)
        const [won, lost] = scores[chance.below(scores.length)] ?? [1, 0]
        const isTurned = chance.below(2) === 1
        points.set(a, (points.get(a) ?? 0) + (isTurned ? lost : won))
        points.set(b, (points.get(b) ?? 0) + (isTurned ? won : lost))
      }
      if (sitting !== undefined) {
        hadBye.add(sitting)
        points.set(sitting, (points.get(sitting) ?? 0) + (scores[0]?.[0] ?? 1))
      }
      for (const player of [...points.keys()]) {
        if (points.size > 2 && chance.below(1_000) < drops) points.delete(player)
      }
    },
  }
}
