import { winnerOf } from './bracket.mjs'
import { isActive, matchesOf } from './model.mjs'
import { seatedIn, twiceIn } from './swiss-round.mjs'

/** Every game so far by its name: who was in it, who won it and who lost it. */
export function doubleGames(model, document, stage) {
  const games = new Map()
  for (const round of model.rounds.filter((one) => one.stage === stage)) {
    for (const match of matchesOf(model, round)) {
      const winner = winnerOf(match, document)
      const losers = match.result === null ? [] : match.players.filter((one) => one !== winner)
      games.set(match.game, { winner, losers, players: match.players })
    }
    for (const { game, player } of round.byes) {
      games.set(game, { winner: player, losers: [], players: [player], isBye: true })
    }
  }
  return games
}

/**
 * What is wrong with a round in which the second defeat is the end: everybody at a table comes from
 * where the chart says, unbeaten on the one side and beaten once on the other.
 */
export function doubleFaults(model, document, { pairings, byes, stage }) {
  const games = doubleGames(model, document, stage)
  const { entrants } = model.stages[stage]
  const defeats = (player) =>
    [...games.values()].filter(({ losers }) => losers.includes(player)).length
  // Where both have lost a game of the upper side, one of them goes up with that defeat.
  const haveBothLost = [...games.values()].some(({ losers }) => losers.length > 1)
  const faults = []
  const twice = twiceIn(seatedIn(pairings, byes))
  if (twice.length > 0) faults.push({ how: 'twice', players: twice })
  for (const { game, players, reason } of pairings) {
    const wrong = players.filter(
      (player, seat) =>
        !entrants.includes(player) ||
        !isActive(model, player) ||
        defeats(player) > (String(game).startsWith('W') && !haveBothLost ? 0 : 1) ||
        !comesFrom(player, reason.kind === 'chart' ? reason.from[seat] : undefined),
    )
    if (wrong.length > 0) faults.push({ how: 'bracket', players: wrong })
  }
  return faults

  function comesFrom(player, source) {
    if (source === undefined) return true
    if (source.as === 'seed') return entrants[source.seed - 1] === player
    const before = games.get(source.game)
    // A place that somebody left empty passes on whoever was to come there.
    if (before === undefined || before.isBye) return true
    if (before.losers.length > 1) return before.losers.includes(player)
    return source.as === 'winner' ? before.winner === player : before.losers.includes(player)
  }
}
