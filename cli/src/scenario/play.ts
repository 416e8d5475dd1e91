import {
  type Day,
  type Event,
  matchesOf,
  type Options,
  openMatches,
  openRound,
  type PlayerId,
  playerId,
  type Regulation,
  type Result,
  regulationOf,
  type Seat,
  type Tier,
  tiers,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import type { Scenario, ScenarioResult, ScenarioRound } from './scenario.ts'
import { type Telling, telling } from './telling.ts'

/** How a file is taken: `strict` refuses somebody left out, `lenient` lets it stand to be judged. */
export type Taking = { readonly leftOut: 'strict' | 'lenient' }

/** Tells a whole scenario to the engine. In a scenario a player's name is the player's id. */
export const playScenario = (scenario: Scenario, taking: Taking = { leftOut: 'strict' }): Event => {
  const tale = telling()
  const regulation = regulationOf(scenario.regulation)
  if (regulation === null) {
    return refused({ code: 'unknown-regulation', regulation: scenario.regulation })
  }
  tale.give({
    kind: 'create-event',
    name: 'scenario',
    regulation: regulation.id,
    tier: tierOf(scenario.tier, regulation),
    date: (scenario.date ?? regulation.defaultDate) as Day,
    structure: scenario.structure,
    options: scenario.options as Options,
    entropy: scenario.entropy,
  })
  register(tale, scenario)
  if (scenario.players.some(({ from }) => from === 1)) {
    tale.give({ kind: 'announce-event' })
    tale.give({ kind: 'start-stage' })
  }
  scenario.rounds.forEach((round, index) => {
    for (const { name, from } of scenario.players) {
      if (from > 1 && from === index + 1) {
        tale.give({ kind: 'register-late-player', player: playerId(name) })
      }
    }
    playRound(tale, round, `rounds[${index}]`, taking)
  })
  for (const { name, from } of scenario.players) {
    if (from > 1 && from === scenario.rounds.length + 1) {
      tale.give({ kind: 'register-late-player', player: playerId(name) })
    }
  }
  return tale.event()
}

const tierOf = (name: string | null, { tiers: own }: Regulation): Tier => {
  if (name === null) return 'casual'
  const wanted = name.toLowerCase()
  const tier = tiers.find((one) => one === wanted || own.value[one].toLowerCase() === wanted)
  const expected = [...new Set([...tiers, ...Object.values(own.value)])].join(' | ')
  return tier ?? refused({ code: 'bad-value', field: 'tier', expected })
}

const register = (tale: Telling, scenario: Scenario): void => {
  const known = new Set(scenario.players.map(({ name }) => name))
  scenario.players.forEach(({ name, earnedBye, avoid, from }, index) => {
    for (const other of avoid) {
      if (!known.has(other)) {
        refused({ code: 'unknown-name', name: other, at: `players[${index}].avoid` })
      }
    }
    const player = playerId(name)
    tale.give({ kind: 'register-player', player, earnedBye, avoid: avoid.map(playerId) })
    if (from === 1) tale.give({ kind: 'check-in-player', player })
  })
}

const playRound = (tale: Telling, round: ScenarioRound, path: string, taking: Taking): void => {
  const id = (name: string, at: string): PlayerId =>
    tale.state().players.has(playerId(name))
      ? playerId(name)
      : refused({ code: 'unknown-name', name, at })
  if (round.stage === 'elimination') startElimination(tale)
  const tables = round.matches.flatMap((match, index) =>
    'players' in match
      ? [
          [
            id(match.players[0], `${path}.matches[${index}]`),
            id(match.players[1], `${path}.matches[${index}]`),
          ] as const,
        ]
      : [],
  )
  const byes = round.matches.flatMap((match, index) =>
    'bye' in match
      ? [{ player: id(match.bye, `${path}.matches[${index}]`), kind: 'odd-number' as const }]
      : [],
  )
  // What is in the file has happened: a leader may have let others meet than the bracket says.
  const isHistory = round.stage === 'elimination' || taking.leftOut === 'lenient'
  tale.give(
    { kind: 'pair-round-by-hand', tables, byes, reason: 'as played' },
    { entropy: round.entropy ?? '', ...(isHistory ? { override: 'as played' } : {}) },
  )
  tale.give({ kind: 'publish-round' })
  enterResults(tale, round, path)
  const open = openRound(tale.state())
  if (open !== null && openMatches(tale.state(), open).length === 0) {
    tale.give({ kind: 'close-round' })
  }
  for (const name of round.drop) {
    tale.give({ kind: 'drop-player', player: id(name, `${path}.drop`), when: 'after-round' })
  }
  for (const name of round.readmit) {
    tale.give({ kind: 'readmit-player', player: id(name, `${path}.readmit`) })
  }
  for (const name of round.disqualify) {
    const player = id(name, `${path}.disqualify`)
    tale.give(
      { kind: 'disqualify-player', player, when: 'after-round', reason: 'as ruled' },
      { by: { role: 'marshal' } },
    )
  }
}

/** Makes the cut where the file goes on with elimination. */
const startElimination = (tale: Telling): void => {
  if (tale.state().stages.at(-1)?.plan.kind === 'elimination') return
  tale.give({ kind: 'make-cut' })
  tale.give({ kind: 'start-stage' })
}

const enterResults = (tale: Telling, round: ScenarioRound, path: string): void => {
  const open = openRound(tale.state())
  const matches = open === null ? [] : matchesOf(tale.state(), open)
  const played = round.matches.flatMap((match, index) =>
    'players' in match ? [{ ...match, at: `${path}.matches[${index}].result` }] : [],
  )
  played.forEach(({ players, result, at }, index) => {
    const match = matches[index]
    if (result === null || match === undefined) return
    const seat = (name: string): Seat => {
      if (name === players[0]) return 'first'
      return name === players[1] ? 'second' : refused({ code: 'not-at-this-table', name, at })
    }
    tale.give({ kind: 'enter-result', match: match.match, result: seated(result, seat) })
  })
}

const seated = (result: ScenarioResult, seat: (name: string) => Seat): Result => {
  switch (result.ending) {
    case 'destruction':
    case 'time':
    case 'mutual-destruction': {
      const { ending, score, salvo, initiative } = result
      return {
        ending,
        score,
        ...(salvo === undefined ? {} : { salvo: seat(salvo) }),
        ...(initiative === undefined ? {} : { initiative: seat(initiative) }),
      }
    }
    case 'concession':
    case 'no-show':
    case 'match-loss':
      return { ...result, by: seat(result.by) }
    case 'intentional-draw':
    case 'double-loss':
      return result
  }
}
