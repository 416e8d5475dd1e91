import { expect } from 'vitest'
import type { Chance } from '../../src/chance/chance.ts'
import { draw } from '../../src/chance/shuffle.ts'
import { drawWitnesses } from '../../src/event/reading/draw-witness.ts'
import { matchSetting } from '../../src/event/reading/match-setting.ts'
import {
  type EventState,
  type Match,
  type Result,
  regulationOf,
  type Seat,
  type StageKind,
} from '../../src/index.ts'
import type { ScoringClauses } from '../../src/scoring/catalogue.ts'
import type { DestroyedPointsClauses } from '../../src/scoring/destroyed-points/clauses.ts'
import type { SidedGameClauses } from '../../src/scoring/sided-game/clauses.ts'
import type { TwoGamesClauses } from '../../src/scoring/two-games/clauses.ts'
import type { VictoryPointsClauses } from '../../src/scoring/victory-points/clauses.ts'
import type { Setting } from '../../src/scoring/way.ts'
import type { Game, Score, Tie } from '../../src/vocabulary/result.ts'

/** Where a result is entered: what it may be depends on it. */
type Where = Pick<Setting, 'untimed' | 'light'> & {
  readonly stage: StageKind
  readonly game: string | undefined
  /** Before whom a draw may be agreed on. */
  readonly witnesses: readonly string[]
}

export const clausesOf = (state: EventState, stage: StageKind): ScoringClauses => {
  const { scoring } = regulationOf(state.created.regulation) ?? expect.fail('no regulation')
  return stage === 'swiss' ? scoring.swiss : scoring.elimination
}

/** A result of any ending that the document knows, as it can be entered for this match. */
export const anyResult = (chance: Chance, state: EventState, match: Match): Result => {
  const stage = state.stages[state.rounds[match.round - 1]?.stage ?? 0]?.plan.kind ?? 'swiss'
  const clauses = clausesOf(state, stage)
  const witnesses = drawWitnesses(state, match).map(({ leader }) => leader)
  const where = { stage, game: match.game, witnesses, ...matchSetting(state, match) }
  switch (clauses.method) {
    case 'destroyed-points': {
      const result = destroyed(chance, clauses, where)
      const isOver = result.ending !== 'time' || where.untimed === undefined
      return isOver ? result : { ending: 'destruction', score: [100, chance.below(100)] }
    }
    case 'two-games':
      return twoGames(chance, clauses, where)
    case 'sided-game':
      return sidedGame(chance, clauses, where)
    case 'victory-points':
      return victoryPoints(chance, clauses, where)
  }
}

const seatBy = (chance: Chance): Seat => (chance.below(2) === 0 ? 'first' : 'second')

const destroyed = (chance: Chance, clauses: DestroyedPointsClauses, where: Where): Result => {
  const { stage, witnesses } = where
  const seat = () => seatBy(chance)
  const below = (limit: number): Score => [chance.below(limit), chance.below(limit)]
  const { value: decider } = stage === 'swiss' ? clauses.equalInSwiss : clauses.equalInElimination
  const decides = (score: Score) =>
    score[0] === score[1] && decider !== 'draw' ? { [decider]: seat() } : {}
  switch (chance.below(13)) {
    case 0:
      // A bracket needs somebody to come through, so only one stays away there.
      return stage === 'swiss' && chance.below(3) === 0
        ? { ending: 'double-no-show' }
        : { ending: 'no-show', by: seat() }
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
    case 8: {
      const witness = draw(witnesses, chance)
      if (witness !== undefined && clauses.intentionalDraw?.value.includes(stage) === true) {
        return { ending: 'intentional-draw', witness }
      }
      return { ending: 'time', score: [60, 20] }
    }
    default: {
      const low = chance.below(100)
      return { ending: 'destruction', score: seat() === 'first' ? [100, low] : [low, 100] }
    }
  }
}

/** An ending of the document that needs nothing but who it was. */
const simple = (chance: Chance, endings: readonly Result['ending'][]): Result => {
  const seat = seatBy(chance)
  const ending = draw(endings, chance) ?? expect.fail('no endings')
  switch (ending) {
    case 'no-show':
    case 'match-loss':
    case 'concession':
      return { ending, by: seat }
    case 'double-loss':
    case 'double-no-show':
      return { ending }
    case 'forfeit':
      return { ending, winner: seat }
    case 'won':
      return { ending, winner: seat, light: seatBy(chance) }
    default:
      return expect.fail(`nothing simple about ${ending}`)
  }
}

