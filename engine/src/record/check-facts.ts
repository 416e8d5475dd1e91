import { canHappen, evolve } from '../event/facts.ts'
import { roundToDraw } from '../event/luck/draw-luck.ts'
import type { FactOf } from '../event/spine/answers.ts'
import { type Builder, builderFrom, thaw } from '../event/spine/builder.ts'
import type { Entry, Log } from '../event/spine/entry.ts'
import { liveEntries } from '../event/spine/live-entries.ts'
import type { EventState } from '../event/spine/state.ts'
import { regulationOf } from '../regulations/catalogue.ts'
import { isAllowed } from './allowed-fact.ts'
import { canonical } from './canonical.ts'
import { type CheckedFact, checkFact } from './check-fact.ts'
import { type Commitments, followLuck } from './committed-luck.ts'
import { isKnown, isSealed } from './open-log.ts'
import { isResultPossible } from './possible-result.ts'
import { at, type RecordProblem } from './problem.ts'
import { type PublicRecord, publishedStandings } from './public-record.ts'
import type { CheckedRound, VerifyStep } from './steps.ts'

type Checked = {
  readonly rounds: readonly CheckedRound[]
  readonly results: number
  readonly standings: boolean
  readonly problems: readonly RecordProblem[]
}

const nothing = (problem: RecordProblem): Checked => ({
  ...{ rounds: [], results: 0, standings: false },
  problems: [problem],
})

/**
 * Folds the open facts one by one and computes again what each of them says: every draw, the cut,
 * the places. What somebody made up may break anything: that it cannot be so is the answer then.
 */
export function* checkFacts(record: PublicRecord, log: Log): Generator<VerifyStep, Checked> {
  const created = log[0]?.fact
  if (created?.kind !== 'event-created' || !areTexts(created.regulation, created.name)) {
    return nothing({ ...at(1), code: 'impossible-fact', kind: String(created?.kind) })
  }
  const { regulation } = created
  if (regulationOf(regulation) === null) {
    return nothing({ ...at(1), code: 'unknown-regulation', regulation })
  }
  const start = folding(created)
  if (start === null) return nothing({ ...at(1), code: 'impossible-fact', kind: created.kind })
  const rounds = new Map<number, CheckedRound>()
  const problems: RecordProblem[] = impossibleOutside(log)
  const draws = liveEntries(log).filter(({ fact }) => fact.kind === 'round-paired').length
  const luck = followLuck(created)
  const taken: Entry[] = []
  let builder: Builder = start
  /** What undoing has left impossible, as the desk never does. */
  let impossible: ReadonlySet<number> = new Set()
  /** The last of the entries that take something back, until it is folded again without. */
  let undoing: Entry | null = null
  const settle = (length: number): void => {
    if (undoing === null) return
    const again = foldedAgain(created, log.slice(0, length), taken)
    builder = again.builder
    if ([...again.impossible].some((n) => !impossible.has(n))) {
      problems.push({ ...at(undoing.n), code: 'impossible-fact', kind: undoing.fact.kind })
    }
    impossible = again.impossible
    undoing = null
  }
  // As it went: what was undone later was there when the next thing was decided.
  for (const entry of log.slice(1)) {
    if (!isKnown(entry) || isSealed(entry)) continue
    const { fact, n } = entry
    if (fact.kind === 'undone') {
      taken.push(entry)
      undoing = entry
      continue
    }
    settle(n - 1)
    const found = isResultPossible(builder, entry, log) ? takeIn(builder, entry, log, luck) : null
    if (found === null) problems.push({ ...at(n), code: 'impossible-fact', kind: fact.kind })
    else taken.push(entry)
    problems.push(...(found?.problems ?? []))
    if (found?.round !== undefined) {
      rounds.set(found.round.round, found.round)
      yield { step: 'round', round: found.round, of: draws }
    }
  }
  settle(log.length)
  const results = [...builder.matches.values()].filter(({ result }) => result !== null).length
  yield { step: 'results', results }
  problems.push(...differentRows(record, builder))
  const standings = !problems.some(({ code }) => code === 'standings-differ')
  yield { step: 'standings', places: record.standings.rows?.length ?? 0, agrees: standings }
  const played = builder.rounds.length
  return {
    rounds: [...rounds.values()].filter(({ round }) => round <= played),
    ...{ results, standings, problems },
  }
}

