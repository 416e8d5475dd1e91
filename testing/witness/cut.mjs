import { cutSize } from './facts.mjs'
import { countedRounds, isActive, lastOf, playingOn } from './model.mjs'
import { standingsAfter } from './standings.mjs'

const differs = (players) => [{ code: 'standings-differ', how: 'cut', players }]

const rowsNow = (model, document, ties) => {
  const last = lastOf(countedRounds(model))?.number ?? 0
  return standingsAfter(model, document, last, ties).filter(({ place }) => place !== null)
}

/** Who goes on: the best who are left, by the document's order for the cut, seeded by place. */
export function cutFault(model, document, { seeds }) {
  const here = playingOn(model)
  const size = cutSize(model, document.finalMatch) ?? seeds.length
  const ties = document.options.cutOrder === 'standings' ? undefined : document.cutTies
  const isHere = ({ player }) => here.includes(player)
  const chosen = rowsNow(model, document, ties).filter(isHere).slice(0, size)
  const through = new Set(chosen.map(({ player }) => player))
  const order = rowsNow(model, document)
    .map(({ player }) => player)
    .filter((player) => through.has(player))
  const isSame = order.length === seeds.length && order.every((one, at) => one === seeds[at])
  return isSame ? [] : differs(seeds.filter((one, at) => one !== order[at]))
}

/** A place that was given up goes to the next in the standings, as the lowest seed. */
export function declinedFault(model, document, { player, replacement, seeds }) {
  const before = model.cut?.seeds ?? []
  const stay = before.filter((seed) => seed !== player)
  const expected = replacement === null ? stay : [...stay, replacement]
  const isSame = expected.length === seeds.length && expected.every((one, at) => one === seeds[at])
  if (!isSame || replacement === null) return isSame ? [] : differs(seeds)
  const earlier = model.cut.stage > 1 ? model.stages[model.cut.stage - 1].entrants : null
  const rows = rowsNow(model, document)
  // For a title play those who are level, and nobody else.
  const level = rows.find((row) => row.player === player)?.tournamentPoints
  const isOpen = model.cut.kindOfStage !== 'final-match'
  const next = rows.find(
    (row) =>
      !before.includes(row.player) &&
      (isOpen || row.tournamentPoints === level) &&
      (earlier === null || earlier.includes(row.player)) &&
      isActive(model, row.player),
  )
  return next?.player === replacement ? [] : differs([replacement])
}
