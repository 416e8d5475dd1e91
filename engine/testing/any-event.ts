import fc from 'fast-check'
import { expect } from 'vitest'
import { type Chance, chanceFrom } from '../src/chance/chance.ts'
import {
  type Ask,
  advance,
  awaiting,
  type Command,
  commandId,
  currentStage,
  type Decision,
  day,
  decide,
  type Entry,
  type Event,
  type EventState,
  emptyEvent,
  instant,
  type Options,
  openMatches,
  openRound,
  type Tier,
} from '../src/index.ts'
import { anyCommand, enters } from './any-command.ts'
import { id, names } from './story.ts'

/** An event as chance has it: who comes, what is planned, and what happens step by step. */
export type Plan = {
  readonly players: number
  /** Registered, but not there when the event starts. */
  readonly absent: number
  readonly rounds: number | null
  readonly cut: number
  readonly tier: Tier
  readonly options: Options
  /** Each step's own luck: which command is given, and its details. */
  readonly steps: readonly number[]
  /** The same for the steps after the cut. */
  readonly finals: readonly number[]
}

export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  players: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 4, max: 12 }) },
    { weight: 1, arbitrary: fc.integer({ min: 13, max: 40 }) },
  ),
  absent: fc.integer({ min: 0, max: 2 }),
  rounds: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 10, nil: null }),
  cut: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 2, max: 9 }) },
  ),
  tier: fc.constantFrom<Tier>('casual', 'competitive'),
  options: fc.record({
    readmission: fc.constantFrom('on', 'off'),
    repeatByes: fc.constantFrom('allow', 'avoid'),
    noShow: fc.constantFrom('bye', 'concession'),
    cutOrder: fc.constantFrom('points-margin', 'standings'),
    finalPlaces: fc.constantFrom('by-swiss', 'shared'),
    strengthOfSchedule: fc.constantFrom('sum', 'tome'),
    unpairedLossMargin: fc.constantFrom('0', '50', '100'),
    headToHead: fc.constantFrom('on', 'off'),
  }),
  steps: fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
  finals: fc.array(fc.nat(), { maxLength: 30, size: 'max' }),
})

/** What was asked, of which event, what the answer was, and the event after it. */
export type Step = {
  readonly before: Event
  readonly ask: Ask
  readonly decision: Decision
  readonly after: Event
}

export type Ending = 'champion' | 'too-few-players'

/** Lives through an event from its creation to its champion, and shows every single step. */
export const liveThrough = (plan: Plan, see: (step: Step) => void): Ending => {
  let event: Event = emptyEvent
  let given = 0
  const told: string[] = []

  const give = (command: Command, by: Partial<Ask> = {}): Decision => {
    given++
    const at = instant(1_443_860_000_000 + given * 1000)
    const ask: Ask = { command, by: { role: 'organizer' }, at, entropy: `entropy-${given}`, ...by }
    const before = event
    const decision = decide(before, ask)
    if (decision.granted) {
      const entries = decision.facts.map(
        (fact, index): Entry => ({
          n: before.log.length + index + 1,
          at,
          by: ask.by,
          command: commandId(`command-${given}`),
          fact,
        }),
      )
      event = advance(before, entries)
    }
    const answer = decision.granted ? '' : ` (refused: ${decision.refusal.code})`
    told.push(`${JSON.stringify(command)}${answer}`)
    try {
      see({ before, ask, decision, after: event })
    } catch (cause) {
      // Without the way to it nobody can tell what broke the rule.
      throw new Error(`${cause} after\n${told.slice(-40).join('\n')}`, { cause })
    }
    return decision
  }
  const state = (): EventState => event.state ?? expect.fail('no event')

  /** The step that the day waits for; it must be granted, unless too few are left to play. */
  const goOn = (chance: Chance): Ending | null => {
    const next = awaiting(state())
    if (next.step === 'nothing') return 'champion'
    if (next.step === 'enter-results') {
      const round = openRound(state()) ?? expect.fail('no round')
      for (const match of openMatches(state(), round)) give(enters(state(), match, chance))
      return null
    }
    const isOpenEnd = next.step === 'pair-round' && currentStage(state())?.plan.rounds === null
    const isSwiss = currentStage(state())?.plan.kind === 'swiss'
    const kind = isOpenEnd && isSwiss && state().rounds.length >= 4 ? 'finish-event' : next.step
    const isWaiting = kind === 'register-players' || kind === 'check-in-players'
    // Nobody waits for who is absent.
    const command: Command = { kind: isWaiting ? 'start-stage' : kind }
    const decision = give(command, { override: 'play goes on' })
    if (decision.granted) return null
    expect(decision.refusal.code).toBe('too-few-players')
    return 'too-few-players'
  }

  const { structure, options, tier, players, absent, steps, finals } = setUp(plan)
  const name = 'An evening'
  const regulation = 'x-wing/en-3.2'
  const date = day('2015-10-03')
  give({ kind: 'create-event', name, regulation, tier, date, structure, options, entropy: 'hall' })
  for (const [index, player] of players.entries()) {
    const avoid = index % 5 === 1 ? [id(`p${index}`), id(`p${index + 3}`)] : []
    give({ kind: 'register-player', player, avoid })
    if (index >= absent) give({ kind: 'check-in-player', player })
  }

  const left = { swiss: [...steps], elimination: [...finals] }
  const atLast = chanceFrom(`last/${steps.join()}/${finals.join()}`)
  for (let turns = 0; turns < 600; turns++) {
    const step = left[currentStage(state())?.plan.kind ?? 'swiss'].shift()
    const chance = step === undefined ? atLast : chanceFrom(`${step}`)
    if (step === undefined) {
      const ending = goOn(chance)
      if (ending !== null) return ending
    } else if (chance.below(100) < 45) goOn(chance)
    else {
      const { command, by } = anyCommand(event, chance)
      give(command, by)
    }
  }
  return expect.fail('the event does not end')
}

const setUp = (plan: Plan) => {
  const swiss = { kind: 'swiss', rounds: plan.rounds, cut: null } as const
  const top = { kind: 'elimination', rounds: null, cut: plan.cut } as const
  return {
    ...plan,
    structure: {
      kind: 'custom',
      stages: plan.cut === 0 || plan.rounds === null ? [swiss] : [swiss, top],
    } as const,
    players: names(plan.players + plan.absent).map(id),
  }
}
