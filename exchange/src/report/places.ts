import { rulesOf } from '@topcut/engine'
import type { FoundPlayer } from '../formats/found.ts'
import type { Computed } from './computed.ts'
import type { Discrepancy } from './discrepancy.ts'
import { figuresOf } from './figures.ts'
import { headToHeadOrder, isPossible, type Keys, range } from './placing.ts'
import type { OwnSchedules } from './schedules.ts'
import type { Unsure } from './unsure.ts'

type Claimed = Pick<FoundPlayer, 'name' | 'claims'>
type Schedules = Pick<OwnSchedules, 'schedule' | 'extended'>

/** An order in which places may have been given, and whose place does not follow from it. */
type Order = {
  readonly field: readonly string[]
  readonly keys: Keys
  readonly wrong: readonly Claimed[]
}

type Placed = {
  readonly discrepancies: readonly Discrepancy[]
  readonly isWithoutHeadToHead: boolean
}

/** The places a file claims that its results do not lead to, by its own formulas or the document's. */
export const places = (
  players: readonly Claimed[],
  { state, ledger, rounds }: Computed,
  own: OwnSchedules,
  unsure: Unsure,
): Placed => {
  const ranked = players.filter(({ claims }) => (claims.place ?? 0) > 0)
  const figures = figuresOf(state, rounds)
  const claimed = new Map(players.map(({ name, claims }) => [name, claims]))
  // Where a match cannot be read, the file's own figures are all there is.
  const known = (player: string, of: 'points' | 'margin' | 'schedule' | 'extended', value = 0) => {
    const isUnsure = of === 'points' || of === 'margin' ? unsure.results : unsure.schedule
    return isUnsure(player) ? (claimed.get(player)?.[of]?.value ?? value) : value
  }
  const isUnknown = (player: string) => {
    const claims = claimed.get(player)
    const isMargin = figures.get(player)?.margin !== null && claims?.margin === undefined
    return (
      (unsure.results(player) && (claims?.points === undefined || isMargin)) ||
      (unsure.schedule(player) && claims?.schedule === undefined)
    )
  }
  const points = (player: string) => known(player, 'points', figures.get(player)?.points)
  const { regulation, readings } = rulesOf(state.created)
  const names = regulation.standings.tieBreakers.value
  const isMet =
    readings.headToHead === 'on' && names.some((name) => name.startsWith('head-to-head'))
  const isRepeated = names.includes('head-to-head-repeated')
  const orderOf = (field: readonly string[], by: Schedules, withLeads: boolean): Order => {
    const leads = withLeads ? headToHeadOrder(field, points, ledger, isRepeated) : () => 0
    // Everybody is compared with everybody: what it takes is worked out once.
    const worth = new Map(
      field.map((one) => [
        one,
        [
          ...[points(one), leads(one), known(one, 'margin', figures.get(one)?.margin ?? 0)],
          ...[known(one, 'schedule', by.schedule(one)), known(one, 'extended', by.extended(one))],
        ],
      ]),
    )
    const keys: Keys = (player) => worth.get(player) ?? []
    // Among equals, somebody whose figures nobody knows may stand anywhere.
    const isOpen = (player: string) =>
      field.some((other) => points(other) === points(player) && isUnknown(other))
    const isWrong = ({ name, claims }: Claimed) =>
      !isPossible(claims.place ?? 0, name, field, keys) && !isOpen(name)
    return { field, keys, wrong: ranked.filter(isWrong) }
  }
  const documented: Schedules = {
    schedule: (player) => figures.get(player)?.schedule ?? 0,
    extended: (player) => figures.get(player)?.extended ?? 0,
  }
  const best = (withLeads: boolean): Order =>
    fieldsOf(players, ranked)
      .flatMap((field) => [own, documented].map((by) => orderOf(field, by, withLeads)))
      .reduce((one, other) => (other.wrong.length < one.wrong.length ? other : one))
  const [strict, loose] = [best(isMet), best(false)]
  const isWithoutHeadToHead = isMet && loose.wrong.length * 2 < strict.wrong.length
  const { field, keys, wrong } = isWithoutHeadToHead ? loose : strict
  const option: Discrepancy = {
    ...{ player: null, round: null, what: 'place', file: 'headToHead off' },
    ...{ computed: 'headToHead on', likely: 'no-head-to-head' },
  }
  const discrepancies = wrong.map(({ name, claims: { place = 0 } }): Discrepancy => {
    const [first, last] = range(name, field, keys)
    return {
      ...{ player: name, round: null, what: 'place', file: `${place}` },
      computed: first === last ? `${first}` : `${first}–${last}`,
      likely: isPossible(place, name, field, asClaimed(players)) ? 'follows-points' : null,
    }
  })
  return {
    discrepancies: isWithoutHeadToHead ? [option, ...discrepancies] : discrepancies,
    isWithoutHeadToHead,
  }
}

/** Some tools rank only those who are still there, others everybody. */
const fieldsOf = (
  players: readonly Claimed[],
  ranked: readonly Claimed[],
): readonly (readonly string[])[] => {
  const unnamed = players.filter(({ claims }) => Object.keys(claims).length === 0)
  return [ranked, [...ranked, ...unnamed], players].map((field) => field.map(({ name }) => name))
}

/** The order that the file's own figures make. */
const asClaimed = (players: readonly Claimed[]): Keys => {
  const claimed = new Map(players.map(({ name, claims }) => [name, claims]))
  return (player) => {
    const claims = claimed.get(player)
    return [claims?.points, claims?.margin, claims?.schedule].map((figure) => figure?.value ?? 0)
  }
}
