import { add, compareKeys, type Fraction, fraction, sortKey } from '../../standings/fraction.ts'
import { headToHead } from '../../standings/head-to-head.ts'
import type { Account, Ledger } from '../../standings/ledger.ts'
import {
  measures,
  type Slack,
  type SlackOf,
  type StandingsRules,
  type TieBreakerName,
  valuesIn,
} from '../../standings/measures.ts'
import type { PlayerId } from '../../vocabulary/ids.ts'

/** Of those level with a player: how many are surely before, and how many perhaps. */
export type LevelGroup = { readonly above: number; readonly level: number }

/** A ledger as it stands at the end, and who of it competes for the places. */
type Ending = {
  readonly ledger: Ledger
  readonly rules: StandingsRules
  readonly field: ReadonlySet<PlayerId>
}

/**
 * Where tie-breakers put a player among all who are level on tournament points; those who have left
 * still count for tie-breakers, but take no place. A margin of victory that is still being played
 * for is a range: ranges that touch leave it open. So does the lot.
 */
export const levelGroup = (
  player: PlayerId,
  others: readonly PlayerId[],
  { ledger, rules, field }: Ending,
  slackOf: SlackOf = () => undefined,
): LevelGroup => {
  const worth = valuesIn(ledger, rules)
  const counted = (all: readonly Account[]) => all.filter((one) => field.has(one.player)).length
  const own = ledger.get(player)
  let rest = others.flatMap((one) => ledger.get(one) ?? [])
  if (own === undefined) return { above: 0, level: counted(rest) }
  let above = 0
  let names: readonly TieBreakerName[] = rules.tieBreakers
  while (rest.length > 0) {
    const [name, ...later] = names
    if (name === undefined) break
    names = later
    if (name === 'head-to-head' || name === 'head-to-head-repeated') {
      const leader = headToHead([player, ...rest.map((one) => one.player)], ledger)
      if (leader === player) return { above, level: 0 }
      if (leader === null) continue
      above += counted(rest.filter((one) => one.player === leader))
      rest = rest.filter((one) => one.player !== leader)
      if (name === 'head-to-head-repeated') names = [name, ...later]
      continue
    }
    const rangeOf = (one: Account) => range(worth(one, name), measures[name].slack?.(one, slackOf))
    const mine = rangeOf(own)
    const ranges = rest.map((one) => ({ one, ...rangeOf(one) }))
    const before = ranges.filter(({ low }) => compareKeys(low, mine.high) > 0)
    above += counted(before.map(({ one }) => one))
    const touching = ranges.filter(
      ({ low, high }) => compareKeys(low, mine.high) <= 0 && compareKeys(high, mine.low) >= 0,
    )
    rest = touching.map(({ one }) => one)
    // Later tie-breakers are asked only of those who are level for certain.
    if ([mine, ...touching].some(({ low, high }) => compareKeys(low, high) !== 0)) break
  }
  return { above, level: counted(rest) }
}

const range = (value: Fraction, slack: Slack | undefined) => {
  const key = sortKey(null, value)
  if (slack === undefined) return { low: key, high: key }
  const by = (more: number) => sortKey(null, add(value, fraction(more)))
  return { low: by(-slack.less), high: by(slack.more) }
}
