import { ledgerOf } from './ledger.mjs'
import { countedRounds, lastOf, playingOn } from './model.mjs'
import { standingsAfter } from './standings.mjs'

/**
 * Whether those sit out whom the document lets sit out: in round 1 by lot, later by the place.
 * Where a leader fixed pairs, others are left for it, and only the number is looked at.
 */
export function byeFault(model, document, { byes, round }) {
  const isFirst = model.rounds.length === 0
  const here = playingOn(model)
  const earned = here.filter(
    (player) =>
      isFirst && document.earnedByeMargin !== undefined && model.players.get(player).earnedBye,
  )
  const told = (kind) => byes.filter((bye) => bye.kind === kind).map(({ player }) => player)
  const wrong = { how: 'bye', round, players: byes.map(({ player }) => player) }
  if ([...told('earned')].sort().join() !== [...earned].sort().join()) return wrong
  const odd = told('odd-number')
  if (odd.length !== (here.length - earned.length) % 2) return wrong
  if (odd.length + earned.length !== byes.length) return wrong
  if (odd.length === 0 || isFirst || model.constraints.length > 0) return null
  return mayNotSitOut(model, document, here, odd[0]) ? wrong : null
}

/** Whether somebody else would have had to sit out. */
function mayNotSitOut(model, document, here, sitting) {
  const last = lastOf(countedRounds(model))?.number ?? 0
  const order = standingsAfter(model, document, last).filter(({ player }) => here.includes(player))
  // A cut may take points away, but not that somebody has had a bye.
  const options = { ...document.options, afterCut: 'carry' }
  const ledger = ledgerOf(model, { ...document, options }, last)
  const byes = ({ player }) => byesOf(ledger.get(player), options)
  const keys = {
    'last-place': (row) => [byes(row), -row.place],
    'points-and-number': (row) => [
      byes(row),
      row.tournamentPoints,
      -model.players.get(row.player).number,
    ],
    'points-and-margin': (row) => [
      document.options.repeatByes === 'avoid' ? byes(row) : 0,
      row.tournamentPoints,
      row.marginOfVictory,
    ],
  }
  const keyOf = keys[document.bye]
  const own = order.find(({ player }) => player === sitting)
  return own === undefined || order.some((row) => isBefore(keyOf(row), keyOf(own)))
}

const byesOf = ({ lines }, { earnedByeCounts }) =>
  lines.filter(
    ({ outcome }) => outcome === 'bye' || (outcome === 'earned-bye' && earnedByeCounts !== 'no'),
  ).length

function isBefore(a, b) {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && a[at] < b[at]
}
