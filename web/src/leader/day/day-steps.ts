import {
  type Awaiting,
  activePlayers,
  awaiting,
  type Event,
  type EventState,
  type FactKind,
  followingStage,
  type Instant,
  isBracket,
  liveEntries,
  planFor,
  plannedStages,
  rulesOf,
  type StagePlan,
  takenPlaces,
} from '@topcut/engine'

export type DayStep = {
  readonly state: 'done' | 'now' | 'todo'
  readonly from: Instant | null
  readonly to: Instant | null
} & (
  | { readonly kind: 'registration'; readonly players: number }
  | { readonly kind: 'announcement' }
  | { readonly kind: 'round'; readonly round: number; readonly of: number | null }
  /** `left`: rounds to the final, that one included; 1 is the final itself. */
  | { readonly kind: 'elimination'; readonly round: number; readonly left: number }
  /** A block of a bracket with two sides; the last one is the grand final, then a reset. */
  | {
      readonly kind: 'chart'
      readonly round: number
      readonly slot: number
      readonly part: 'slot' | 'final' | 'reset'
    }
  | { readonly kind: 'cut'; readonly size: number; readonly stage: number }
  | { readonly kind: 'end' }
)

type Bare = DayStep extends infer S
  ? S extends DayStep
    ? Omit<S, 'state' | 'from' | 'to'>
    : never
  : never

/** The stages as far as they are known: announced, or what the structure makes of those present. */
const stagesOf = (state: EventState): readonly StagePlan[] => {
  const { structure } = rulesOf(state.created).regulation
  const planned =
    state.announced === null
      ? (planFor(state.created.structure, takenPlaces(state), structure) ?? [])
      : plannedStages(state)
  const begun = state.stages.map(({ plan }) => plan)
  const { step } = awaiting(state)
  const isBetween = begun.length > 0 && (step === 'make-cut' || step === 'start-stage')
  const next = isBetween ? followingStage(state) : null
  // A final match is nobody's plan: it follows where the first two are level.
  const further = next !== null && planned.length === begun.length ? [next] : []
  return [...begun, ...planned.slice(begun.length), ...further]
}

const roundsIn = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)))

const stageSteps = (state: EventState): readonly Bare[] => {
  const steps: Bare[] = []
  const waits = awaiting(state)
  // A game that was nobody's plan: the reset of a bracket with two sides.
  const due = waits.step === 'pair-round' ? waits.round : 0
  let before = 0
  for (const [index, plan] of stagesOf(state).entries()) {
    if (index > 0) steps.push({ kind: 'cut', size: plan.cut ?? 0, stage: index })
    const played = state.rounds.filter(({ stage }) => stage === index).length
    const entrants = state.stages[index]?.entrants.length ?? plan.cut ?? takenPlaces(state)
    if (plan.kind === 'double-elimination') {
      const final = 2 * roundsIn(entrants)
      const isLast = index === state.stages.length - 1
      const rounds = Math.max(final, played, isLast ? due - before : 0)
      for (let slot = 1; slot <= rounds; slot++) {
        const part = slot < final ? 'slot' : slot === final ? 'final' : 'reset'
        steps.push({ kind: 'chart', round: before + slot, slot, part })
      }
      before += rounds
    } else if (isBracket(plan.kind)) {
      const rounds = Math.max(roundsIn(entrants), played)
      for (let n = 1; n <= rounds; n++) {
        steps.push({ kind: 'elimination', round: before + n, left: rounds - n + 1 })
      }
      before += rounds
    } else {
      const isOver = state.stages.length > index + 1 || state.finished !== null
      const rounds = plan.rounds ?? (isOver ? played : played + 1)
      for (let n = 1; n <= rounds; n++) {
        steps.push({ kind: 'round', round: before + n, of: plan.rounds })
      }
      before += rounds
    }
  }
  return steps
}

/** Whether the round that is played is sure to be followed by another one of its stage. */
export const isRoundNext = (state: EventState): boolean => {
  const steps = stageSteps(state)
  const now = steps.findIndex((step) => 'round' in step && step.round === state.rounds.length)
  const next = steps[now + 1]
  if (now < 0 || next === undefined || activePlayers(state).length < 2) return false
  // Where no number of rounds is planned, its organizer says whether there is another one.
  return next.kind === 'round' ? next.of !== null : 'round' in next
}

const isNow = (step: Bare, waits: Awaiting, begun: number): boolean => {
  const isNextCut = step.kind === 'cut' && step.stage === begun
  switch (waits.step) {
    case 'register-players':
    case 'check-in-players':
      return step.kind === 'registration'
    case 'announce-event':
      return step.kind === 'announcement'
    case 'start-stage':
      return waits.stage === 1 ? step.kind === 'announcement' : isNextCut
    case 'make-cut':
      return isNextCut
    case 'finish-event':
      return step.kind === 'end'
    case 'nothing':
      return false
    default:
      return 'round' in step && step.round === waits.round
  }
}

/** Everybody who has a place, also who left after round 1 began. */
export const placed = ({ players }: EventState): number =>
  [...players.values()].filter(({ status, lastRound }) => status !== 'waiting' && lastRound !== 0)
    .length

/** The day from registration to the prize-giving, with the times that are known. */
export const daySteps = (event: Event, state: EventState): readonly DayStep[] => {
  const times = timesOf(event)
  const bare: readonly Bare[] = [
    { kind: 'registration', players: placed(state) },
    { kind: 'announcement' },
    ...stageSteps(state),
    { kind: 'end' },
  ]
  const waits = awaiting(state)
  const now =
    waits.step === 'nothing'
      ? bare.length
      : bare.findIndex((step) => isNow(step, waits, state.stages.length))
  return bare.map((step, index) => ({
    ...step,
    ...times(step),
    state: index < now ? 'done' : index === now ? 'now' : 'todo',
  }))
}

/** The only entries whose time is told: most others are results, which nobody has to go through. */
const timed: ReadonlySet<FactKind> = new Set([
  'event-created',
  'event-announced',
  'cut-made',
  'event-finished',
  'round-published',
  'round-closed',
])

const timesOf = (event: Event) => {
  const entries = liveEntries(event.log).filter(({ fact }) => timed.has(fact.kind))
  const at = (kind: FactKind, round?: number): Instant | null =>
    entries.findLast(
      ({ fact }) =>
        fact.kind === kind && (round === undefined || ('round' in fact && fact.round === round)),
    )?.at ?? null
  return (step: Bare): Pick<DayStep, 'from' | 'to'> => {
    switch (step.kind) {
      case 'registration':
        return { from: at('event-created'), to: null }
      case 'announcement':
        return { from: at('event-announced'), to: null }
      case 'cut':
        return { from: at('cut-made'), to: null }
      case 'end':
        return { from: at('event-finished'), to: null }
      default:
        return { from: at('round-published', step.round), to: at('round-closed', step.round) }
    }
  }
}