const twoGames = (chance: Chance, clauses: TwoGamesClauses, { stage }: Where): Result => {
  const others = clauses.endings.value.filter((ending) => ending !== 'games')
  // A match for the title is rare, and so are the ways it can end.
  if (stage !== 'swiss' && chance.below(3) === 0) return simple(chance, ['won'])
  if (chance.below(4) < (stage === 'swiss' ? 1 : 3)) return simple(chance, others)
  const winner = seatBy(chance)
  // A match that must have a winner is not level.
  if (stage !== 'swiss') return { ending: 'games', games: [winner, winner] }
  return { ending: 'games', games: [anyGame(chance, true), anyGame(chance, false)] }
}

const anyGame = (chance: Chance, mayConcede: boolean): Game => {
  const seat = seatBy(chance)
  switch (chance.below(10)) {
    case 0:
      return 'draw'
    case 1:
      return 'double-loss'
    case 2:
      return 'unplayed'
    case 3:
      return { annulled: seat }
    case 4:
      return mayConcede ? { conceded: seat } : 'draw'
    default:
      return seat
  }
}

const sidedGame = (chance: Chance, clauses: SidedGameClauses, where: Where): Result => {
  const isTimed = where.untimed === undefined
  const light = where.light?.seat ?? seatBy(chance)
  const winner = seatBy(chance)
  if (isTimed && chance.below(4) === 0) {
    const table = {
      objectives: chance.below(clauses.timeout.value.mostObjectives + 1),
      damageOnDark: chance.below(20),
      dial: chance.below(clauses.timeout.value.mostDial + 1),
      damageOnLight: chance.below(20),
      balance: chance.below(2) === 0 ? ('light' as const) : ('dark' as const),
    }
    return { ending: 'timeout', light, table }
  }
  if (chance.below(3) > 0) return { ending: 'won', winner, light }
  return simple(
    chance,
    clauses.endings.value.filter(
      // Where both lose the last game, it is played again.
      (ending) => ending !== 'timeout' && ending !== 'won' && (isTimed || ending !== 'double-loss'),
    ),
  )
}

const victoryPoints = (chance: Chance, clauses: VictoryPointsClauses, { stage }: Where): Result => {
  const { value: target } = clauses.target
  const seat = seatBy(chance)
  switch (chance.below(8)) {
    case 0:
      return simple(chance, [
        'no-show',
        'match-loss',
        'concession',
        ...(stage === 'swiss' ? (['double-no-show'] as const) : []),
      ])
    case 1: {
      const score: Score = [chance.below(target), chance.below(target)]
      return { ending: 'defeat', winner: seat, score }
    }
    case 2: {
      const level = 20 + chance.below(target)
      const ending = level < target ? 'time' : 'points'
      return { ending, score: [level, level], tie: anyTie(chance) }
    }
    case 3:
    case 4: {
      const low = chance.below(target - 1)
      return { ending: 'time', score: seat === 'first' ? [low + 1, low] : [low, low + 1] }
    }
    default: {
      const low = chance.below(target + 3)
      const high = Math.max(target, low + 1)
      return { ending: 'points', score: seat === 'first' ? [high, low] : [low, high] }
    }
  }
}

/** As far down the chain as it takes, at times a link further. */
const anyTie = (chance: Chance): Tie => {
  const pair = (isLevel: boolean): readonly [number, number] => {
    const low = chance.below(10)
    if (isLevel) return [low, low]
    return chance.below(2) === 0 ? [low, low + 1] : [low + 1, low]
  }
  const links = chance.below(3)
  const defeats = pair(links > 0)
  if (links === 0) return chance.below(2) === 0 ? { defeats } : { defeats, damage: pair(false) }
  const damage = pair(links > 1)
  return links === 1 ? { defeats, damage } : { defeats, damage, die: [pair(true), pair(false)] }
}

/** A result that hardly any document knows. */
export const oddResult = (chance: Chance): Result => {
  const all: readonly Result[] = [
    { ending: 'destruction', score: [99, 0] },
    { ending: 'destruction', score: [100, 101] },
    { ending: 'time', score: [-1, 3] },
    { ending: 'time', score: [12, 12], tie: { defeats: [1, 1] } },
    { ending: 'points', score: [39, 38] },
    { ending: 'double-loss' },
    { ending: 'double-no-show' },
    { ending: 'withdrawal', by: 'first' },
    { ending: 'concession', by: 'second', score: [0, 100] },
    { ending: 'time', score: [3, 2], salvo: 'first' },
    { ending: 'games', games: ['draw', { conceded: 'first' }] },
    { ending: 'intentional-draw', witness: ' ' },
    { ending: 'intentional-draw', witness: 'nobody at all' },
  ]
  return all[chance.below(all.length)] ?? { ending: 'double-loss' }
}
