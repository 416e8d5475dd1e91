import {
  activePlayers,
  awaiting,
  type Clause,
  currentRound,
  currentStage,
  type EventState,
  followingStage,
  isBracket,
  plannedStages,
  type RoundName,
  roundNameIn,
  roundNameOf,
  rulesOf,
  type StageKind,
  type StagePlan,
} from '@topcut/engine'

/** What would have to be done on paper, should the machine stay behind now. */
export type NextByHand =
  | {
      readonly kind: 'round'
      readonly number: number
      readonly stage: StageKind
      readonly roundName: RoundName
      /** How many play it at most. */
      readonly players: number
      readonly isPaired: boolean
    }
  /** So many of the standings go on, and how they play. */
  | {
      readonly kind: 'cut'
      readonly stage: StageKind
      readonly size: number
      /** In the first round they play. */
      readonly players: number
      readonly roundName: RoundName
    }
  /** Nothing is paired any more, but for a final match where the document has one. */
  | {
      readonly kind: 'end'
      readonly stage: StageKind
      readonly finalMatch: Clause<'first-two-if-level'> | null
    }
  | { readonly kind: 'nothing' }

const cutTo = (state: EventState, { kind, cut }: StagePlan): NextByHand => {
  const present = activePlayers(state).length
  const size = Math.min(cut ?? present, present)
  const roundName = roundNameIn(state, state.stages.length, 1)
  return { kind: 'cut', stage: kind, size, players: size, roundName }
}

const afterSwiss = (state: EventState): NextByHand => {
  const planned = plannedStages(state)[state.stages.length]
  if (planned !== undefined) return cutTo(state, planned)
  const { finalMatch } = rulesOf(state.created).regulation
  // While the last round is played nobody knows who will be level.
  const isOver = currentRound(state)?.status === 'closed'
  const following = isOver ? followingStage(state) : null
  if (following !== null) return cutTo(state, following)
  return { kind: 'end', stage: 'swiss', finalMatch: isOver ? null : finalMatch }
}

/** What comes on paper after what is played or paired now. */
export const nextByHand = (state: EventState): NextByHand => {
  const { step } = awaiting(state)
  const at = state.stages.length - 1
  const stage = currentStage(state)?.plan ?? null
  const latest = currentRound(state)
  if (step === 'nothing') return { kind: 'nothing' }
  const players = activePlayers(state).length || state.players.size
  const kind = stage?.kind ?? plannedStages(state)[0]?.kind ?? 'swiss'
  const number = (latest?.number ?? 0) + 1
  if (latest?.status === 'paired') {
    const roundName = roundNameOf(state, latest.number)
    return { kind: 'round', number: latest.number, stage: kind, roundName, players, isPaired: true }
  }
  if (state.cut !== null && state.cut.stage === state.stages.length) {
    const size = state.cut.seeds.length
    const roundName = roundNameIn(state, at + 1, 1)
    const next = followingStage(state)?.kind ?? 'elimination'
    return { kind: 'round', number, stage: next, roundName, players: size, isPaired: false }
  }
  if (step === 'finish-event') return { kind: 'end', stage: kind, finalMatch: null }
  const played = state.rounds.filter((round) => round.stage === at).length
  if (isBracket(kind)) {
    const now = played === 0 ? null : roundNameIn(state, at, played)
    const isLast = now !== null && (now.kind === 'left' ? now.left === 1 : now.kind === 'reset')
    if (isLast && latest?.status === 'published')
      return { kind: 'end', stage: kind, finalMatch: null }
  } else if (stage !== null && stage.rounds !== null && played >= stage.rounds) {
    return afterSwiss(state)
  }
  const roundName = roundNameIn(state, Math.max(0, at), played + 1)
  // Of those who play now the losers are out.
  const left = roundName.kind === 'left' ? Math.min(players, 2 ** roundName.left) : players
  return { kind: 'round', number, stage: kind, roundName, players: left, isPaired: false }
}
