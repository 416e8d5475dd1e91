import { byeEarned, earnedByeEarned, unpairedLoss } from '../../scoring/bye.ts'
import { type Account, type Ledger, type Line, totalOf } from '../../standings/ledger.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'
import type { Earned } from '../../vocabulary/outcome.ts'
import type { Deduction } from '../spine/matters.ts'
import type { EventState, Round, Stage } from '../spine/state.ts'
import { stageKindOf, takesPart } from './rounds.ts'
import { rulesOf } from './rules.ts'
import { scorerOf, settingOf } from './scoring-of.ts'

/** The Swiss rounds whose results count; what is not published counts for nobody. */
export const countedRounds = (state: EventState): readonly Round[] =>
  state.rounds.filter(
    (round) => round.status !== 'paired' && stageKindOf(state, round.number) === 'swiss',
  )

export const lastCountedRound = (state: EventState): number =>
  countedRounds(state).at(-1)?.number ?? 0

/** A ledger belongs to a state: standings, byes and pairing ask for the same one. */
const known = new WeakMap<EventState, Map<string, Ledger>>()

/** Every player's lines of the Swiss rounds from `first` to `last`. */
export const ledgerOf = (state: EventState, last: number, first = 1): Ledger => {
  const ofState = known.get(state) ?? new Map<string, Ledger>()
  known.set(state, ofState)
  const key = `${first} ${last}`
  const ledger = ofState.get(key) ?? writtenLedger(state, last, first)
  ofState.set(key, ledger)
  return ledger
}

/** Where a cut into further Swiss rounds takes the points away, what came before is not counted. */
export const countedLedger = (state: EventState, last: number): Ledger => {
  const stage = swissStageAfterCut(state, last)
  const isReset = rulesOf(state.created).readings.afterCut === 'reset'
  return ledgerOf(state, last, stage !== undefined && isReset ? stage.firstRound : 1)
}

/** What players have so far. Nobody's place is worked out for it: a round is paired by points. */
export const pointsSoFar = (state: EventState): ReadonlyMap<PlayerId, number> =>
  sumsOf(countedLedger(state, lastCountedRound(state))).points

type Sums = {
  readonly points: ReadonlyMap<PlayerId, number>
  /** The byes of those who have had any, earned ones among them. */
  readonly byes: ReadonlyMap<PlayerId, readonly Line[]>
}

/** Field, tables and byes of a round ask for the same sums; a large ledger is long to walk. */
const summed = new WeakMap<Ledger, Sums>()

export const sumsOf = (ledger: Ledger): Sums => {
  const before = summed.get(ledger)
  if (before !== undefined) return before
  const points = new Map<PlayerId, number>()
  const byes = new Map<PlayerId, readonly Line[]>()
  for (const account of ledger.values()) {
    points.set(account.player, totalOf(account))
    const own = account.lines.filter(isBye)
    if (own.length > 0) byes.set(account.player, own)
  }
  const sums = { points, byes }
  summed.set(ledger, sums)
  return sums
}

const isBye = ({ outcome }: Line): boolean => outcome === 'bye' || outcome === 'earned-bye'

/** The Swiss stage after a cut that has begun by then. */
export const swissStageAfterCut = (state: EventState, round: number): Stage | undefined =>
  state.stages.findLast(
    ({ plan, firstRound }, index) => index > 0 && plan.kind === 'swiss' && firstRound <= round,
  )

const writtenLedger = (state: EventState, last: number, first: number): Ledger => {
  const ledger = new Map<PlayerId, Account & { readonly lines: Line[] }>()
  for (const one of state.players.values()) {
    if (!takesPart(one)) continue
    const isRanked = one.status !== 'disqualified'
    const deducted = deductedUntil(one.deductions, last)
    ledger.set(one.player, { player: one.player, lines: [], isRanked, deducted })
  }
  const note = (player: PlayerId, earned: Earned, round: number, opponent: PlayerId | null) => {
    const { outcome, tournamentPoints, marginOfVictory } = earned
    ledger.get(player)?.lines.push({ outcome, tournamentPoints, marginOfVictory, round, opponent })
  }
  const rounds = countedRounds(state).filter(({ number }) => number >= first && number <= last)
  const counted = new Set(rounds.map((round) => round.number))
  const setting = settingOf(state.created, 'swiss')
  const scorer = scorerOf(state.created, 'swiss')

  const loss = unpairedLoss(setting, scorer)
  for (const player of state.players.values()) {
    for (const round of player.missed)
      if (counted.has(round)) note(player.player, loss, round, null)
  }
  for (const { number, byes, matches } of rounds) {
    for (const { player, kind } of byes) {
      const bye = kind === 'earned' ? earnedByeEarned : byeEarned
      note(player, bye(setting, scorer), number, null)
    }
    for (const id of matches) {
      const match = state.matches.get(id)
      if (match === undefined || match.result === null) continue
      const earned = scorer.earned(match.result)
      const [a, b] = match.players
      // Who did not come is nobody's opponent: the other one had a bye.
      const hasPlayed = isPlayed(earned[0]) && isPlayed(earned[1])
      note(a, earned[0], number, hasPlayed ? b : null)
      note(b, earned[1], number, hasPlayed ? a : null)
    }
  }
  // Everything but what was missed came in the order of the rounds.
  for (const { player, missed } of state.players.values()) {
    if (missed.length > 0) ledger.get(player)?.lines.sort((a, b) => a.round - b.round)
  }
  return ledger
}

const isPlayed = ({ outcome }: Earned): boolean => outcome !== 'bye' && outcome !== 'unpaired-loss'

/** The tournament points that rulings had taken away by the end of a round. */
export const deductedUntil = (
  deductions: readonly Deduction[],
  round = Number.POSITIVE_INFINITY,
): number => deductions.reduce((sum, one) => (one.round <= round ? sum + one.points : sum), 0)
