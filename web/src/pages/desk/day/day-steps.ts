import {
  type Awaiting,
  awaiting,
  type Event,
  type EventState,
  type FactKind,
  type Instant,
  liveEntries,
  planFor,
  plannedStages,
  rulesOf,
  type StagePlan,
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
  | { readonly kind: 'cut'; readonly size: number }
  | { readonly kind: 'end' }
)

type Bare = DayStep extends infer S
  ? S extends DayStep
    ? Omit<S, 'state' | 'from' | 'to'>
    : never
  : never

/** The stages as far as they are known: announced, or what the structure makes of those present. */
const stagesOf = (state: EventState): readonly StagePlan[] => {
  if (state.announced !== null) return plannedStages(state)
  const { structure } = rulesOf(state.created).regulation
  return planFor(state.created.structure, state.players.size, structure) ?? []
}

const roundsIn = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)))

const stageSteps = (state: EventState): readonly Bare[] => {
  const steps: Bare[] = []
  let before = 0
  for (const [index, plan] of stagesOf(state).entries()) {
    if (index > 0) steps.push({ kind: 'cut', size: plan.cut ?? 0 })
    const played = state.rounds.filter(({ stage }) => stage === index).length
    if (plan.kind === 'elimination') {
      const entrants = state.stages[index]?.entrants.length ?? plan.cut ?? state.players.size
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

const isNow = (step: Bare, waits: Awaiting): boolean => {
  switch (waits.step) {
    case 'register-players':
    case 'check-in-players':
      return step.kind === 'registration'
    case 'announce-event':
      return step.kind === 'announcement'
    case 'start-stage':
      return waits.stage === 1 ? step.kind === 'announcement' : step.kind === 'cut'
    case 'make-cut':
      return step.kind === 'cut'
    case 'finish-event':
      return step.kind === 'end'
    case 'nothing':
      return false
    default:
      return (step.kind === 'round' || step.kind === 'elimination') && step.round === waits.round
  }
}

/** The day from registration to the prize-giving, with the times that are known. */
export const daySteps = (event: Event, state: EventState): readonly DayStep[] => {
  const times = timesOf(event)
  const bare: readonly Bare[] = [
    { kind: 'registration', players: state.players.size },
    { kind: 'announcement' },
    ...stageSteps(state),
    { kind: 'end' },
  ]
  const waits = awaiting(state)
  const now = waits.step === 'nothing' ? bare.length : bare.findIndex((step) => isNow(step, waits))
  return bare.map((step, index) => ({
    ...step,
    ...times(step),
    state: index < now ? 'done' : index === now ? 'now' : 'todo',
  }))
}

const timesOf = (event: Event) => {
  const entries = liveEntries(event.log)
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
