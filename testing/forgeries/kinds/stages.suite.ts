import { type Entry, type Fact, openEvent, type PublicRecord } from '@topcut/engine'
import { finalPlaces } from '../../../engine/src/event/cut/final-places.ts'
import {
  anyOf,
  type Forgers,
  type Forging,
  recomputed,
  renumbered,
  replaced,
  seen,
} from '../forger.ts'
import { retold } from '../retold.suite.ts'

/** Told up to an entry, which says something else, and played on to another end. */
const playedOnFrom = (forging: Forging, { n }: Entry, told: Entry): PublicRecord | null => {
  try {
    const log = [...forging.event.log.slice(0, n - 1), told]
    return recomputed(forging, retold(log).toTheEnd(forging.chance))
  } catch {
    // Nobody can play on from there.
    return null
  }
}

const saying = (forging: Forging, entry: Entry, fact: Fact) =>
  playedOnFrom(forging, entry, { ...entry, fact })

/** A later stage that goes by seeds, as many as can change places. */
const seededStage = (forging: Forging) =>
  anyOf(
    seen(forging, 'stage-started').filter(({ fact }) => fact.stage > 0),
    forging.chance,
  )

/** The end of a round after which more of them were to come. */
const roundBeforeTheLast = (forging: Forging) => {
  const [first] = seen(forging, 'stage-started')
  const rounds = first?.fact.plan.rounds ?? 0
  const early = seen(forging, 'round-closed').filter(({ fact }) => fact.round < rounds)
  return anyOf(early, forging.chance)
}

export const stages: Forgers = {
  'seeds exchanged': {
    alone: 'always',
    forge: (forging) => {
      const entry = seededStage(forging)
      const [one, two, ...rest] = entry?.fact.entrants ?? []
      if (entry === null || one === undefined || two === undefined) return null
      return saying(forging, entry, { ...entry.fact, entrants: [two, one, ...rest] })
    },
  },

  'a stage of another kind': {
    alone: 'always',
    forge: (forging) => {
      const entry = seededStage(forging)
      if (entry === null || entry.fact.plan.kind === 'swiss') return null
      const plan = { ...entry.fact.plan, kind: 'swiss', rounds: 1 } as const
      return saying(forging, entry, { ...entry.fact, plan })
    },
  },

  'a stage of one round fewer': {
    alone: 'always',
    forge: (forging) => {
      const [entry] = seen(forging, 'stage-started')
      const rounds = entry?.fact.plan.rounds ?? 0
      if (entry === undefined || rounds < 2) return null
      return saying(forging, entry, {
        ...entry.fact,
        plan: { ...entry.fact.plan, rounds: rounds - 1 },
      })
    },
  },

  'a cut before its time': {
    alone: 'always',
    forge: (forging) => {
      const [cut] = seen(forging, 'cut-made')
      const closed = roundBeforeTheLast(forging)
      if (cut === undefined || closed === null || cut.fact.stage !== 1) return null
      const told = forging.event.log.slice(0, closed.n)
      const entry = { ...cut, n: closed.n + 1, at: closed.at, command: closed.command }
      return recomputed(forging, [...told, entry])
    },
  },

  'a cut made larger afterwards, and nobody told why': {
    alone: 'always',
    forge: (forging) => {
      const { event, chance } = forging
      const [cut] = seen(forging, 'cut-made')
      if (cut === undefined || cut.fact.stage !== 1) return null
      const telling = retold(event.log, cut.n - 1)
      const stages = (telling.state().told?.stages ?? []).map((stage) =>
        stage.cut === null ? stage : { ...stage, cut: stage.cut + 1 },
      )
      const structure = { kind: 'custom', stages } as const
      const override = 'a friend'
      if (!telling.give({ kind: 'change-structure', structure }, { override })) return null
      // What says that it was an exception, and why, is left out.
      const told = telling
        .event()
        .log.filter(({ n, fact }) => n < cut.n || fact.kind !== 'rule-overridden')
      return recomputed(forging, retold(renumbered(told)).toTheEnd(chance))
    },
  },

  'an end before its time': {
    alone: 'always',
    forge: (forging) => {
      const closed = roundBeforeTheLast(forging)
      if (closed === null) return null
      const told = forging.event.log.slice(0, closed.n)
      const { state } = openEvent(told)
      const places = state === null ? [] : finalPlaces(state)
      const champion = places.find(({ place }) => place !== null)?.player
      if (champion === undefined) return null
      const fact = { kind: 'event-finished', champion, places } as const
      return recomputed(forging, [...told, { ...closed, n: closed.n + 1, fact }])
    },
  },

  'a result taken back after the end': {
    alone: 'always',
    forge: (forging) => {
      const [result] = seen(forging, 'result-entered')
      const last = forging.event.log.at(-1)
      if (result === undefined || last?.fact.kind !== 'event-finished') return null
      const fact = { kind: 'undone', entry: result.n, reason: 'a slip' } as const
      return recomputed(forging, [...forging.event.log, { ...last, n: last.n + 1, fact }])
    },
  },

  'points given as a deduction': {
    alone: 'always',
    forge: (forging) => {
      const closed = anyOf(seen(forging, 'round-closed'), forging.chance)
      const player = anyOf(seen(forging, 'player-registered'), forging.chance)?.fact.player
      if (closed === null || player === undefined) return null
      const { round } = closed.fact
      const fact = { kind: 'points-deducted', player, points: -5, reason: 'none', round } as const
      const told = { ...closed, n: closed.n + 1, fact }
      return playedOnFrom(forging, told, told)
    },
  },

  'lots that nobody had fixed': {
    alone: 'always',
    forge: (forging) => {
      const [created] = forging.event.log
      if (created?.fact.kind !== 'event-created' || created.fact.committed === undefined)
        return null
      if (seen(forging, 'round-paired').length === 0) return null
      const { committed: _, ...fact } = created.fact
      return recomputed(forging, replaced(forging.event.log, { ...created, fact }))
    },
  },
}
