import type { Command } from '@topcut/engine'
import { digested } from '../forged-record.ts'
import { anyOf, drawnRounds, type Forgers, recomputed, replaced, seen } from '../forger.ts'
import { retold } from '../retold.suite.ts'

export const hands: Forgers = {
  'a round by hand passed off as drawn': {
    alone: 'always',
    forge: (forging) => {
      const { event, chance } = forging
      const drawn = anyOf(drawnRounds(forging), chance)
      if (drawn === null) return null
      const { byes, method, receipt, pairings } = drawn.fact
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
      const told = log.with(-1, { ...byHand, fact: { ...fact, method, receipt } })
      return recomputed(forging, retold(told).toTheEnd(chance))
    },
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
