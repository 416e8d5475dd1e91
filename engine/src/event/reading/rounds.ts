import type { PlayerId } from '../../vocabulary/ids.ts'
import type { StageKind, StagePlan } from '../../vocabulary/stage.ts'
import type { Refusal } from '../spine/answers.ts'
import type { EventState, Match, PlayerState, Round, Stage } from '../spine/state.ts'

export const currentStage = (state: EventState): Stage | null => state.stages.at(-1) ?? null

export const currentRound = (state: Pick<EventState, 'rounds'>): Round | null =>
  state.rounds.at(-1) ?? null

/** The round that is running or waits to be published; null between rounds. */
export const openRound = (state: Pick<EventState, 'rounds'>): Round | null => {
  const round = currentRound(state)
  return round === null || round.status === 'closed' ? null : round
}

/** Whether this is the round that is being played. */
export const isRunning = (state: EventState, round: number): boolean =>
  openRound(state)?.number === round && openRound(state)?.status === 'published'

export const matchesOf = (state: EventState, round: Round): readonly Match[] =>
  round.matches.map((id) => state.matches.get(id)).filter((match) => match !== undefined)

export const openMatches = (state: EventState, round: Round): readonly Match[] =>
  matchesOf(state, round).filter((match) => match.result === null)

export const matchOfPlayer = (state: EventState, round: Round, player: PlayerId): Match | null =>
  matchesOf(state, round).find((match) => match.players.includes(player)) ?? null

/** Rounds of a stage so far, the open one included. */
export const roundsOfStage = (state: EventState, stage: number): readonly Round[] =>
  state.rounds.filter((round) => round.stage === stage)

export const isActive = (state: EventState, player: PlayerId): boolean =>
  state.players.get(player)?.status === 'active'

/** Those who play on in the running stage. After a cut only who went on does. */
export const activePlayers = (state: EventState): readonly PlayerState[] => {
  const active = [...state.players.values()].filter((player) => player.status === 'active')
  if (state.stages.length < 2) return active
  const entrants = new Set(currentStage(state)?.entrants)
  return active.filter(({ player }) => entrants.has(player))
}

/** Everybody who ever took part, and so has a line in the standings; not who left before round 1. */
export const takesPart = (player: PlayerState): boolean =>
  player.status !== 'registered' && player.status !== 'waiting' && player.lastRound !== 0

/** The stages as announced: what was told to the players is what is played. */
export const plannedStages = (state: EventState): readonly StagePlan[] =>
  state.announced?.stages ?? state.stages.map((stage) => stage.plan)

/** True when the running stage has had all its Swiss rounds. Open-ended stages never have. */
export const isStageComplete = (state: EventState): boolean => {
  const stage = currentStage(state)
  if (stage === null || openRound(state) !== null) return false
  const planned = stage.plan.rounds
  return planned !== null && roundsOfStage(state, state.stages.length - 1).length >= planned
}

export const stageKindOf = (state: EventState, round: number): StageKind => {
  const stage = state.rounds[round - 1]?.stage ?? 0
  return state.stages[stage]?.plan.kind ?? 'swiss'
}

/** Stages in which whoever loses (or loses twice) is out. */
export const isBracket = (kind: StageKind): boolean => kind !== 'swiss'

/** The round that is being played; a refusal where there is none, or nobody knows of it yet. */
export const runningRound = (state: EventState): Round | { readonly refusal: Refusal } => {
  const round = openRound(state)
  if (round === null) return { refusal: { code: 'no-round' } }
  return round.status === 'paired'
    ? { refusal: { code: 'round-not-published', round: round.number } }
    : round
}

/** The match a player has in the published round, over or not; null between rounds and in a bye. */
export const runningMatch = (state: EventState, player: PlayerId): Match | null => {
  const round = openRound(state)
  return round?.status === 'published' ? matchOfPlayer(state, round, player) : null
}

/** A table at which play has begun is never taken apart. */
export const isUnderWay = ({ startedAt, result, reports }: Match): boolean =>
  startedAt !== null || result !== null || reports.length > 0
