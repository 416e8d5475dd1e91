import type { Scenario, ScenarioMatch, ScenarioResult } from './scenario.ts'

/** The same scenario with an id for every name. */
export const withIds = (
  scenario: Scenario,
  id: (name: string) => string,
  witness: (name: string) => string = (name) => name,
): Scenario => ({
  ...scenario,
  players: scenario.players.map((player) => ({
    ...player,
    name: id(player.name),
    avoid: player.avoid.map(id),
  })),
  rounds: scenario.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => matchWithIds(match, id, witness)),
    drop: round.drop.map(id),
    readmit: round.readmit.map(id),
    disqualify: round.disqualify.map(id),
    rulings: round.rulings.map(({ player, deduct }) => ({ player: id(player), deduct })),
  })),
})

const matchWithIds = (
  match: ScenarioMatch,
  id: (name: string) => string,
  witness: (name: string) => string,
): ScenarioMatch => {
  if ('bye' in match) return { bye: id(match.bye) }
  const players = match.players.map(id) as [string, string]
  if (match.result === null) return { ...match, players }
  const named = ['salvo', 'initiative', 'by', 'winner', 'light']
  const fields = Object.entries(match.result).map(([name, value]) => [
    name,
    named.includes(name)
      ? id(value as string)
      : name === 'witness' && value !== ''
        ? witness(value as string)
        : value,
  ])
  return { players, result: Object.fromEntries(fields) as ScenarioResult }
}
