import { callsEffects } from './calls/effects.ts'
import { clockEffects } from './clock/effects.ts'
import { cutEffects } from './cut/effects.ts'
import { leadersEffects } from './leaders/effects.ts'
import { listsEffects } from './lists/effects.ts'
import { luckEffects } from './luck/effects.ts'
import { materialEffects } from './material/effects.ts'
import { missionsEffects } from './missions/effects.ts'
import { playersEffects } from './players/effects.ts'
import { openRound } from './reading/rounds.ts'
import { resultsEffects } from './results/effects.ts'
import { roundsEffects } from './rounds/effects.ts'
import { rulingsEffects } from './rulings/effects.ts'
import { setUpEffects } from './set-up/effects.ts'
import type { Fact, FactKind, SpineFact } from './spine/answers.ts'
import type { Builder } from './spine/builder.ts'
import { type Concern, nobody } from './spine/concern.ts'
import type { Entry, Log } from './spine/entry.ts'
import { type FactRecord, type FactRecords, ordinary } from './spine/fact-record.ts'
import { overRefusal } from './spine/over-refusal.ts'
import type { EventState } from './spine/state.ts'
import { tablesEffects } from './tables/effects.ts'

/** What is taken back is left out before anything is folded; what was overridden stands as it is. */
const spineEffects: FactRecords<SpineFact> = {
  undone: {
    ...ordinary,
    moves: 'rounds',
    afterTheEnd: true,
    changesLeaders: true,
    // To take a fact back is to decide about the same people once more.
    settles: (state, { entry }, log) => {
      const undone = log[entry - 1]?.fact
      if (undone === undefined) return []
      const isPlaying = undone.kind === 'leader-appointed' && state.stages.length > 0
      const player = isPlaying ? undone.plays : undefined
      return [...settledBy(state, undone, log), ...(player === undefined ? [] : [{ player }])]
    },
    evolve: () => {},
    canHappen: () => true,
  },
  'rule-overridden': {
    ...ordinary,
    afterTheEnd: true,
    settles: nobody,
    evolve: () => {},
    canHappen: () => true,
  },
}

/** A fact that is missing here does not compile. */
const records: FactRecords<Fact> = {
  ...setUpEffects,
  ...playersEffects,
  ...leadersEffects,
  ...listsEffects,
  ...roundsEffects,
  ...luckEffects,
  ...tablesEffects,
  ...clockEffects,
  ...resultsEffects,
  ...cutEffects,
  ...rulingsEffects,
  ...callsEffects,
  ...materialEffects,
  ...missionsEffects,
  ...spineEffects,
}

const recordOf = <K extends FactKind>(kind: K): FactRecord<Extract<Fact, { readonly kind: K }>> =>
  records[kind]

/** All there are: a fact of any other kind comes from a later version. */
export const factKinds: readonly FactKind[] = Object.keys(records) as FactKind[]

/** Takes one fact in. */
export const evolve = (builder: Builder, entry: Entry): void =>
  recordOf(entry.fact.kind).evolve(builder, entry.fact, entry)

/** Whether a fact can still have happened on this state. */
export const canHappen = (state: EventState, fact: Fact): boolean => {
  const record = recordOf(fact.kind)
  if (overRefusal(state) !== null && !record.afterTheEnd) return false
  if (openRound(state)?.status === 'paired' && record.discardsPairing) return false
  return record.canHappen(state, fact)
}

/** About whom a fact decides something; `state` is the one before it. */
export const settledBy = (state: EventState, fact: Fact, log: Log): readonly Concern[] =>
  recordOf(fact.kind).settles(state, fact, log)

/** Whether after a fact somebody may be missing who has to rule. */
export const changesLeaders = ({ kind }: Fact): boolean => recordOf(kind).changesLeaders

/**
 * The number of the last entry that moved the rounds on: what pairing, publishing, closing and the
 * cut expect. 0 before the first; results entered meanwhile do not change it.
 */
export const roundsRevision = (log: Log): number =>
  log.findLast(({ fact }) => recordOf(fact.kind).moves === 'rounds')?.n ?? 0
