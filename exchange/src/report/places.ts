import { type Ledger, playerId, rulesOf } from '@topcut/engine'
import type { FoundPlayer } from '../formats/found.ts'
import type { Computed } from './computed.ts'
import type { Discrepancy } from './discrepancy.ts'
import { figuresOf } from './figures.ts'
import type { OwnSchedules } from './schedules.ts'
import type { Unsure } from './unsure.ts'

type Claimed = Pick<FoundPlayer, 'name' | 'claims'>
type Keys = (player: string) => readonly number[]

/** The places a file claims that its results, by its own formulas, do not lead to. */
export const places = (
  players: readonly Claimed[],
  computed: Computed,
  own: OwnSchedules,
  unsure: Unsure,
): { readonly discrepancies: readonly Discrepancy[]; readonly isWithoutHeadToHead: boolean } => {
  const ranked = players.filter(({ claims }) => (claims.place ?? 0) > 0)
  if (ranked.length === 0) return { discrepancies: [], isWithoutHeadToHead: false }
  const { state, ledger, rounds } = computed
  const figures = figuresOf(state, rounds)
  const { regulation, readings } = rulesOf(state.created)
  const names = regulation.standings.tieBreakers.value
  const isMet =
    readings.headToHead === 'on' && names.some((name) => name.startsWith('head-to-head'))
  const isRepeated = names.includes('head-to-head-repeated')
  const claimsOf = new Map(players.map(({ name, claims }) => [name, claims]))
  // Where a match cannot be read, the file's own figures are all there is.
  const known = (
    player: string,
    of: 'points' | 'margin' | 'schedule' | 'extended',
    value: number,
  ) => {
    const isUnsure = of === 'points' || of === 'margin' ? unsure.results : unsure.schedule
    return isUnsure(player) ? (claimsOf.get(player)?.[of]?.value ?? value) : value
  }
  const points = (player: string) => known(player, 'points', figures.get(player)?.points ?? 0)
  const measures: Keys = (player) => [
    known(player, 'margin', figures.get(player)?.margin ?? 0),
    known(player, 'schedule', own.schedule(player)),
    known(player, 'extended', own.extended(player)),
  ]
  const keysIn = (all: readonly string[], withLeads: boolean): Keys => {
    const leads = withLeads ? headToHeadOrder(all, points, ledger, isRepeated) : () => 0
    // Everybody is compared with everybody: what it takes is worked out once.
    const worth = new Map(all.map((one) => [one, [points(one), leads(one), ...measures(one)]]))
    return (player) => worth.get(player) ?? []
  }
  const misplacedIn = (all: readonly string[], withLeads: boolean) => {
    const keys = keysIn(all, withLeads)
    return ranked.filter(({ name, claims }) => !isPossible(claims.place ?? 0, name, all, keys))
  }
  // Some tools rank only those who are still there, others everybody.
  const isNamed = ({ claims }: Claimed) => Object.keys(claims).length > 0
  const fields = [ranked, [...ranked, ...players.filter((one) => !isNamed(one))], players].map(
    (field) => field.map(({ name }) => name),
  )
  const all = fields.reduce((best, field) =>
    misplacedIn(field, isMet).length < misplacedIn(best, isMet).length ? field : best,
  )
  const misplaced = (withLeads: boolean) => misplacedIn(all, withLeads)
  const [strict, loose] = [misplaced(isMet), misplaced(false)]
  const isWithoutHeadToHead = isMet && loose.length * 2 < strict.length
  const wrong = isWithoutHeadToHead ? loose : strict
  const claimedKeys: Keys = (player) => {
    const claims = claimsOf.get(player)
    const value = (of: 'points' | 'margin' | 'schedule') => claims?.[of]?.value ?? 0
    return [value('points'), value('margin'), value('schedule')]
  }
  const keys = keysIn(all, isMet && !isWithoutHeadToHead)
  const discrepancies = wrong.map(({ name, claims }): Discrepancy => {
    const [best, worst] = range(name, all, keys)
    const follows = isPossible(claims.place ?? 0, name, all, claimedKeys)
    return {
      ...{ player: name, round: null, what: 'place', file: `${claims.place}` },
      computed: best === worst ? `${best}` : `${best}–${worst}`,
      likely: follows ? 'follows-points' : null,
    }
  })
  const option: Discrepancy = {
    ...{ player: null, round: null, what: 'place', file: 'headToHead off' },
    ...{ computed: 'headToHead on', likely: 'no-head-to-head' },
  }
  return {
    discrepancies: isWithoutHeadToHead ? [option, ...discrepancies] : discrepancies,
    isWithoutHeadToHead,
  }
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (Math.abs(difference) > 1e-9) return difference
  }
  return 0
}

/** The best and the worst place that somebody can have: equals are settled by lot. */
const range = (player: string, all: readonly string[], keys: Keys): readonly [number, number] => {
  const own = keys(player)
  const others = all.filter((other) => other !== player).map((other) => compare(keys(other), own))
  return [
    others.filter((order) => order > 0).length + 1,
    all.length - others.filter((order) => order < 0).length,
  ]
}

const isPossible = (place: number, player: string, all: readonly string[], keys: Keys): boolean => {
  const [best, worst] = range(player, all, keys)
  return place >= best && place <= worst
}

/** Whoever has beaten everybody else with as many points comes first among them. */
const headToHeadOrder = (
  all: readonly string[],
  points: (player: string) => number,
  ledger: Ledger,
  isRepeated: boolean,
): ((player: string) => number) => {
  const rank = new Map<string, number>()
  const hasBeaten = (player: string, other: string) =>
    ledger
      .get(playerId(player))
      ?.lines.some(
        ({ opponent, outcome }) =>
          opponent === other && (outcome === 'win' || outcome === 'modified-win'),
      ) === true
  for (const group of Map.groupBy(all, points).values()) {
    let rest = group
    for (let turn = group.length; rest.length > 1; turn--) {
      const leader = rest.find((one) =>
        rest.every((other) => one === other || hasBeaten(one, other)),
      )
      if (leader === undefined) break
      rank.set(leader, turn)
      rest = rest.filter((one) => one !== leader)
      if (!isRepeated) break
    }
  }
  return (player) => rank.get(player) ?? 0
}
