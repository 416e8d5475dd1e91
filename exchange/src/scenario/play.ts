import {
  type CameFrom,
  type Catalogue,
  type Day,
  type Event,
  isBracket,
  type Options,
  playerId,
  type Regulation,
  regulationOf,
  type Tier,
  tiers,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import { type LeftOut, playRound } from './play-round.ts'
import type { Scenario } from './scenario.ts'
import { type Teller, type Telling, type Told, telling } from './telling.ts'

type Taking = {
  readonly leftOut?: LeftOut
  /** What the first round is drawn from while the file has none. */
  readonly entropy?: string
  /** What the event is called. */
  readonly name?: string
  /** The file it is taken over from. */
  readonly cameFrom?: CameFrom
  readonly teller?: Teller
  /** The cards its lists are judged by. */
  readonly cards?: Catalogue | null
}

/** What a round of the file was drawn from: where it does not say, what `pair` draws it from. */
export const entropyOf = ({ rounds, entropy }: Scenario, index: number): string =>
  rounds[index]?.entropy ?? `${entropy}/${index + 1}`

/** Tells a whole scenario to the engine. In a scenario a player's name is the player's id. */
export const playScenario = (scenario: Scenario, taking: Taking = {}): Event => {
  const tale = createdFrom(scenario, taking)
  checkIn(tale, scenario)
  playOut(tale, scenario, taking)
  return tale.event()
}

/** The event with everybody in it, before its day has begun. */
export const createdFrom = (scenario: Scenario, taking: Taking): Telling => {
  const tale = telling(undefined, taking.teller)
  const regulation = regulationOf(scenario.regulation)
  if (regulation === null) {
    return refused({ code: 'unknown-regulation', regulation: scenario.regulation })
  }
  const { name = 'scenario', cameFrom, cards = null } = taking
  tale.give(
    {
      kind: 'create-event',
      name,
      regulation: regulation.id,
      tier: tierOf(scenario.tier, regulation),
      date: (scenario.date ?? regulation.defaultDate) as Day,
      structure: scenario.structure,
      options: scenario.options as Options,
      entropy: scenario.entropy,
      ...(scenario.missions.length > 0 ? { missions: scenario.missions } : {}),
      ...(cameFrom === undefined ? {} : { cameFrom }),
    },
    { cards },
  )
  register(tale, scenario)
  return tale
}

export const playOut = (tale: Telling, scenario: Scenario, taking: Taking): void => {
  tale.give({ kind: 'announce-event' })
  const isEmpty = scenario.rounds.length === 0
  const drawn = (isEmpty ? taking.entropy : undefined) ?? entropyOf(scenario, 0)
  tale.give({ kind: 'start-stage' }, { entropy: drawn })
  refuseTooLate(tale, scenario)
  scenario.rounds.forEach((round, index) => {
    enterLate(tale, scenario, index + 1)
    playRound(tale, round, `rounds[${index}]`, {
      entropy: entropyOf(scenario, index),
      leftOut: taking.leftOut ?? 'strict',
      before: scenario.rounds.slice(0, index),
      later: scenario.rounds.slice(index + 1),
    })
  })
  enterLate(tale, scenario, scenario.rounds.length + 1)
}

export const tierOf = (name: string | null, { tiers: own }: Regulation): Tier => {
  if (name === null) return 'casual'
  const wanted = name.toLowerCase()
  const tier = tiers.find((one) => one === wanted || own.value[one].toLowerCase() === wanted)
  const expected = [...new Set([...tiers, ...Object.values(own.value)])].join(' | ')
  return tier ?? refused({ code: 'bad-value', field: 'tier', expected })
}

const register = (tale: Telling, { players }: Scenario): void => {
  refuseInTwoTeams(players)
  const known = new Set(players.map(({ name }) => name))
  players.forEach(({ name, earnedBye, avoid }, index) => {
    const place = `players[${index}]`
    const wishes = avoid.map((other, wish) =>
      known.has(other)
        ? playerId(other)
        : refused({
            code: 'unknown-player',
            player: playerId(other),
            at: `${place}.avoid[${wish}]`,
          }),
    )
    const player = playerId(name)
    tale.give({ kind: 'register-player', player, earnedBye, avoid: wishes }, { place })
  })
}

export const checkIn = (tale: Telling, { players }: Scenario): void => {
  tale.giveAll(
    players.flatMap(({ name, from }): readonly Told[] =>
      from === 1 ? [{ command: { kind: 'check-in-player', player: playerId(name) } }] : [],
    ),
  )
}

/** Nobody can play for two teams at once. */
const refuseInTwoTeams = (players: Scenario['players']): void => {
  const seen = new Set<string>()
  players.forEach(({ members }, index) => {
    members.forEach((name, member) => {
      const at = `players[${index}].members[${member}]`
      if (seen.has(name)) refused({ code: 'already-registered', player: playerId(name), at })
      seen.add(name)
    })
  })
}

/** Who first plays in a round after the Swiss rounds would be ranked without having played. */
const refuseTooLate = (tale: Telling, { players }: Scenario): void => {
  const { kind, rounds = null } = tale.state().stages[0]?.plan ?? { kind: 'swiss' }
  const last = isBracket(kind) ? 1 : rounds
  players.forEach(({ name, from }, index) => {
    if (last === null || from <= last) return
    refused({ code: 'stage-over', player: playerId(name), at: `players[${index}].from` })
  })
}

const enterLate = (tale: Telling, { players }: Scenario, round: number): void => {
  players.forEach(({ name, from }, index) => {
    if (from === 1 || from !== round) return
    const place = `players[${index}].from`
    tale.give({ kind: 'register-late-player', player: playerId(name) }, { place })
  })
}
