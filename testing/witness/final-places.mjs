import { singleBracket } from './bracket.mjs'
import { doubleGames } from './double-bracket.mjs'
import { countedRounds, isActive, lastOf, plannedStages, playingOn } from './model.mjs'
import { standingsAfter } from './standings.mjs'

/**
 * Everybody's final place: by how far the bracket brought them, then by the Swiss rounds. Where
 * somebody left a chart of two defeats, what became of its `open` ones is for the program that has
 * the charts; those behind them are placed all the same.
 */
export function finalPlaces(model, document) {
  const last = lastOf(countedRounds(model))?.number ?? 0
  const rows = standingsAfter(model, document, last)
  const stage = model.stages.findLastIndex(({ plan }) => plan.kind !== 'swiss')
  const kind = model.stages[stage]?.plan.kind
  const reached =
    kind === undefined
      ? new Map()
      : kind === 'double-elimination'
        ? reachedInChart(model, document, stage)
        : reachedInBracket(model, document, stage)
  const swiss = rows.filter(({ isRanked }) => isRanked)
  const order = kind === undefined ? whoStays(model, document, swiss) : swiss
  const open = reached === undefined ? model.stages[stage].entrants : []
  const far = ({ player }) => {
    if (open.includes(player)) return 1
    return reached?.get(player) ?? Number.POSITIVE_INFINITY
  }
  // The sort is stable: the order of the Swiss rounds stays among those who came equally far.
  const sorted = [...order].sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)))
  const isShared = document.options.finalPlaces === 'shared' || stage === 0
  const places = [
    ...sorted.map((row, index) => {
      const first = sorted.findIndex((other) => far(other) === far(row))
      const place = isShared && Number.isFinite(far(row)) ? first + 1 : index + 1
      return { place, player: row.player }
    }),
    ...rows.filter(({ isRanked }) => !isRanked).map(({ player }) => ({ place: null, player })),
  ]
  return { places, open }
}

/** Whoever was last in a round of m games is placed behind m others. */
function reachedInBracket(model, document, stage) {
  const { rounds, left, isOpen } = singleBracket(model, document, stage)
  const reached = new Map()
  const note = (games) => {
    for (const { slots } of games) {
      for (const player of slots) if (player !== null) reached.set(player, games.length + 1)
    }
  }
  for (const games of rounds) note(games)
  const here = left.filter((player) => player !== null && isActive(model, player))
  if (isOpen) return reached
  if (left.length === 1) return left[0] === null ? reached : reached.set(left[0], 1)
  if (here.length !== 1) return reached
  // All others have left: the rounds that are still to come are won without a game.
  for (let places = left; places.length > 1; ) {
    const half = places.length / 2
    const slots = places.slice(0, half).map((one, i) => [one, places[places.length - 1 - i]])
    note(slots.map((pair) => ({ slots: pair })))
    places = slots.map((pair) => (pair.includes(here[0]) ? here[0] : null))
  }
  return reached.set(here[0], 1)
}

/** Defeats in one block of the lower side share their place; the later the block, the better. */
function reachedInChart(model, document, stage) {
  const { entrants, chart } = model.stages[stage]
  if (entrants.length === 1) return new Map([[entrants[0], 1]])
  const games = doubleGames(model, document, stage)
  const isWhole =
    entrants.every((player) => model.players.get(player).status === 'active') &&
    ![...games.values()].some(({ losers }) => losers.length > 1)
  if (!isWhole) return undefined
  const reached = new Map()
  for (const [game, { losers }] of games) {
    if (game.startsWith('L')) for (const one of losers) reached.set(one, placeBelow(game, size()))
  }
  const { winner, losers } = games.get('GF2') ?? games.get('GF1') ?? {}
  if (winner === undefined || winner === null) return undefined
  return reached.set(winner, 1).set(losers[0], 2)

  function size() {
    let places = 4
    while (places < (chart ?? entrants.length)) places *= 2
    return places
  }
}

/** `L1` to `Ln`: two blocks of a quarter of the places, two of an eighth, and so on. */
function placeBelow(game, size) {
  const number = Number(game.slice(1))
  let [end, block, blocks] = [0, size / 4, 0]
  while (end < number) {
    end += block
    blocks += 1
    if (blocks % 2 === 0) block /= 2
  }
  return 3 + (size - 2 - end)
}

/** Where a title is still to be played for and one alone is left to, that one has it. */
function whoStays(model, document, rows) {
  const isPlanned = plannedStages(model)[model.stages.length] !== undefined
  const [first] = rows
  const level = rows.filter((row) => row.tournamentPoints === first?.tournamentPoints)
  const stays = ({ player }) => isActive(model, player)
  const isLevel =
    document.finalMatch === true && rows.filter(stays).length > 1 && areLevel(rows.filter(stays))
  if (isPlanned || isLevel) {
    const here = playingOn(model)
    if (here.length !== 1) return rows
    return [...rows.filter(stays), ...rows.filter((row) => !stays(row))]
  }
  if (document.finalMatch !== true) return rows
  const others = rows.filter((row) => !level.includes(row))
  return [...level.filter(stays), ...level.filter((row) => !stays(row)), ...others]
}

const areLevel = ([first, second]) => first.tournamentPoints === second.tournamentPoints
