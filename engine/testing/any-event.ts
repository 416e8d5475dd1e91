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
  optionNames,
  optionValues,
  type Regulation,
  type StagePlan,
  type Structure,
  type Tier,
} from '../src/index.ts'
import { anyCommand, enters } from './any-command.ts'
import { id, names } from './story.ts'

/** An event as chance has it: who comes, what is planned, and what happens step by step. */
export type Plan = {
  readonly regulation: Regulation
  readonly players: number
  /** Registered, but not there when the event starts. */
  readonly absent: number
  readonly structure: Structure
  readonly tier: Tier
  readonly options: Options
  readonly missions: readonly string[]
  /** Each step's own luck: which command is given, and its details. */
  readonly steps: readonly number[]
  /** The same for the steps after the Swiss rounds. */
  readonly finals: readonly number[]
}

/** Plans of any kind that a document allows. */
export const anyPlan = (regulation: Regulation): fc.Arbitrary<Plan> =>
  fc.record({
    regulation: fc.constant(regulation),
    players: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 4, max: 12 }) },
      { weight: 1, arbitrary: fc.integer({ min: 13, max: 40 }) },
    ),
    absent: fc.integer({ min: 0, max: 2 }),
    structure: anyStructure(regulation),
    tier: fc.constantFrom<Tier>('casual', 'competitive'),
    options: anyOptions(regulation),
    missions:
      regulation.missions === null
        ? fc.constant([])
        : fc.subarray(['one', 'two', 'three', 'four'], { minLength: 0 }),
    steps: fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
    finals: fc.array(fc.nat(), { maxLength: 30, size: 'max' }),
  })

/** Every option of the document, as the default, or read in any of its ways. */
const anyOptions = ({ options }: Regulation): fc.Arbitrary<Options> =>
  fc.record(
    Object.fromEntries(
      optionNames
        .filter((name) => options[name] !== undefined)
        .map((name) => [name, fc.constantFrom(...optionValues[name])]),
    ),
    { requiredKeys: [] },
  )

const anyStructure = ({ structure }: Regulation): fc.Arbitrary<Structure> => {
  const sizes = structure.cutSizes?.value.filter((size) => size <= 16)
  const { value: after } = structure.afterCut
  return fc
    .record({
      rounds: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 10, nil: null }),
      cut: fc.oneof(
        { weight: 1, arbitrary: fc.constant(0) },
        {
          weight: 3,
          arbitrary:
            sizes === undefined
              ? fc.integer({ min: 2, max: 9 })
              : fc.constantFrom(0, 4, ...sizes.filter((size) => size <= 8)),
        },
      ),
      more: fc.integer({ min: 0, max: 5 }),
      begins: fc.integer({ min: 0, max: 7 }),
    })
    .map(({ rounds, cut, more, begins }) => {
      const swiss: StagePlan = { kind: 'swiss', rounds, cut: null }
      const top: StagePlan = { kind: structure.finals, rounds: null, cut }
      const again: StagePlan = { kind: 'swiss', rounds: 1 + (more % 2), cut: cut + more }
      if (begins === 0 && structure.firstStage.value.includes('elimination')) {
        return { kind: 'custom', stages: [{ ...top, cut: null }] }
      }
      const hasCut = cut > 0 && rounds !== null && after.includes(top.kind)
      const hasAgain = hasCut && more > 2 && after.includes('swiss')
      const stages = [swiss, ...(hasAgain ? [again] : []), ...(hasCut ? [top] : [])]
      return { kind: 'custom', stages }
    })
}

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
    const isLastRound = isOpenEnd && isSwiss && state().rounds.length >= 4
    const kind = isLastRound ? 'finish-event' : next.step
    const isWaiting = kind === 'register-players' || kind === 'check-in-players'
    // Nobody waits for who is absent.
    const command: Command = { kind: isWaiting ? 'start-stage' : kind }
    const decision = give(command, { override: 'play goes on' })
    if (decision.granted) return null
    if (isLastRound && decision.refusal.code === 'cut-needed') {
      // The first two are level: they play for it.
      expect(give({ kind: 'make-cut' }).granted).toBe(true)
      return null
    }
    expect(decision.refusal.code).toBe('too-few-players')
    return 'too-few-players'
  }

  const { structure, options, tier, absent, steps, finals, missions } = plan
  const { id: regulation, bye, pairing } = plan.regulation
  const players = names(plan.players + absent).map(id)
  give({
    kind: 'create-event',
    name: 'An evening',
    regulation,
    tier,
    date: day('2015-10-03'),
    structure,
    options,
    entropy: 'hall',
    ...(missions.length === 0 ? {} : { missions }),
  })
  for (const [index, player] of players.entries()) {
    const wishes = index % 5 === 1 && pairing.avoidInFirstRound !== null
    const avoid = wishes ? [id(`p${index}`), id(`p${index + 3}`)] : []
    const earnedBye = bye.earned !== null && index % 6 === 4
    give({ kind: 'register-player', player, avoid, ...(earnedBye ? { earnedBye } : {}) })
    if (index >= absent) give({ kind: 'check-in-player', player })
  }

  const left = { swiss: [...steps], finals: [...finals] }
  const atLast = chanceFrom(`last/${steps.join()}/${finals.join()}`)
  for (let turns = 0; turns < 600; turns++) {
    const kind = currentStage(state())?.plan.kind ?? 'swiss'
    const step = left[kind === 'swiss' ? 'swiss' : 'finals'].shift()
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
