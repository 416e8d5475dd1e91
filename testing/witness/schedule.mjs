import { over, plus, whole, zero } from './fraction.mjs'

/** Strength of schedule and the extended one of everybody, as the document works them out. */
export function schedulesOf(ledger, document) {
  const { options } = document
  const met = new Map(
    [...ledger].map(([player, own]) => [player, opponentsOf(own, ledger, options)]),
  )
  const how = document.schedule(options)
  const strength = new Map()
  for (const [player, { lines }] of ledger) {
    const opponents = met.get(player).map((one) => ledger.get(one))
    const parts = opponents.map((one) => (how === 'sum' ? whole(one.total) : rate(one, options)))
    const by = { sum: 1, 'per-opponent': opponents.length, 'per-round': lines.length }[how]
    strength.set(player, divided(parts, by))
  }
  if (document.extended === undefined) return { strength, extended: null }
  const further = document.extended(options)
  const extended = new Map()
  for (const [player, opponents] of met) {
    const parts = opponents.map((one) => {
      const own = strength.get(one)
      return further === 'literal' ? over(own, Math.max(1, met.get(one).length)) : own
    })
    extended.set(player, divided(parts, further === 'per-opponent' ? opponents.length : 1))
  }
  return { strength, extended }
}

/** Once for every match with somebody; the disqualified may be left out. */
const opponentsOf = ({ lines }, ledger, { disqualifiedInSchedule }) =>
  lines
    .map(({ opponent }) => opponent)
    .filter((one) => one !== null && ledger.has(one))
    .filter((one) => disqualifiedInSchedule !== 'remove' || ledger.get(one).isRanked)

/** Points by the rounds they were made in: byes and missed rounds among them, unless read otherwise. */
function rate({ made, lines, played }, { scheduleByes }) {
  if (scheduleByes !== 'ignore') return lines.length === 0 ? zero : over(whole(made), lines.length)
  const points = played.reduce((all, one) => all + one.points, 0)
  return played.length === 0 ? zero : over(whole(points), played.length)
}

/** Who has met nobody has nothing that would have to be divided. */
const divided = (parts, by) => over(parts.reduce(plus, zero), Math.max(1, by))
