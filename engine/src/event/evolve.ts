import type { Entry } from '../log/entry.ts'
import type { Fact } from '../log/fact.ts'
import type { MatchId, PlayerId } from '../vocabulary/ids.ts'
import type { EventState, Leader, Match, PlayerState, Round, Stage } from './state.ts'

/**
 * The state while facts are folded into it. Its containers are changed in place: copying a map of
 * 10,000 players for each fact would make replaying quadratic. What they hold is never changed,
 * only replaced, so a copy of the containers is a state of its own.
 */
export type Builder = {
  -readonly [K in keyof EventState]: EventState[K] extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : EventState[K] extends readonly (infer Item)[]
      ? Item[]
      : EventState[K]
}

export const builderFrom = (created: Extract<Fact, { kind: 'event-created' }>): Builder => ({
  version: 0,
  created,
  announced: null,
  leaders: [],
  players: new Map(),
  stages: [],
  rounds: [],
  matches: new Map(),
  cut: null,
  rulings: [],
  finished: null,
})

/** A builder that can go on from a state without changing it. */
export const thaw = (state: EventState): Builder => ({
  ...state,
  leaders: [...state.leaders],
  players: new Map(state.players),
  stages: [...state.stages],
  rounds: [...state.rounds],
  matches: new Map(state.matches),
  rulings: [...state.rulings],
})

/** Takes one fact in. Total and free of rules: what was decided is not decided again. */
export const evolve = (builder: Builder, { fact, at }: Pick<Entry, 'fact' | 'at'>): void => {
  switch (fact.kind) {
    case 'event-created':
      builder.created = fact
      return
    case 'leader-appointed':
      appoint(builder, { leader: fact.leader, role: fact.role, plays: fact.plays ?? null })
      return
    case 'event-announced':
      builder.announced = fact
      return
    case 'player-registered':
      builder.players.set(fact.player, newPlayer(fact.player, fact.number, fact))
      return
    case 'player-checked-in':
      changePlayer(builder, fact.player, { checkedIn: true })
      return
    case 'player-entered-late':
      builder.players.set(fact.player, {
        ...(builder.players.get(fact.player) ?? newPlayer(fact.player, fact.number, {})),
        status: 'active',
        checkedIn: true,
        missed: fact.missed,
      })
      return
    case 'stage-started':
      builder.stages.push(stageFrom(fact, builder.rounds.length + 1))
      // A later stage may list somebody who has left since the cut; that does not bring them back.
      if (fact.stage > 0) return
      for (const player of fact.entrants) changePlayer(builder, player, { status: 'active' })
      return
    case 'round-paired':
      for (const pairing of fact.pairings) {
        builder.matches.set(pairing.match, matchFrom(pairing, fact.round))
      }
      builder.rounds.push(roundFrom(fact))
      return
    case 'round-unpaired':
      for (const match of builder.rounds.pop()?.matches ?? []) builder.matches.delete(match)
      return
    case 'round-published':
      changeRound(builder, fact.round, { status: 'published' })
      return
    case 'clock-started':
      changeRound(builder, fact.round, { clock: { startedAt: at, minutes: fact.minutes } })
      return
    case 'result-entered':
    case 'result-amended':
      changeMatch(builder, fact.match, fact.result)
      return
    case 'player-dropped':
      changePlayer(builder, fact.player, { status: 'dropped', lastRound: fact.after })
      return
    case 'player-disqualified':
      changePlayer(builder, fact.player, { status: 'disqualified', lastRound: fact.after })
      return
    case 'player-readmitted': {
      const missed = builder.players.get(fact.player)?.missed ?? []
      changePlayer(builder, fact.player, {
        status: 'active',
        lastRound: null,
        missed: [...missed, ...fact.missed],
      })
      return
    }
    case 'ruling-recorded':
      builder.rulings.push(fact)
      return
    case 'points-deducted': {
      const deducted = builder.players.get(fact.player)?.deducted ?? 0
      changePlayer(builder, fact.player, { deducted: deducted + fact.points })
      return
    }
    case 'place-declined':
      if (builder.cut !== null) builder.cut = { ...builder.cut, seeds: fact.seeds }
      reseed(builder, fact.seeds)
      return
    case 'round-closed':
      changeRound(builder, fact.round, { status: 'closed' })
      return
    case 'cut-made':
      builder.cut = fact
      return
    case 'event-finished':
      builder.finished = fact
      return
    case 'lot-drawn':
    case 'undone':
    case 'rule-overridden':
      return
  }
}

const newPlayer = (
  player: PlayerId,
  number: number,
  { earnedBye = false, avoid = [] }: Partial<Pick<PlayerState, 'earnedBye' | 'avoid'>>,
): PlayerState => ({
  player,
  number,
  status: 'registered',
  checkedIn: false,
  earnedBye,
  avoid,
  lastRound: null,
  missed: [],
  deducted: 0,
})

const appoint = (builder: Builder, leader: Leader): void => {
  builder.leaders = [...builder.leaders.filter((one) => one.leader !== leader.leader), leader]
}

const stageFrom = (fact: Extract<Fact, { kind: 'stage-started' }>, firstRound: number): Stage => ({
  plan: fact.plan,
  entrants: fact.entrants,
  places: fact.places ?? null,
  firstRound,
})

/** A place given up after the stage began: the others move up, and the stage begins anew. */
const reseed = (builder: Builder, seeds: readonly PlayerId[]): void => {
  const stage = builder.stages[builder.cut?.stage ?? -1]
  if (stage === undefined) return
  while (builder.rounds.length >= stage.firstRound) {
    for (const match of builder.rounds.pop()?.matches ?? []) builder.matches.delete(match)
  }
  builder.stages[builder.stages.length - 1] = { ...stage, entrants: seeds }
}

type RoundPaired = Extract<Fact, { kind: 'round-paired' }>

const matchFrom = (pairing: RoundPaired['pairings'][number], round: number): Match => ({
  ...pairing,
  round,
  result: null,
  revision: 0,
})

const roundFrom = (fact: RoundPaired): Round => ({
  number: fact.round,
  stage: fact.stage,
  status: 'paired',
  matches: fact.pairings.map((pairing) => pairing.match),
  byes: fact.byes,
  method: fact.method.name,
  entropy: fact.entropy,
  receipt: fact.receipt,
  leftOut: fact.leftOut,
  mission: fact.mission ?? null,
  clock: null,
})

const changePlayer = (builder: Builder, player: PlayerId, change: Partial<PlayerState>): void => {
  const before = builder.players.get(player)
  if (before !== undefined) builder.players.set(player, { ...before, ...change })
}

const changeRound = (builder: Builder, number: number, change: Partial<Round>): void => {
  const before = builder.rounds[number - 1]
  if (before !== undefined) builder.rounds[number - 1] = { ...before, ...change }
}

const changeMatch = (builder: Builder, match: MatchId, result: Match['result']): void => {
  const before = builder.matches.get(match)
  if (before === undefined) return
  builder.matches.set(match, { ...before, result, revision: before.revision + 1 })
}
