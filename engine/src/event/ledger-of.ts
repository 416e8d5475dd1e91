import { byeEarned, unpairedLoss } from '../scoring/bye.ts'
import { scoringMethods } from '../scoring/catalogue.ts'
import type { Account, Ledger, Line } from '../standings/ledger.ts'
import { type Standing, type StandingsRules, standings } from '../standings/standings.ts'
import type { TieBreakerName } from '../standings/tie-breakers/catalogue.ts'
import type { PlayerId } from '../vocabulary/ids.ts'
import type { Earned } from '../vocabulary/outcome.ts'
import type { Pair } from '../vocabulary/seat.ts'
import type { StageKind } from '../vocabulary/stage.ts'
import { matchesOf, takesPart } from './rounds.ts'
import { rulesOf } from './rules.ts'
import type { EventState, Match, Round } from './state.ts'

/** What a match earned its two seats; null while it is played. */
export const earnedIn = (
  state: EventState,
  match: Match,
  stage: StageKind = stageKindOf(state, match.round),
): Pair<Earned> | null => {
  if (match.result === null) return null
  const { regulation, readings } = rulesOf(state.created)
  return scoringMethods[regulation.scoring.method].earned(match.result, {
    clauses: regulation.scoring,
    bye: regulation.bye,
    readings,
    stage,
  })
}

export const stageKindOf = (state: EventState, round: number): StageKind => {
  const stage = state.rounds[round - 1]?.stage ?? 0
  return state.stages[stage]?.plan.kind ?? 'swiss'
}

/** The Swiss rounds whose results count; what is not published counts for nobody. */
export const countedRounds = (state: EventState): readonly Round[] =>
  state.rounds.filter(
    (round) => round.status !== 'paired' && stageKindOf(state, round.number) === 'swiss',
  )

/** Every player's lines of the Swiss rounds up to `afterRound`. */
export const ledgerOf = (state: EventState, afterRound: number): Ledger => {
  const { regulation, readings } = rulesOf(state.created)
  const lines = new Map<PlayerId, Line[]>()
  for (const player of state.players.values()) if (takesPart(player)) lines.set(player.player, [])
  const note = (player: PlayerId, line: Line) => lines.get(player)?.push(line)
  const rounds = countedRounds(state).filter((round) => round.number <= afterRound)
  const counted = new Set(rounds.map((round) => round.number))

  for (const player of state.players.values()) {
    for (const round of player.missed) {
      if (!counted.has(round)) continue
      note(player.player, { ...unpairedLoss(readings), round, opponent: null })
    }
  }
  const bye = byeEarned(regulation.bye, regulation.scoring.tournamentPoints.value)
  for (const round of rounds) {
    for (const { player } of round.byes) {
      note(player, { ...bye, round: round.number, opponent: null })
    }
    for (const match of matchesOf(state, round)) {
      const earned = earnedIn(state, match, 'swiss')
      if (earned === null) continue
      const [a, b] = match.players
      // Who did not come is nobody's opponent: the other one had a bye.
      const hasPlayed = earned.every(
        ({ outcome }) => outcome !== 'bye' && outcome !== 'unpaired-loss',
      )
      note(a, { ...earned[0], round: round.number, opponent: hasPlayed ? b : null })
      note(b, { ...earned[1], round: round.number, opponent: hasPlayed ? a : null })
    }
  }
  return new Map(
    [...lines].map(([player, own]): [PlayerId, Account] => [
      player,
      {
        player,
        lines: own.sort((a, b) => a.round - b.round),
        isRanked: state.players.get(player)?.status !== 'disqualified',
      },
    ]),
  )
}

/** Standings belong to a state, so they are worked out once for each. */
const known = new WeakMap<EventState, Map<string, readonly Standing[]>>()

export const standingsOf = (
  state: EventState,
  afterRound: number = lastCountedRound(state),
  order: 'standings' | 'cut' = 'standings',
): readonly Standing[] => {
  const ofState = known.get(state) ?? new Map<string, readonly Standing[]>()
  known.set(state, ofState)
  const key = `${order} ${afterRound}`
  const before = ofState.get(key)
  if (before !== undefined) return before
  const result = standings(ledgerOf(state, afterRound), standingsRules(state, afterRound, order))
  ofState.set(key, result)
  return result
}

export const lastCountedRound = (state: EventState): number =>
  countedRounds(state).at(-1)?.number ?? 0

export const standingsRules = (
  state: EventState,
  afterRound: number,
  order: 'standings' | 'cut',
): StandingsRules => {
  const { regulation, readings } = rulesOf(state.created)
  const names: readonly TieBreakerName[] =
    order === 'cut' ? regulation.cut.tieBreakers.value : regulation.standings.tieBreakers.value
  return {
    tieBreakers: names.filter((name) => name !== 'head-to-head' || readings.headToHead === 'on'),
    schedule: regulation.standings.strengthOfSchedule[readings.strengthOfSchedule].value,
    readings,
    entropy: `${state.created.entropy}/standings/${afterRound}`,
  }
}
