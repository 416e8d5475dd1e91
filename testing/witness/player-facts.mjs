import { canonical } from './canonical.mjs'
import { lastOf, openRound } from './model.mjs'

const change = (model, player, changes) =>
  model.players.set(player, { ...model.players.get(player), ...changes })

/** Coming, leaving and coming back. */
export const playerFacts = {
  'player-registered': (model, { player, number, earnedBye, waiting }) => {
    if (model.stages.length > 0 || model.players.has(player)) return false
    model.players.set(player, {
      ...newcomer(player, number),
      earnedBye,
      status: waiting ? 'waiting' : 'registered',
    })
  },
  'player-admitted': (model, { player }) => {
    if (model.players.get(player)?.status !== 'waiting') return false
    change(model, player, { status: 'registered' })
  },
  'player-checked-in': (model, { player }) => {
    if (!model.players.has(player) || model.stages.length > 0) return false
    change(model, player, { isHere: true })
  },
  'check-in-cancelled': (model, { player }) => {
    if (!model.players.get(player)?.isHere || model.stages.length > 0) return false
    change(model, player, { isHere: false })
  },
  'player-entered-late': (model, { player, number, missed }) => {
    const before = model.players.get(player) ?? newcomer(player, number)
    if (!['registered', 'waiting'].includes(before.status)) return false
    const all = known(model, lastOf(model.stages)?.firstRound ?? 1)
    // Whoever still joins the running round has not missed it.
    const allowed = openRound(model) === undefined ? [all] : [all, all.slice(0, -1)]
    if (!allowed.some((rounds) => isSame(rounds, missed))) return false
    model.players.set(player, { ...before, status: 'active', missed })
  },
  'player-dropped': (model, { player, after }) =>
    leave(model, player, after, 'dropped', ['waiting', 'registered', 'active']),
  'player-disqualified': (model, { player, after }) =>
    leave(model, player, after, 'disqualified', ['waiting', 'registered', 'active', 'dropped']),
  'player-readmitted': (model, { player, missed }) => {
    const before = model.players.get(player)
    if (before?.status !== 'dropped') return false
    if (!isSame(missed, known(model, before.lastRound + 1))) return false
    change(model, player, {
      status: 'active',
      lastRound: null,
      missed: [...before.missed, ...missed],
    })
  },
  'points-deducted': (model, { player, points, round = 0 }) => {
    const before = model.players.get(player)
    if (before === undefined || !Number.isInteger(points) || points < 1) return false
    change(model, player, { deductions: [...before.deductions, { points, round }] })
  },
}

const newcomer = (player, number) => ({
  ...{ player, number, status: 'registered', isHere: false, earnedBye: false },
  ...{ lastRound: null, missed: [], deductions: [] },
})

/** An active player leaves after the last round there is; the others left before, or never came. */
function leave(model, player, after, status, from) {
  const before = model.players.get(player)
  if (before === undefined || !from.includes(before.status)) return false
  const last = before.status === 'active' ? model.rounds.length : (before.lastRound ?? 0)
  if (after !== last) return false
  change(model, player, { status, lastRound: after })
  return true
}

/** The rounds from one on that players know of, and so cannot join any more. */
const known = ({ rounds }, from) =>
  rounds.filter(({ number, status }) => number >= from && status !== 'paired').map((r) => r.number)

const isSame = (a, b) => canonical(a) === canonical(b)
