import {
  type Actor,
  type Command,
  type Event,
  matchesOf,
  type Pair,
  type PlayerId,
  type Refusal,
  type Round,
  type Warning,
} from '@topcut/engine'
import { type Cost, movesBetween } from '../../../leader/table/amend/cost.ts'
import { whatIf } from '../../../leader/table/what-if.ts'
import { changedTables, playerAt, type Seating, type Spot, swapped } from './swap.ts'

export type Change = 'swap' | 'fixed' | 'forbidden'

/** Who sits where in a round that is on the table. */
export const seatingOf = (event: Event, round: Round): Seating => ({
  tables:
    event.state === null
      ? []
      : matchesOf(event.state, round)
          .map(({ table, players }) => ({ table, players }))
          .sort((a, b) => a.table - b.table),
  byes: round.byes,
})

/** The two who are meant, where both are players. */
export const playersOf = (seating: Seating, [one, two]: Pair<Spot>): Pair<PlayerId> | null => {
  const [a, b] = [playerAt(seating, one), playerAt(seating, two)]
  return a === null || b === null || a === b ? null : [a, b]
}

const swapCommand = (
  event: Event,
  round: Round,
  spots: Pair<Spot>,
  reason: string,
): Command | null => {
  const before = seatingOf(event, round)
  const after = swapped(before, spots)
  if (after === null || event.state === null) return null
  const { tables, byes } = after
  if (round.status === 'paired') {
    const pairs = tables.map(({ players }) => players)
    return { kind: 'pair-round-by-hand', tables: pairs, byes, reason }
  }
  const changed = changedTables(before, after)
  const sat = new Set(before.byes.map(({ player }) => player))
  return {
    kind: 'repair-round',
    matches: matchesOf(event.state, round)
      .filter(({ table }) => changed.includes(table))
      .map(({ match }) => match),
    pairs: tables.filter(({ table }) => changed.includes(table)).map(({ players }) => players),
    byes: byes.filter(({ player }) => !sat.has(player)),
    reason,
  }
}

/** What has to be given to make the change; null where these two cannot be meant. */
export const commandsFor = (
  event: Event,
  round: Round,
  change: Change,
  spots: Pair<Spot>,
  reason: string,
): readonly Command[] | null => {
  if (change === 'swap') {
    const command = swapCommand(event, round, spots, reason)
    return command === null ? null : [command]
  }
  const players = playersOf(seatingOf(event, round), spots)
  if (players === null) return null
  // Drawing again is explained like what it is drawn again for.
  return [
    { kind: 'constrain-pair', players, as: change, reason },
    { kind: 'pair-round', reason },
  ]
}

export const costNow = (round: Round): Cost => ({
  moves: 0,
  tables: [],
  alone: round.byes.map(({ player }) => player),
  receipt: round.receipt,
})

type Proposed =
  | { readonly refusal: Refusal }
  | { readonly cost: Cost; readonly after: Seating; readonly warnings: readonly Warning[] }

/** What the change would cost, before it is made. */
export const proposed = (
  event: Event,
  me: Actor,
  round: Round,
  commands: readonly Command[],
): Proposed => {
  const then = whatIf(event, me, commands)
  if ('refusal' in then) return then
  const open = then.event.state?.rounds.at(-1)
  if (open === undefined)
    return { cost: costNow(round), after: seatingOf(event, round), warnings: [] }
  const before = seatingOf(event, round)
  const after = seatingOf(then.event, open)
  const pairs = ({ tables }: Seating) => tables.map(({ players }) => players)
  return {
    cost: {
      ...costNow(open),
      moves: movesBetween(pairs(before), pairs(after)),
      tables: changedTables(before, after),
    },
    after,
    warnings: then.warnings.filter(({ code }) => code !== 'pairing-discarded'),
  }
}
