import type { Entry } from '@topcut/engine'
import { rechained } from '../forged-record.ts'
import { anyOf, type Forgers, recomputed, renumbered, replaced, seen } from '../forger.ts'

export const entries: Forgers = {
  'an entry dropped': {
    alone: 'sometimes',
    forge: (forging) => {
      const { record, event, chance } = forging
      const at = 1 + chance.below(record.entries.length - 1)
      return recomputed(forging, renumbered(event.log.toSpliced(at, 1)))
    },
  },

  'an entry added': {
    alone: 'sometimes',
    forge: ({ record, chance }) => {
      const at = 1 + chance.below(record.entries.length - 1)
      const entry = anyOf(record.entries.slice(1), chance)
      return entry === null ? null : rechained(record, record.entries.toSpliced(at, 0, entry))
    },
  },

  'two entries swapped': {
    alone: 'sometimes',
    forge: (forging) => {
      const { record, event, chance } = forging
      const at = 1 + chance.below(record.entries.length - 2)
      const [one, two] = [event.log[at], event.log[at + 1]] as [Entry, Entry]
      return recomputed(forging, renumbered(event.log.with(at, two).with(at + 1, one)))
    },
  },

  'a late entry back-dated': {
    alone: 'never',
    forge: (forging) => {
      const entry = anyOf(seen(forging, 'player-entered-late'), forging.chance)
      const [first] = forging.event.log
      if (entry === null || first === undefined) return null
      return recomputed(forging, replaced(forging.event.log, { ...entry, at: first.at }))
    },
  },

  'a late entry told as a registration': {
    alone: 'always',
    forge: (forging) => {
      const { event, chance } = forging
      const late = anyOf(seen(forging, 'player-entered-late'), chance)
      const [start] = seen(forging, 'stage-started')
      if (late === null || start === undefined) return null
      const { player, number } = late.fact
      const registered = { player, number, earnedBye: false, avoid: [] }
      const fact = { kind: 'player-registered', ...registered } as const
      const log = event.log
        .toSpliced(late.n - 1, 1)
        .toSpliced(start.n - 1, 0, { ...late, at: start.at, fact })
      return recomputed(forging, renumbered(log))
    },
  },
}
