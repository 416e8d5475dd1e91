import { minimumAtTheEnd } from '../event/cut/end-of-stage.ts'
import { comingBackRefusals } from '../event/players/coming-back.ts'
import { openRound } from '../event/reading/rounds.ts'
import { rulesOf } from '../event/reading/rules.ts'
import { isSamePlan } from '../event/set-up/announcements.ts'
import type { Refusal } from '../event/spine/answers.ts'
import type { Entry, Log } from '../event/spine/entry.ts'
import type { EventState } from '../event/spine/state.ts'
import { isSetAside } from './set-aside.ts'

/**
 * Whether what moves places was open to a leader at that moment, or stands on record as an
 * exception: a cut made larger for a friend would otherwise pass, if only nobody said so.
 */
export const isAllowed = (state: EventState, entry: Entry, log: Log): boolean =>
  isSeatedAtOnce(state, entry, log[entry.n]) &&
  refusalsOf(state, entry).every(
    ({ code, overridable }) => overridable === true && isSetAside(log, entry, code),
  )

/** Who comes into the running round and has no place in it would have neither played nor missed it. */
const isSeatedAtOnce = (state: EventState, { fact }: Entry, next: Entry | undefined): boolean => {
  const open = openRound(state)
  if (fact.kind !== 'player-entered-late' || open === null) return true
  if (fact.missed.includes(open.number)) return true
  return (
    next?.fact.kind === 'round-repaired' &&
    next.fact.pairings.some(({ players }) => players.includes(fact.player))
  )
}

const refusalsOf = (state: EventState, { fact }: Entry): readonly Refusal[] => {
  switch (fact.kind) {
    case 'event-announced': {
      const { stages, told } = state
      const isToldOtherwise = stages.length > 0 && !isSamePlan(fact.stages, told?.stages ?? [])
      return isToldOtherwise
        ? [{ code: 'announced-otherwise', changes: [], overridable: true }]
        : []
    }
    case 'player-entered-late':
      return rulesOf(state.created).readings.lateEntry === 'refuse'
        ? [{ code: 'late-entry-refused', player: fact.player }]
        : []
    case 'player-readmitted': {
      const before = state.players.get(fact.player)
      return before === undefined ? [] : comingBackRefusals(state, before, { role: 'organizer' })
    }
    case 'event-finished':
      return minimumAtTheEnd(state)
    default:
      return []
  }
}
