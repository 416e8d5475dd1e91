import { isActive, matchesOf, playingOn } from './model.mjs'
import { byeFault } from './swiss-bye.mjs'

/** What is wrong with a Swiss round as it was drawn; `model` is how things stood before it. */
export function swissFaults(model, document, fact) {
  const { pairings, byes, leftOut, method } = fact
  const isByHand = method.name === 'by-hand'
  const seated = seatedIn(pairings, byes)
  const faults = []
  const here = playingOn(model)
  const strangers = [...seated, ...leftOut].filter((player) => !here.includes(player))
  if (strangers.length > 0) faults.push({ how: 'not-here', players: strangers })
  const twice = twiceIn([...seated, ...leftOut])
  if (twice.length > 0) faults.push({ how: 'twice', players: twice })
  const missing = here.filter((player) => !seated.includes(player))
  const unnamed = missing.filter((player) => !isByHand || !leftOut.includes(player))
  if (unnamed.length > 0) faults.push({ how: 'missing', players: unnamed })
  if (isByHand || faults.length > 0) return faults
  // A pair that a leader fixed may meet again; of the others the receipt has to say so.
  const met = meetingsBefore(model, document)
  const again = pairings.filter(
    ({ players, reason }) => reason.kind !== 'fixed' && met.has(pairKey(players)),
  )
  if (again.length !== (fact.receipt?.rematches ?? 0)) {
    faults.push({ how: 'rematch', players: again.flatMap(({ players }) => players) })
  }
  const bye = byeFault(model, document, fact)
  return bye === null ? faults : [...faults, bye]
}

/** What is wrong with a round after some of its tables were changed. */
export function repairFaults(model, { pairings, byes }, kept) {
  const placed = seatedIn(pairings, byes)
  const twice = twiceIn([...kept.flatMap(({ players }) => players), ...placed])
  if (twice.length > 0) return [{ how: 'twice', players: twice }]
  const gone = pairings
    .flatMap(({ players }) => players)
    .filter((player) => !isActive(model, player))
  return gone.length > 0 ? [{ how: 'not-here', players: gone }] : []
}

export const seatedIn = (pairings, byes) => [
  ...pairings.flatMap(({ players }) => players),
  ...byes.map(({ player }) => player),
]

export const twiceIn = (players) =>
  players.filter((player, index) => players.indexOf(player) !== index)

const pairKey = (players) => [...players].sort().join('\u0000')

/** Who has sat opposite whom, in the stage or in all Swiss rounds, as the document counts it. */
function meetingsBefore(model, { rematch }) {
  const stage = model.stages.length - 1
  const rounds = model.rounds.filter(
    (round) =>
      model.stages[round.stage].plan.kind === 'swiss' &&
      (rematch !== 'stage' || round.stage === stage),
  )
  return new Set(
    rounds.flatMap((round) => matchesOf(model, round).map(({ players }) => pairKey(players))),
  )
}