const areTexts = (...values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string')

/** What a made-up beginning breaks is told as a beginning that cannot be. */
const folding = (created: FactOf<'event-created'>): Builder | null => {
  try {
    return builderFrom(created)
  } catch {
    return null
  }
}

/**
 * The state after something was undone: all that is left of what could happen, from the start, and
 * what could not have happened without that.
 */
const foldedAgain = (
  created: FactOf<'event-created'>,
  log: Log,
  taken: readonly Entry[],
): { readonly builder: Builder; readonly impossible: ReadonlySet<number> } => {
  const builder = builderFrom(created)
  const kept = new Set(taken)
  const impossible = new Set<number>()
  for (const entry of liveEntries(log)) {
    if (kept.has(entry) && !refold(builder, entry)) impossible.add(entry.n)
  }
  return { builder, impossible }
}

/** Whether it could still happen; it counts all the same, as wherever a log is folded. */
const refold = (builder: Builder, entry: Entry): boolean => {
  try {
    const isPossible = canHappen(builder, entry.fact)
    evolve(builder, entry)
    return isPossible
  } catch {
    return false
  }
}

/** Takes one fact in and says what it should have said; null where it cannot have happened. */
const takeIn = (
  builder: Builder,
  entry: Entry,
  log: Log,
  luck: Commitments,
): CheckedFact | null => {
  try {
    if (!canHappen(builder, entry.fact) || !isAllowed(builder, entry, log)) return null
    if (isLateWord(builder, entry, luck)) return null
    const found = checkFact(() => thaw(builder), entry, luck)
    if (found !== null) evolve(builder, entry)
    return found
  } catch {
    return null
  }
}

/** A word after a draw that was taken back: folding what is left no longer knows of that draw. */
const isLateWord = (state: EventState, { fact }: Entry, luck: Commitments): boolean =>
  fact.kind === 'luck-contributed' && luck.isKnown(roundToDraw(state))

/**
 * Facts nobody knows, a second beginning, what takes back something that was not before it, and an
 * exception that does not say from what.
 */
const impossibleOutside = (log: Log): RecordProblem[] =>
  log.flatMap((entry, index) => {
    const { fact } = entry
    const isWrong =
      !isKnown(entry) ||
      (fact.kind === 'event-created' && index > 0) ||
      (fact.kind === 'undone' && !isBefore(fact.entry, index)) ||
      (fact.kind === 'rule-overridden' && !areTexts(fact.refusal?.code))
    return isWrong ? [{ ...at(index + 1), code: 'impossible-fact', kind: fact.kind } as const] : []
  })

/** Whether an entry stands before another one; the first is never taken back. */
const isBefore = (entry: number, index: number): boolean =>
  Number.isInteger(entry) && entry > 1 && entry <= index

/** Players whose row or final place is not what the results come to. */
const differentRows = (record: PublicRecord, state: EventState): readonly RecordProblem[] => {
  const place = { ...at(), code: 'standings-differ' as const }
  try {
    const again = publishedStandings(state)
    const places = state.finished?.places ?? null
    const isSame = canonical(again) === canonical(record.standings)
    const arePlaces = canonical(places) === canonical(record.places)
    const rows = new Map(again.rows.map((row) => [row.player, canonical(row)]))
    const told = new Map(record.standings.rows.map((row) => [row.player, canonical(row)]))
    const players = [...new Set([...rows.keys(), ...told.keys()])].filter(
      (player) => rows.get(player) !== told.get(player),
    )
    return [
      ...(isSame ? [] : [{ ...place, how: 'standings' as const, players }]),
      ...(arePlaces ? [] : [{ ...place, how: 'places' as const, players: [] }]),
    ]
  } catch {
    return [{ ...place, how: 'standings', players: [] }]
  }
}
