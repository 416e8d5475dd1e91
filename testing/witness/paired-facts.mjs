import { openRound } from './model.mjs'

/** Stages, and rounds from the draw to the closing. */
export const pairedFacts = {
  'stage-started': (model, { stage, plan, entrants, places = null, chart = null }) => {
    if (stage !== model.stages.length || openRound(model) !== undefined) return false
    if (!mayStart(model, stage, entrants)) return false
    const firstRound = model.rounds.length + 1
    model.stages.push({ plan, entrants, places, chart, firstRound })
    if (stage > 0) return true
    for (const player of entrants) {
      model.players.set(player, { ...model.players.get(player), status: 'active' })
    }
  },
  'round-paired': (model, fact) => {
    const { round, stage, method, pairings, byes, leftOut, luck } = fact
    if (round !== model.rounds.length + 1 || stage !== model.stages.length - 1) return false
    if (openRound(model) !== undefined || !seat(model, round, pairings)) return false
    const matches = pairings.map(({ match }) => match)
    const isByHand = method.name === 'by-hand'
    model.rounds.push({ number: round, stage, status: 'paired', matches, byes, leftOut, isByHand })
    model.drawn.set(round, luck?.draw ?? 0)
  },
  'round-unpaired': (model, { round }) => {
    const open = openRound(model)
    if (open?.number !== round || open.status !== 'paired') return false
    for (const match of model.rounds.pop().matches) model.matches.delete(match)
  },
  'round-published': (model, { round }) => {
    const open = openRound(model)
    if (open?.number !== round || open.status !== 'paired') return false
    open.status = 'published'
  },
  'round-repaired': (model, { round, removed, pairings, byes }) => {
    const open = openRound(model)
    if (open?.number !== round || open.status !== 'published') return false
    // A table at which play has ended is never taken apart.
    const isFree = (match) => open.matches.includes(match) && !model.matches.get(match).result
    if (!removed.every(isFree) || !seat(model, round, pairings)) return false
    const placed = [...pairings.flatMap(({ players }) => players), ...byes.map((b) => b.player)]
    const unseated = removed.flatMap((match) => model.matches.get(match).players)
    const sat = [...open.leftOut, ...open.byes.map(({ player }) => player), ...unseated]
    for (const match of removed) model.matches.delete(match)
    open.matches = [
      ...open.matches.filter((match) => !removed.includes(match)),
      ...pairings.map(({ match }) => match),
    ]
    open.byes = byes
    open.leftOut = sat.filter((player) => !placed.includes(player))
    for (const player of placed) join(model, player, round)
  },
  'pair-constrained': (model, { players, as }) => {
    const others = model.constraints.filter(
      (one) => !players.every((player) => one.players.includes(player)),
    )
    model.constraints = as === 'free' ? others : [...others, { players, as }]
  },
}

/** The first stage is for those who are here, a later one for those whom the cut let through. */
function mayStart(model, stage, entrants) {
  if (new Set(entrants).size !== entrants.length) return false
  if (stage === 0) {
    const here = [...model.players.values()].filter(
      (one) => one.status === 'registered' && one.isHere,
    )
    return entrants.length === here.length && here.every(({ player }) => entrants.includes(player))
  }
  if (model.cut?.stage !== stage) return false
  const { seeds } = model.cut
  const isLeft = (seed) => model.players.get(seed)?.status === 'active'
  const inOrder = seeds.filter((seed) => entrants.includes(seed))
  return (
    inOrder.every((seed, place) => seed === entrants[place]) &&
    inOrder.length === entrants.length &&
    seeds.every((seed) => entrants.includes(seed) || !isLeft(seed))
  )
}

/** Puts two and two at their tables; a match never takes the name of another one. */
function seat(model, round, pairings) {
  if (pairings.some(({ match }) => model.matches.has(match))) return false
  if (new Set(pairings.map(({ match }) => match)).size !== pairings.length) return false
  for (const { match, players, game } of pairings) {
    model.matches.set(match, { match, round, players, game, result: null })
  }
  return true
}

/** Whoever is seated after all has not missed the round. */
function join(model, player, round) {
  const before = model.players.get(player)
  if (before === undefined) return
  const missed = before.missed.filter((one) => one !== round)
  model.players.set(player, { ...before, missed })
}
