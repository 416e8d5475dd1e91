import { regulationOf } from '../regulations/catalogue.ts'
import { isDay } from '../vocabulary/instant.ts'
import { canHappen, evolve } from './facts.ts'
import { aboutRefusal } from './set-up/description-refusal.ts'
import type { Fact } from './spine/answers.ts'
import { builderFrom } from './spine/builder.ts'
import type { Entry, Log } from './spine/entry.ts'
import { liveEntries } from './spine/live-entries.ts'

/** The entries that cannot have happened any more, each judged as if the ones before it had not. */
export const impossibleIn = (log: Log): Log => {
  const [first, ...rest] = log
  if (first?.fact.kind !== 'event-created') return log
  const builder = builderFrom(first.fact)
  return rest.filter((entry) => {
    if (!canHappen(builder, entry.fact)) return true
    evolve(builder, entry)
    return false
  })
}

/**
 * The first entry that cannot have happened where it stands; null where all can. Asked of a log
 * that comes from elsewhere: folding believes what it is told, and what it made of a match that was
 * never paired nobody could show.
 */
export const firstImpossible = (log: Log): Entry | null =>
  log.find(
    ({ fact }, index) => !isCreatedOnce(fact, index) || !takesBackWhatWas(log, fact, index),
  ) ??
  impossibleIn(liveEntries(log))[0] ??
  null

/** An event begins with its creation, by a document that is known here, and is created once. */
const isCreatedOnce = (fact: Fact, index: number): boolean =>
  fact.kind === 'event-created'
    ? index === 0 &&
      regulationOf(fact.regulation) !== null &&
      isDay(fact.date) &&
      aboutRefusal(fact.date, fact.about) === null
    : index > 0

const takesBackWhatWas = (log: Log, fact: Fact, index: number): boolean =>
  fact.kind !== 'undone' ||
  (fact.entry <= index && log[fact.entry - 1]?.fact.kind !== 'event-created')
