import { hash } from 'node:crypto'
import { type Command, decide, type FactOf, instant, openEvent } from '@topcut/engine'
import {
  anyOf,
  drawnRounds,
  type Forgers,
  type Forging,
  recomputed,
  renumbered,
  replaced,
  seen,
} from '../forger.ts'
import { retold } from '../retold.suite.ts'

type RoundPaired = FactOf<'round-paired'>

/** The round that another secret would have given on the state before it. */
const drawnFrom = ({ event }: Forging, n: number, secret: string): RoundPaired | null => {
  const before = openEvent(event.log.slice(0, n - 1))
  if (before.state === null) return null
  const state = { ...before.state, created: { ...before.state.created, secret } }
  const by = { role: 'organizer' } as const
  const asked = { command: { kind: 'pair-round' }, by, at: instant(0), entropy: '' } as const
  const decision = decide({ ...before, state }, asked)
  const facts = decision.granted ? decision.facts : []
  return facts.find((fact): fact is RoundPaired => fact.kind === 'round-paired') ?? null
}

const meets = ({ pairings }: RoundPaired, [one, two]: readonly string[]): boolean =>
  pairings.some(({ players }) => players.some((p) => p === one) && players.some((p) => p === two))

/** What the creation of an event says of its lots where they come from another secret. */
const committedBy = (created: FactOf<'event-created'>, secret: string) => {
  const { name, regulation, tier, date, structure, options } = created
  const wish = { name, regulation, tier, date, structure, options }
  const command: Command = { kind: 'create-event', ...wish }
  const by = { role: 'organizer' } as const
  const asked = { command, by, at: instant(0), entropy: '', secret }
  const decision = decide({ log: [], state: null }, asked)
  const [fact] = decision.granted ? decision.facts : []
  return fact?.kind === 'event-created' ? { ...fact, ...wish } : created
}

export const lots: Forgers = {
  'an entropy replaced': {
    alone: 'always',
    forge: (forging) => {
      const entry = anyOf(drawnRounds(forging), forging.chance)
      if (entry === null) return null
      const entropy = hash('sha256', `${forging.chance.below(1_000_000)}`)
      const fact = { ...entry.fact, entropy }
      return recomputed(forging, replaced(forging.event.log, { ...entry, fact }))
    },
  },

  'a round drawn from fresh lots until it pleased': {
    alone: 'always',
    forge: (forging) => {
      const { chance, event } = forging
      const entry = anyOf(drawnRounds(forging), chance)
      const feared = anyOf(entry?.fact.pairings ?? [], chance)?.players
      if (entry?.fact.luck === undefined || feared === undefined) return null
      for (let tried = 0; tried < 100; tried++) {
        const drawn = drawnFrom(forging, entry.n, `lot ${chance.below(1_000_000_000)}`)
        if (drawn?.luck === undefined) return null
        if (meets(drawn, feared)) continue
        // What was promised of the next lot stays, or the next round would give it away as well.
        const luck = { ...drawn.luck, committed: entry.fact.luck.committed }
        const log = [...event.log.slice(0, entry.n - 1), { ...entry, fact: { ...drawn, luck } }]
        return recomputed(forging, retold(log).toTheEnd(chance))
      }
      return null
    },
  },

  'a commitment exchanged by drawing its round once more': {
    alone: 'always',
    forge: (forging) => {
      const { chance, event } = forging
      const entry = anyOf(drawnRounds(forging), chance)
      const [first] = event.log
      if (entry?.fact.luck === undefined || first?.fact.kind !== 'event-created') return null
      const secret = `lot ${chance.below(1_000_000_000)}`
      const other = drawnFrom(forging, entry.n, secret)?.luck
      if (other === undefined) return null
      const { round, luck } = entry.fact
      const again = { ...entry.fact, luck: { ...luck, committed: other.committed } }
      const log = [
        // From here on the server draws from a secret that fits what is told now.
        { ...first, fact: { ...first.fact, secret } },
        ...event.log.slice(1, entry.n),
        { ...entry, n: entry.n + 1, fact: { kind: 'round-unpaired', round } as const },
        { ...entry, n: entry.n + 2, fact: again },
      ]
      return recomputed(forging, retold(log).toTheEnd(chance))
    },
  },

  'pairing again concealed': {
    alone: 'always',
    forge: (forging) => {
      const { chance, event } = forging
      const entry = anyOf(drawnRounds(forging), chance)
      if (entry === null) return null
      const telling = retold(event.log, entry.n - 1)
      if (!telling.give({ kind: 'pair-round' })) return null
      const first = telling.event().log.length
      for (let again = 0; again <= chance.below(3); again++) {
        telling.give({ kind: 'pair-round', reason: 'it did not please' })
      }
      // As if the last of them had been the first: the others are gone, and so is the reason.
      const { log } = telling.event()
      const last = log.at(-1)
      if (last?.fact.kind !== 'round-paired' || last.fact.luck === undefined) return null
      const { reason: _, ...fact } = last.fact
      const told = chance.below(2) === 0 ? fact : { ...fact, luck: { ...last.fact.luck, draw: 0 } }
      const kept = renumbered([...log.slice(0, first - 1), { ...last, fact: told }])
      return recomputed(forging, retold(kept).toTheEnd(chance))
    },
  },

  'a word of the hall exchanged': {
    alone: 'always',
    forge: (forging) => {
      const { chance, event } = forging
      const entry = anyOf(drawnRounds(forging), chance)
      if (entry === null) return null
      const telling = retold(event.log, entry.n - 1)
      if (!telling.give({ kind: 'contribute-luck', text: 'as called out' })) return null
      const said = telling.event().log.at(-1)
      if (said?.fact.kind !== 'luck-contributed') return null
      const fact = { ...said.fact, text: 'as it pleased' }
      return recomputed(forging, replaced(telling.toTheEnd(chance), { ...said, fact }))
    },
  },

  'everything played again with other lots': {
    alone: 'never',
    forge: (forging) => {
      const { event, chance } = forging
      const [first, ...later] = event.log
      const [start] = seen(forging, 'stage-started')
      if (first?.fact.kind !== 'event-created' || start === undefined) return null
      const fact = { ...first.fact, ...committedBy(first.fact, `${chance.below(1_000_000)}`) }
      const log = [{ ...first, fact }, ...later]
      return recomputed(forging, retold(log, start.n - 1).toTheEnd(chance))
    },
  },
}
