import fc from 'fast-check'
import { expect } from 'vitest'
import { type Chance, chanceFrom } from '../../src/chance/chance.ts'
import type { Decision } from '../../src/event/spine/decision.ts'
import {
  type Asked,
  advance,
  type Command,
  commandId,
  currentStage,
  day,
  decide,
  type Entry,
  type Event,
  emptyEvent,
  type Fact,
  instant,
  type Options,
  optionNames,
  optionValues,
  type Regulation,
  type StagePlan,
  type Structure,
  type Tier,
  teamSize,
  tiers,
} from '../../src/index.ts'
import { id, names } from '../story.ts'
import { anyCommand } from './any-command.ts'
import { type Desk, type Ending, finish, goOn, oneStepOn } from './any-ending.ts'
import { byPlayingLeader, playingLeaders } from './any-playing-leader.ts'

/** An event as chance has it: who comes, what is planned, and what happens step by step. */
type Plan = {
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
      { weight: 7, arbitrary: fc.integer({ min: 4, max: 12 }) },
      { weight: 1, arbitrary: fc.integer({ min: 13, max: 40 }) },
    ),
    absent: fc.integer({ min: 0, max: 2 }),
    structure: anyStructure(regulation),
    tier: fc.constantFrom('casual', ...tiers),
    options: anyOptions(regulation),
    missions:
      regulation.missions === null
        ? fc.constant([])
        : fc.subarray(['one', 'two', 'three', 'four'], { minLength: 0 }),
    // Most of what can happen takes its time: no preference for short events.
    steps: fc.noBias(fc.array(fc.nat(), { maxLength: 120, size: 'max' })),
    finals: fc.noBias(fc.array(fc.nat(), { maxLength: 60, size: 'max' })),
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
  const { value: after } = structure.afterCut
  return fc
    .record({
      rounds: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 10, nil: null }),
      cut: fc.oneof(
        { weight: 1, arbitrary: fc.constant(0) },
        {
          weight: 3,
          arbitrary: after.length === 0 ? fc.constantFrom(0, 4) : fc.integer({ min: 2, max: 9 }),
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
  readonly ask: Asked
  readonly decision: Decision
  readonly after: Event
}

/** A desk over an event. `told` is what was asked there: without it nobody can tell what broke. */
const deskOver = (
  begin: Event,
  told: string[],
  see: (step: Step) => void = () => {},
): Desk & { readonly event: () => Event } => {
  let event = begin
  const give: Desk['give'] = (command, by = {}) => {
    const before = event
    const at = instant(1_443_860_000_000 + told.length * 1000)
    const entropy = `entropy-${told.length}`
    const ask: Asked = { command, by: { role: 'organizer' }, at, entropy, ...by }
    const decision = decide(before, ask)
    const answer = decision.granted ? '' : ` (refused: ${decision.refusal.code})`
    told.push(`${JSON.stringify(command)}${answer}`)
    if (decision.granted) event = advance(before, entriesOf(before, ask, decision.facts))
    see({ before, ask, decision, after: event })
    return decision
  }
  return { event: () => event, state: () => event.state ?? expect.fail('no event'), give }
}

const entriesOf = ({ log }: Event, { at, by }: Asked, facts: readonly Fact[]): readonly Entry[] => {
  const command = commandId(`command-${log.length + 1}`)
  return facts.map((fact, index) => ({ n: log.length + index + 1, at, by, command, fact }))
}

type Ways = {
  readonly forks?: number
  /** Some of those who lead take part, and give most of the commands. */
  readonly leadersPlay?: boolean
}

/**
 * Lives through an event from its creation to its champion, and shows every single step. From one
 * in `forks` of the states on the way it is also brought to its end by sensible steps alone.
 */
export const liveThrough = (
  plan: Plan,
  see: (step: Step) => void,
  { forks = 8, leadersPlay = false }: Ways = {},
): Ending => {
  const told: string[] = []
  try {
    return live(plan, { forks, leadersPlay }, deskOver(emptyEvent, told, see), told)
  } catch (cause) {
    throw new Error(`${cause} after\n${told.slice(-60).join('\n')}`, { cause })
  }
}

/** Whatever has happened, the event can be brought to its end from here. */
const endsFrom = (event: Event, told: string[], chance: Chance): void => {
  const { length } = told
  told.push('-- by sensible steps from here --')
  finish(deskOver(event, told), chance)
  told.length = length
}

const live = (
  plan: Plan,
  { forks, leadersPlay }: Required<Ways>,
  desk: ReturnType<typeof deskOver>,
  told: string[],
): Ending => {
  const { event, state, give } = desk
  const { structure, options, tier, absent, steps, finals, missions } = plan
  const { id: regulation, bye, pairing } = plan.regulation
  const players = names(plan.players + absent).map(id)
  const created: Command = {
    kind: 'create-event',
    name: 'An evening',
    regulation,
    tier,
    date: day('2015-10-03'),
    structure,
    options,
    entropy: 'hall',
    ...(missions.length === 0 ? {} : { missions }),
    ...(absent === 1 ? { about: { start: '10:00', until: day('2015-10-04') } } : {}),
  }
  // In some the lots are drawn on the spot, as in every log of before.
  give(created, absent === 2 ? {} : { secret: `secret/${steps.join()}` })
  const size = teamSize(state().created)
  // In some halls there is one place too few.
  if (absent === 2) give({ kind: 'set-capacity', players: players.length - 1 })
  for (const [index, player] of players.entries()) {
    const wishes = index % 5 === 1 && pairing.avoidInFirstRound !== null
    const avoid = wishes ? [id(`p${index}`), id(`p${index + 3}`)] : []
    const earnedBye = bye.earned !== null && index % 6 === 4
    // Every third team is named on arrival, the others later.
    const members = size === null || index % 3 > 0 ? {} : { members: size.value }
    give({
      kind: 'register-player',
      player,
      avoid,
      ...members,
      ...(earnedBye ? { earnedBye } : {}),
    })
    if (index >= absent) give({ kind: 'check-in-player', player })
    // Ticked for somebody else, and put right.
    if (index === absent) {
      give({ kind: 'cancel-check-in', player })
      give({ kind: 'check-in-player', player })
    }
  }

  if (leadersPlay) for (const command of playingLeaders(players)) give(command)
  const left = { swiss: [...steps], finals: [...finals] }
  const atLast = chanceFrom(`last/${steps.join()}/${finals.join()}`)
  for (let turns = 0; turns < 600; turns++) {
    const kind = currentStage(state())?.plan.kind ?? 'swiss'
    const step = left[kind === 'swiss' ? 'swiss' : 'finals'].shift()
    const chance = step === undefined ? atLast : chanceFrom(`${step}`)
    if (step === undefined) {
      const ending = goOn(desk, chance)
      if (ending !== null) return ending
    } else if (chance.below(100) < 20) oneStepOn(desk, chance)
    else {
      const wish = anyCommand(event(), chance)
      const { command, by } = leadersPlay ? byPlayingLeader(state(), wish, chance) : wish
      give(command, by)
    }
    if (step !== undefined && step % forks === 0) endsFrom(event(), told, chance)
  }
  return expect.fail('the event does not end')
}
