import type { Reason, Receipt } from '@topcut/engine'
import Type, { type Static } from 'typebox'
import { closed } from '../closed.ts'
import { matchIdSchema, playerIdSchema } from '../ids.ts'
import type { Described } from '../same.ts'
import { count, listOf, orNull, pairOf, points, rounds, tableNumber, word } from './on-record.ts'

const source = Type.Union([
  Type.Object({ as: Type.Literal('seed'), seed: count }, closed),
  Type.Object({ as: Type.Enum(['winner', 'loser']), game: word }, closed),
])

const reasonSchema = Type.Union([
  Type.Object(
    { kind: Type.Enum(['first-round', 'fold', 'seeds', 'final-match', 'by-hand', 'fixed']) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('same-points'), points }, closed),
  Type.Object(
    {
      kind: Type.Literal('floats-down'),
      player: playerIdSchema,
      from: points,
      to: points,
      why: Type.Optional(Type.Enum(['odd-group', 'met-everybody', 'best-round'])),
      metInRounds: Type.Optional(rounds),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('rematch-unavoidable'), metInRounds: rounds }, closed),
  Type.Object({ kind: Type.Literal('bracket'), from: pairOf(word) }, closed),
  Type.Object({ kind: Type.Literal('chart'), from: pairOf(source) }, closed),
])

/** A union inside a fact is compared by itself: otherwise one variant would make up for another. */
true satisfies Described<Static<typeof reasonSchema>, Reason>

const sideChoice = Type.Union([
  Type.Object({ light: playerIdSchema }, closed),
  Type.Object({ chooser: playerIdSchema }, closed),
])

/** Two who meet at a table, and why. */
export const pairingSchema = Type.Object(
  {
    match: matchIdSchema,
    table: tableNumber,
    players: pairOf(playerIdSchema),
    reason: reasonSchema,
    game: Type.Optional(word),
    seeds: Type.Optional(pairOf(count)),
    side: Type.Optional(sideChoice),
  },
  closed,
)

export const receiptSchema = Type.Object(
  {
    forbidden: Type.Optional(count),
    fixed: Type.Optional(count),
    rematches: count,
    softConflicts: count,
    crossings: listOf(count),
    lowerBound: listOf(count),
    spanSquares: Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    certified: Type.Enum(['parity', 'exact', 'fold', 'by-hand']),
    otherBye: orNull(playerIdSchema),
  } satisfies { readonly [K in keyof Receipt]-?: unknown },
  closed,
)
