import { ledgerOf } from '../../event/reading/ledger-of.ts'
import {
  activePlayers,
  currentRound,
  currentStage,
  openMatches,
  openRound,
  roundsOfStage,
} from '../../event/reading/rounds.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { scorerOf } from '../../event/reading/scoring-of.ts'
import { standingsRules } from '../../event/reading/standings-of.ts'
import type { EventState, Stage } from '../../event/spine/state.ts'
import { type Account, type Ledger, pointsOf } from '../../standings/ledger.ts'
import type { StandingsRules } from '../../standings/measures.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Pair } from '../../vocabulary/seat.ts'
import { cutAhead } from './cut-ahead.ts'
import { type MatchEnd, matchEnds } from './match-ends.ts'

/** Swiss rounds as one player looks at them. */
export type Contest = {
  readonly player: PlayerId
  /** How many go on; 0 without a cut. */
  readonly size: number
  readonly round: number
  readonly roundsLeft: number
  /** Everybody who plays on, the player included. */
  readonly field: readonly PlayerId[]
  readonly inField: ReadonlySet<PlayerId>
  /** The matches of the running round without a result. */
  readonly open: readonly Pair<PlayerId>[]
  readonly ends: readonly MatchEnd[]
  /** What a bye is worth. */
  readonly winPoints: number
  readonly ledger: Ledger
  /** Tournament points so far, less deductions: below nothing until more is won. */
  readonly points: ReadonlyMap<PlayerId, number>
  /** What decides who goes on. */
  readonly rules: StandingsRules
}

/** Null where no cut is ahead. */
export const contestOf = (state: EventState, player: PlayerId): Contest | null => {
  const stage = currentStage(state)
  const size = cutAhead(state)
  return stage === null || size === null ? null : contestFor(state, stage, player, size)
}

/** The running Swiss rounds, whether or not a cut comes after them. */
export const contestFor = (
  state: EventState,
  stage: Stage,
  player: PlayerId,
  size: number,
): Contest => {
  const { readings } = rulesOf(state.created)
  const round = currentRound(state)?.number ?? 0
  const played = roundsOfStage(state, state.stages.length - 1).length
  const roundsLeft = Math.max(0, (stage.plan.rounds ?? played) - played)
  const isReset = state.stages.length > 1 && readings.afterCut === 'reset'
  const ledger = ledgerOf(state, round, isReset ? stage.firstRound : 1)
  const running = openRound(state)
  const field = activePlayers(state).map((one) => one.player)
  const order = readings.cutOrder === 'standings' ? 'standings' : 'cut'
  return {
    player,
    size,
    round,
    roundsLeft,
    field,
    inField: new Set(field),
    open: running === null ? [] : openMatches(state, running).map(({ players }) => players),
    ends: matchEnds(state.created, 'swiss'),
    winPoints: scorerOf(state.created, 'swiss').winPoints,
    ledger,
    points: new Map([...ledger.values()].map((account) => [account.player, rawPoints(account)])),
    rules: standingsRules(state, round + roundsLeft, order),
  }
}

const rawPoints = ({ lines, deducted }: Account): number => pointsOf(lines) - deducted

/** What a player ends with who wins so many points more. */
export const totalWith = ({ points }: Contest, player: PlayerId, more: number): number =>
  Math.max(0, (points.get(player) ?? 0) + more)

export const rivalsOf = ({ field, player }: Contest): readonly PlayerId[] =>
  field.filter((one) => one !== player)
