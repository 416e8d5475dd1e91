import { text, versus, whole } from './fraction.mjs'
import { ledgerOf, stageAfterCut } from './ledger.mjs'
import { lotOrder } from './lot.mjs'
import { schedulesOf } from './schedule.mjs'

/** Everybody's line after a round, best first, the disqualified last and without a place. */
export function standingsAfter(model, document, last, ties = document.ties) {
  const stage = stageAfterCut(model, last)
  if (stage === undefined) return placed(rank(model, document, last, ties, () => true))
  // Those who went on stand above those who did not, whatever these had made.
  const isIn = (player) => stage.entrants.includes(player)
  const wentOn = rank(model, document, last, ties, isIn)
  const before = standingsAfter(model, document, stage.firstRound - 1, ties)
  const others = before.filter(({ player }) => !isIn(player))
  return placed([...wentOn, ...others.map((row) => ({ ...row, isRanked: row.place !== null }))])
}

function placed(rows) {
  const ranked = rows.filter(({ isRanked }) => isRanked)
  const outside = rows.filter(({ isRanked }) => !isRanked)
  return [
    ...ranked.map((row, index) => ({
      ...row,
      place: index + 1,
      decidedBy: index === ranked.length - 1 ? null : (row.decidedBy ?? 'tournament-points'),
    })),
    ...outside.map((row) => ({ ...row, place: null, decidedBy: null })),
  ]
}

function rank(model, document, last, ties, isIn) {
  const ledger = ledgerOf(model, document, last)
  const { strength, extended } = schedulesOf(ledger, document)
  const entropy = `${model.created.entropy}/standings/${last}`
  const all = [...ledger.values()]
    .filter(({ player }) => isIn(player))
    .map((own) => ({
      ...own,
      measures: {
        'margin-of-victory': whole(own.margin),
        'strength-of-schedule': strength.get(own.player),
        'extended-strength-of-schedule': extended?.get(own.player),
      },
    }))
  const inLots = (group) => {
    const order = lotOrder(
      group.map(({ player }) => player),
      entropy,
    )
    return order.map((player) => group.find((one) => one.player === player))
  }
  const used = ties.filter(
    (tie) => !tie.includes('head-to-head') || document.options.headToHead !== 'off',
  )
  const ranked = settled(
    all.filter((one) => one.isRanked),
    ['tournament-points', ...used],
    inLots,
  )
  return [...ranked, ...inLots(all.filter((one) => !one.isRanked))].map((one) => ({
    ...one,
    tournamentPoints: one.total,
    marginOfVictory: document.hasMargin ? one.margin : null,
    strengthOfSchedule: text(strength.get(one.player)),
    extendedStrengthOfSchedule: extended === null ? null : text(extended.get(one.player)),
    tally: tallyOf(one.lines),
    opponents: one.lines.flatMap(({ opponent }) => opponent ?? []),
    status: model.players.get(one.player).status,
  }))
}

/** Puts a level group in order by what is left to decide it; each says what parts it from the next. */
function settled(group, [tie, ...later], inLots) {
  if (group.length < 2) return group
  if (tie === undefined) return inLots(group).map((one) => ({ ...one, decidedBy: 'lot' }))
  if (tie.endsWith('head-to-head')) {
    const first = group.find((one) => group.every((other) => other === one || beat(one, other)))
    if (first === undefined) return settled(group, later, inLots)
    const rest = group.filter((one) => one !== first)
    const again = tie.startsWith('repeated') ? [tie, ...later] : later
    return [{ ...first, decidedBy: 'head-to-head' }, ...settled(rest, again, inLots)]
  }
  const value = (one) => (tie === 'tournament-points' ? whole(one.total) : one.measures[tie])
  const order = [...group].sort((a, b) => versus(value(b), value(a)))
  const parts = []
  for (const one of order) {
    const part = parts[parts.length - 1]
    if (part !== undefined && versus(value(part[0]), value(one)) === 0) part.push(one)
    else parts.push([one])
  }
  return parts.flatMap((part, index) => {
    const lines = settled(part, later, inLots)
    if (index === parts.length - 1) return lines
    return [...lines.slice(0, -1), { ...lines[lines.length - 1], decidedBy: tie }]
  })
}

/** Met and beaten; where they met twice, more often beaten than not. */
function beat(one, other) {
  const wins = (own, against) =>
    own.lines.filter(
      ({ opponent, outcome }) =>
        opponent === against.player && ['win', 'modified-win'].includes(outcome),
    ).length
  return wins(one, other) > wins(other, one)
}

function tallyOf(lines) {
  const count = (...outcomes) => lines.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    won: count('win'),
    modified: count('modified-win'),
    drawn: count('draw'),
    lost: count('loss', 'double-loss'),
    byes: count('bye', 'earned-bye'),
    unpairedLosses: count('unpaired-loss'),
  }
}
