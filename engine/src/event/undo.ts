import { impossibleIn } from './impossible.ts'
import { roundDrawnSince } from './luck/known-draw.ts'
import type { Fact, Refusal } from './spine/answers.ts'
import type { Ask } from './spine/ask.ts'
import { anyLeader, type CommandRecord, heads } from './spine/command.ts'
import { grant, refuse } from './spine/decision.ts'
import type { Entry, Log } from './spine/entry.ts'
import { liveEntries } from './spine/live-entries.ts'
import { isSameStep } from './spine/step.ts'

export type Undo = {
  readonly kind: 'undo'
  readonly entry: number
  /** Not its command alone: everything that was done with the same press. */
  readonly whole?: true
  readonly reason: string
}

/**
 * Takes back everything that one command brought, or one press, if all that came later can stand
 * without it; all of it or nothing.
 */
export const undo: CommandRecord<Undo> = {
  may: anyLeader,
  touches: 'nothing',
  grave: false,
  afterTheEnd: true,
  takesName: false,
  decide: (_, command, ask, log) => {
    const target = log[command.entry - 1]
    if (target === undefined) return refuse({ code: 'unknown-entry', entry: command.entry })
    if (target.fact.kind === 'event-created') return refuse({ code: 'cannot-undo-creation' })
    const foreign = foreignRefusal(target, ask)
    if (foreign !== null) return refuse(foreign)
    const reason = command.reason.trim()
    if (reason === '') return refuse({ code: 'reason-needed' })
    const live = new Set(liveEntries(log).map((entry) => entry.n))
    const belongs = (entry: Entry): boolean =>
      command.whole === true
        ? isSameStep(entry, target) && entry.fact.kind !== 'event-created'
        : entry.command === target.command
    const together = log.filter((entry) => belongs(entry) && live.has(entry.n))
    if (!together.includes(target)) return refuse({ code: 'already-undone', entry: target.n })
    // Words taken out of a draw, one after the other, would be a search for a better one.
    const closed = together.map((entry) => roundDrawnSince(log, entry)).find(isRound)
    if (closed !== undefined) return refuse({ code: 'luck-closed', round: closed })
    const facts = together
      .toReversed()
      .map((entry): Fact => ({ kind: 'undone', entry: entry.n, reason }))
    const after = liveEntries([
      ...log,
      ...facts.map(
        (fact, index): Entry => ({ ...target, at: ask.at, n: log.length + index + 1, fact }),
      ),
    ])
    const entries = madeImpossible(liveEntries(log), after).map(({ n, fact }) => {
      return { n, kind: fact.kind }
    })
    if (entries.length > 0) {
      return refuse({ code: 'later-facts-depend', entry: target.n, entries })
    }
    return grant(facts)
  },
}

const isRound = (round: number | null): round is number => round !== null

/** How long a judge takes back what the own thumb did; what is older is a matter of the heads. */
export const undoOwnFor = 10 * 60_000

/** Whoever does not head the event takes back the own steps alone, and only at once. */
const foreignRefusal = ({ by, at }: Entry, ask: Ask): Refusal | null => {
  if (heads.includes(ask.by.role)) return null
  const isOwn = ask.by.leader !== undefined && by.leader === ask.by.leader
  return isOwn && ask.at - at <= undoOwnFor
    ? null
    : { code: 'not-yours-to-undo', minutes: undoOwnFor / 60_000 }
}

/** Not what an earlier version of Topcut let happen: that would stand in the way of every undo. */
const madeImpossible = (before: Log, after: Log): Log => {
  const impossible = impossibleIn(after)
  if (impossible.length === 0) return []
  const already = new Set(impossibleIn(before).map(({ n }) => n))
  return impossible.filter(({ n }) => !already.has(n))
}
