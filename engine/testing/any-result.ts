import type { Chance } from '../src/chance/chance.ts'
import type { Result, Score, Seat, StageKind } from '../src/index.ts'

/** A result of any ending that the document knows, as it can be entered. */
export const anyResult = (chance: Chance, stage: StageKind): Result => {
  const seat = (): Seat => (chance.below(2) === 0 ? 'first' : 'second')
  const below = (limit: number): Score => [chance.below(limit), chance.below(limit)]
  const decides = (score: Score) =>
    stage === 'elimination' && score[0] === score[1] ? { initiative: seat() } : {}
  switch (chance.below(12)) {
    case 0:
      return { ending: 'no-show', by: seat() }
    case 1:
      return { ending: 'match-loss', by: seat() }
    case 2:
      return { ending: 'concession', by: seat(), score: below(100) }
    case 3: {
      const score: Score = [100, 100]
      return { ending: 'mutual-destruction', score, ...decides(score) }
    }
    case 4: {
      const level = chance.below(101)
      const score: Score = [level, level]
      return { ending: 'time', score, ...decides(score) }
    }
    case 5:
    case 6: {
      // Close scores: a modified win, or just none.
      const [low, lead] = [chance.below(80), 1 + chance.below(20)]
      const score: Score = seat() === 'first' ? [low + lead, low] : [low, low + lead]
      return { ending: 'time', score }
    }
    case 7: {
      const score = below(101)
      return { ending: 'time', score, ...decides(score) }
    }
    default: {
      const low = chance.below(100)
      return { ending: 'destruction', score: seat() === 'first' ? [100, low] : [low, 100] }
    }
  }
}

/** A result that nobody can have. */
export const impossibleResult = (chance: Chance): Result => {
  const all: readonly Result[] = [
    { ending: 'destruction', score: [99, 0] },
    { ending: 'destruction', score: [100, 101] },
    { ending: 'time', score: [-1, 3] },
    { ending: 'double-loss' },
    { ending: 'withdrawal', by: 'first' },
    { ending: 'concession', by: 'second', score: [0, 100] },
    { ending: 'time', score: [3, 2], salvo: 'first' },
  ]
  return all[chance.below(all.length)] ?? { ending: 'double-loss' }
}
