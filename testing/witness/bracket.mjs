import { earnedIn } from './earned.mjs'
import { isActive, matchesOf } from './model.mjs'

/** Who moves on from a match; null while it is played, and where nobody does. */
export function winnerOf({ result, players }, document) {
  if (result === null) return null
  const moves = ['win', 'modified-win', 'bye']
  const seat = earnedIn(result, document).findIndex(({ outcome }) => moves.includes(outcome))
  return players[seat] ?? null
}

/** The first against the last, the second against the last but one. */
const folded = (places) =>
  places.slice(0, places.length / 2).map((one, index) => ({
    game: `${index + 1}`,
    slots: [one, places[places.length - 1 - index]],
  }))

function firstPlaces({ places, entrants }) {
  if (places !== null) return places
  let size = 1
  while (size < entrants.length) size *= 2
  return Array.from({ length: size }, (_, index) => entrants[index] ?? null)
}

/** The rounds of a bracket as they were played, who is left, and the games that come next. */
export function singleBracket(model, document, stage) {
  let left = firstPlaces(model.stages[stage])
  const rounds = []
  for (const round of model.rounds.filter((one) => one.stage === stage)) {
    const games = folded(left).map(({ game, slots }) =>
      playedGame(model, document, round, game, slots),
    )
    rounds.push(games)
    left = games.map(({ winner }) => winner)
  }
  const isOpen = rounds.flat().some(({ match }) => match?.result === null)
  return { rounds, left, isOpen, next: left.length > 1 ? folded(left) : [] }
}

function playedGame(model, document, round, game, slots) {
  const match = matchesOf(model, round).find((one) => one.game === game)
  if (match !== undefined) {
    return { match, slots: match.players, winner: winnerOf(match, document) }
  }
  const sitting = round.byes.find((bye) =>
    bye.game === undefined ? slots.includes(bye.player) : bye.game === game,
  )
  return { slots, winner: sitting?.player ?? null }
}

/** What is wrong with a round of a bracket in which one defeat is the end. */
export function singleFaults(model, document, { pairings, byes, stage, method }) {
  const { rounds, left, next } = singleBracket(model, document, stage)
  if (method.name === 'by-hand') {
    const seated = pairings.flatMap(({ players }) => players)
    const entrants = rounds.length === 0 ? model.stages[stage].entrants : left
    const wrong = seated.filter((one) => !entrants.includes(one) || !isActive(model, one))
    return wrong.length === 0 ? [] : [{ how: 'bracket', players: wrong }]
  }
  const due = next.flatMap(({ game, slots }) => {
    const here = slots.filter((one) => one !== null && isActive(model, one))
    return here.length === 0 ? [] : [`${game} ${here.sort().join(' ')}`]
  })
  const drawn = [
    ...pairings.map(({ game, players }) => `${game} ${[...players].sort().join(' ')}`),
    ...byes.map(({ game, player }) => `${game} ${player}`),
  ]
  const isSame = due.length === drawn.length && due.every((one) => drawn.includes(one))
  return isSame ? [] : [{ how: 'bracket', players: pairings.flatMap(({ players }) => players) }]
}
