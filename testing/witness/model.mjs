/** An event as far as a place or a pairing hangs on it. */
export const emptyModel = (created) => ({
  created,
  players: new Map(),
  stages: [],
  rounds: [],
  matches: new Map(),
  announced: null,
  cut: null,
  finished: null,
  constraints: [],
  hall: [],
  drawn: new Map(),
})

export const lastOf = (list) => list[list.length - 1]

/** The round that is drawn or being played; undefined between rounds. */
export function openRound({ rounds }) {
  const round = lastOf(rounds)
  return round === undefined || round.status === 'closed' ? undefined : round
}

export const kindOf = ({ stages }, round) => stages[round.stage]?.plan.kind ?? 'swiss'

/** Swiss rounds that players know of: those that count. */
export const countedRounds = (model) =>
  model.rounds.filter((round) => round.status !== 'paired' && kindOf(model, round) === 'swiss')

export const isActive = ({ players }, player) => players.get(player)?.status === 'active'

/** Whoever is still to be paired in this stage: after a cut, only those who went on. */
export function playingOn(model) {
  const active = [...model.players.values()].filter(({ status }) => status === 'active')
  const ids = active.map(({ player }) => player)
  if (model.stages.length < 2) return ids
  return ids.filter((player) => lastOf(model.stages).entrants.includes(player))
}

/** Everybody who has a line in the standings: not who never came, nor who left before round 1. */
export const takesPart = ({ status, lastRound }) =>
  status !== 'registered' && status !== 'waiting' && lastRound !== 0

export const matchesOf = ({ matches }, round) => round.matches.map((match) => matches.get(match))

/** The stages as they were told to the players. */
export const plannedStages = ({ announced, stages }) => announced ?? stages.map(({ plan }) => plan)
