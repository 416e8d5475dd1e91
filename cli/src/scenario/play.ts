import {
  type Day,
  type Event,
  type Options,
  playerId,
  type Regulation,
  regulationOf,
  type Tier,
  tiers,
} from '@topcut/engine'
import { refused } from '../refusal.ts'
import { playRound, type Taking } from './play-round.ts'
import type { Scenario } from './scenario.ts'
import { type Telling, type Told, telling } from './telling.ts'

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
  tale.give({ kind: 'announce-event' })
  tale.give({ kind: 'start-stage' })
  refuseTooLate(tale, scenario)
  scenario.rounds.forEach((round, index) => {
    enterLate(tale, scenario, index + 1)
    playRound(tale, round, `rounds[${index}]`, taking)
  })
  enterLate(tale, scenario, scenario.rounds.length + 1)
  return tale.event()
}

const tierOf = (name: string | null, { tiers: own }: Regulation): Tier => {
  if (name === null) return 'casual'
  const wanted = name.toLowerCase()
  const tier = tiers.find((one) => one === wanted || own.value[one].toLowerCase() === wanted)
  const expected = [...new Set([...tiers, ...Object.values(own.value)])].join(' | ')
  return tier ?? refused({ code: 'bad-value', field: 'tier', expected })
}

const register = (tale: Telling, { players }: Scenario): void => {
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
  tale.giveAll(
    players.flatMap(({ name, from }): readonly Told[] =>
      from === 1 ? [{ command: { kind: 'check-in-player', player: playerId(name) } }] : [],
    ),
  )
}

/** Who first plays in a round after the Swiss rounds would be ranked without having played. */
const refuseTooLate = (tale: Telling, { players }: Scenario): void => {
  const planned = tale.state().stages[0]?.plan.rounds ?? null
  players.forEach(({ name, from }, index) => {
    if (planned === null || from <= planned) return
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
