import type { Command, FactOf, PublicRecord } from '@topcut/engine'
import { digested } from '../forged-record.ts'
import {
  anyOf,
  drawnRounds,
  type Forgers,
  type Forging,
  recomputed,
  replaced,
  seen,
} from '../forger.ts'
import { retold } from '../retold.suite.ts'

type RoundPaired = FactOf<'round-paired'>

/** A favour to somebody at the first two tables, with the receipt of the round that was drawn. */
const passedOff = (
  forging: Forging,
  methodFor: (drawn: RoundPaired) => RoundPaired['method'],
): PublicRecord | null => {
  const { event, chance } = forging
  const drawn = anyOf(drawnRounds(forging), chance)
  if (drawn === null) return null
  const { byes, receipt, pairings } = drawn.fact
  const [one, two, ...rest] = pairings.map(({ players }) => players)
  if (one === undefined || two === undefined) return null
  const tables = [[one[0], two[1]] as const, [two[0], one[1]] as const, ...rest]
  const odd = byes.map(({ player }) => ({ player, kind: 'odd-number' as const }))
  const reason = 'a favour'
  const command: Command = { kind: 'pair-round-by-hand', tables, byes: odd, reason }
  const telling = retold(event.log, drawn.n - 1)
  if (!telling.give(command)) return null
  const { log } = telling.event()
  const byHand = log.at(-1)
  if (byHand?.fact.kind !== 'round-paired') return null
  const { reason: _, ...fact } = byHand.fact
  const method = methodFor(drawn.fact)
  const told = log.with(-1, { ...byHand, fact: { ...fact, method, receipt } })
  return recomputed(forging, retold(told).toTheEnd(chance))
}

type Drawn = ReturnType<typeof drawnRounds>[number]

/** A round that was drawn, with something else told of it. */
const toldOtherwise = (
  forging: Forging,
  tell: (fact: RoundPaired) => RoundPaired | null,
  drawn: Drawn | null = anyOf(drawnRounds(forging), forging.chance),
): PublicRecord | null => {
  const fact = drawn === null ? null : tell(drawn.fact)
  if (drawn === null || fact === null) return null
  return recomputed(forging, replaced(forging.event.log, { ...drawn, fact }))
}

export const hands: Forgers = {
  'a round by hand passed off as drawn': {
    alone: 'always',
    forge: (forging) => passedOff(forging, ({ method }) => method),
  },

  'a round by hand passed off under a method of its own': {
    alone: 'always',
    forge: (forging) => passedOff(forging, ({ method }) => ({ ...method, name: 'bracket' })),
  },

  'a receipt that proves something else': {
    alone: 'always',
    forge: (forging) =>
      toldOtherwise(forging, ({ receipt, ...fact }) => {
        if (receipt === null) return null
        const certified = receipt.certified === 'exact' ? 'parity' : 'exact'
        return { ...fact, receipt: { ...receipt, certified } }
      }),
  },

  'a receipt with another figure': {
    alone: 'always',
    forge: (forging) =>
      toldOtherwise(forging, ({ receipt, ...fact }) =>
        receipt === null
          ? null
          : { ...fact, receipt: { ...receipt, softConflicts: receipt.softConflicts + 1 } },
      ),
  },

  'two seats exchanged, and with them who has won': {
    alone: 'always',
    forge: (forging) =>
      toldOtherwise(
        forging,
        ({ pairings: [first, ...rest], ...fact }) => {
          if (first === undefined) return null
          const [one, two] = first.players
          return { ...fact, pairings: [{ ...first, players: [two, one] }, ...rest] }
        },
        drawnRounds(forging).at(-1) ?? null,
      ),
  },

  'another reason why two met': {
    alone: 'always',
    forge: (forging) =>
      toldOtherwise(forging, ({ pairings, ...fact }) => ({
        ...fact,
        pairings: pairings.map((one) => ({ ...one, reason: { kind: 'fixed' } })),
      })),
  },

  'final places exchanged': {
    alone: 'always',
    forge: (forging) => {
      const [entry] = seen(forging, 'event-finished')
      const [one, two, ...rest] = entry?.fact.places ?? []
      if (entry === undefined || one === undefined || two === undefined) return null
      const places = [{ ...one, player: two.player }, { ...two, player: one.player }, ...rest]
      const fact = { ...entry.fact, places }
      return recomputed(forging, replaced(forging.event.log, { ...entry, fact }))
    },
  },

  'rows of the standings exchanged': {
    alone: 'always',
    forge: ({ record }) => {
      const [one, two, ...rest] = record.standings.rows
      if (one === undefined || two === undefined) return null
      const rows = [{ ...two, place: one.place }, { ...one, place: two.place }, ...rest]
      return digested({ ...record, standings: { ...record.standings, rows } })
    },
  },
}
