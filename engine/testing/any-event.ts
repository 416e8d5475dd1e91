import fc from 'fast-check'
import { expect } from 'vitest'
import { type Chance, chanceFrom } from '../src/chance/chance.ts'
import { draw, shuffle } from '../src/chance/shuffle.ts'
import {
  type Ask,
  activePlayers,
  advance,
  awaiting,
  bracketOf,
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
  leaderId,
  type Match,
  matchesOf,
  type Options,
  openMatches,
  openRound,
  type PlayerId,
  type Tier,
} from '../src/index.ts'
import { anyResult, impossibleResult } from './any-result.ts'
import { everyCommand } from './commands.ts'
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
  give({ kind: 'announce-event' })
  give({ kind: 'start-stage' })

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

const stageKind = (state: EventState, round: number) =>
  state.stages[state.rounds[round - 1]?.stage ?? 0]?.plan.kind ?? 'swiss'

const enters = (state: EventState, match: Match, chance: Chance): Command => ({
  kind: 'enter-result',
  match: match.match,
  result: anyResult(chance, stageKind(state, match.round)),
})

type Wish = { readonly command: Command; readonly by: Partial<Ask> }
type Maker = (event: Event, state: EventState, chance: Chance) => Command | Wish | null

const anybody = (state: EventState, chance: Chance): PlayerId =>
  draw([...state.players.keys()], chance) ?? id('nobody')

/** Somebody whose match is running, if there is one. */
const somebodyPlaying = (state: EventState, chance: Chance): PlayerId => {
  const round = openRound(state)
  const running = round === null ? [] : openMatches(state, round)
  return draw(draw(running, chance)?.players ?? [], chance) ?? anybody(state, chance)
}
const when = (chance: Chance) => (chance.below(2) === 0 ? 'now' : 'after-round')
const override = { override: 'the leader says so' }

/** Most of those who play stay: an event that has lost its players ends without a champion. */
const mayLose = (state: EventState) => activePlayers(state).length > 4

const makers: readonly (readonly [weight: number, maker: Maker])[] = [
  [
    6,
    (_, state, chance) => {
      const match = draw([...state.matches.values()], chance)
      if (match === undefined) return null
      const result =
        chance.below(6) === 0
          ? impossibleResult(chance)
          : anyResult(chance, stageKind(state, match.round))
      return match.result === null
        ? { kind: 'enter-result', match: match.match, result }
        : { kind: 'amend-result', match: match.match, result, reason: 'mistyped' }
    },
  ],
  [
    4,
    (_, state, chance) => {
      if (!mayLose(state)) return null
      const who = chance.below(3) === 0 ? anybody : somebodyPlaying
      return { kind: 'drop-player', player: who(state, chance), when: when(chance) }
    },
  ],
  [
    4,
    (_, state, chance) => {
      const gone = [...state.players.values()].filter(({ status }) => status === 'dropped')
      const player = draw(gone, chance)?.player
      if (player === undefined) return null
      const command = { kind: 'readmit-player', player } as const
      return chance.below(2) === 0 ? command : { command, by: override }
    },
  ],
  [
    1,
    (_, state, chance) => {
      if (!mayLose(state)) return null
      const [player, reason] = [somebodyPlaying(state, chance), 'conduct']
      const command = { kind: 'disqualify-player', player, when: when(chance), reason } as const
      return { command, by: { by: { role: chance.below(2) === 0 ? 'marshal' : 'organizer' } } }
    },
  ],
  [
    3,
    (_, state, chance) => {
      const waiting = [...state.players.values()].find(({ status }) => status === 'registered')
      const player = chance.below(2) === 0 ? waiting?.player : undefined
      return {
        kind: 'register-late-player',
        player: player ?? id(`late${state.players.size}`),
      }
    },
  ],
  [4, (_, state, chance) => byHand(state, chance)],
  [2, () => ({ kind: 'pair-round' })],
  [1, () => ({ kind: 'unpair-round' })],
  [2, () => ({ kind: 'start-clock' })],
  [
    2,
    (_, state, chance) => ({
      kind: 'record-ruling',
      ruling: { about: 'dispute', players: [anybody(state, chance)], text: 'in arc' },
    }),
  ],
  [
    1,
    (_, state, chance) => ({
      kind: 'appoint-leader',
      leader: leaderId(`l${chance.below(3)}`),
      role: chance.below(4) === 0 ? 'marshal' : 'judge',
      ...(chance.below(2) === 0 ? { plays: anybody(state, chance) } : {}),
    }),
  ],
  [
    8,
    ({ log }, _, chance) => {
      const near = Math.max(1, log.length - chance.below(6) * chance.below(6))
      const entry = chance.below(4) === 0 ? 1 + chance.below(log.length) : near
      return { kind: 'undo', entry, reason: 'a slip' }
    },
  ],
  [3, (_, __, chance) => draw(everyCommand, chance) ?? null],
]

const anyCommand = (event: Event, chance: Chance): Wish => {
  const state = event.state ?? expect.fail('no event')
  if (state.finished !== null && chance.below(2) === 0) {
    return { command: { kind: 'undo', entry: event.log.length, reason: 'too early' }, by: {} }
  }
  const total = makers.reduce((sum, [weight]) => sum + weight, 0)
  let pick = chance.below(total)
  const maker = makers.find(([weight]) => {
    pick -= weight
    return pick < 0
  })
  const wish = maker?.[1](event, state, chance) ?? { kind: 'close-round' }
  return 'kind' in wish ? { command: wish, by: {} } : wish
}

/** A pairing by hand: whole and by chance, or with somebody left out, or with a slip in it. */
const byHand = (state: EventState, chance: Chance): Wish => {
  const isBracket = currentStage(state)?.plan.kind === 'elimination'
  const games = isBracket ? gamesToPlay(state) : []
  const players = isBracket
    ? games.flat()
    : shuffle(
        activePlayers(state).map(({ player }) => player),
        chance,
      )
  const slip = chance.below(8)
  const seated =
    slip === 0 ? players.slice(1) : slip === 1 ? [...players, ...players.slice(0, 1)] : players
  const isShuffled = isBracket && chance.below(4) === 0
  const order = isShuffled ? shuffle(seated, chance) : seated
  const tables = Array.from(
    { length: Math.floor(order.length / 2) },
    (_, n) => [order[2 * n] as PlayerId, order[2 * n + 1] as PlayerId] as const,
  )
  const left = order.length % 2 === 1 ? order.slice(-1) : []
  const byes = left.map((player) => ({ player, kind: 'odd-number' as const }))
  const command = { kind: 'pair-round-by-hand', tables, byes, reason: 'by hand' } as const
  return { command, by: slip === 0 || isShuffled ? override : {} }
}

/** The games of the bracket that both players have come through to. */
const gamesToPlay = (state: EventState): readonly (readonly PlayerId[])[] => {
  const rounds = state.rounds.filter(({ status }) => status !== 'paired')
  return bracketOf({ ...state, rounds }, state.stages.length - 1).next.flatMap(({ slots }) => {
    const present = slots.filter(
      (slot): slot is PlayerId => slot !== null && state.players.get(slot)?.status === 'active',
    )
    return present.length === 2 ? [present] : []
  })
}

export const matchesIn = (state: EventState): readonly Match[] =>
  state.rounds.flatMap((round) => matchesOf(state, round))
