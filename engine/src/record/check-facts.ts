import { canHappen, evolve } from '../event/facts.ts'
import { liveEntries } from '../event/replay.ts'
import { type Builder, builderFrom, thaw } from '../event/spine/builder.ts'
import type { Entry, Log } from '../event/spine/entry.ts'
import type { EventState } from '../event/spine/state.ts'
import { regulationOf } from '../regulations/catalogue.ts'
import { canonical } from './canonical.ts'
import { type CheckedFact, checkFact } from './check-fact.ts'
import { type Commitments, followLuck } from './committed-luck.ts'
import { isKnown, isSealed } from './open-log.ts'
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
  if (created?.kind !== 'event-created' || typeof created.regulation !== 'string') {
    return nothing({ ...at(1), code: 'impossible-fact', kind: String(created?.kind) })
  }
  const { regulation } = created
  if (regulationOf(regulation) === null) {
    return nothing({ ...at(1), code: 'unknown-regulation', regulation })
  }
  const live = liveEntries(log)
  const rounds = new Map<number, CheckedRound>()
  const problems: RecordProblem[] = impossibleOutside(log)
  const draws = live.filter(({ fact }) => fact.kind === 'round-paired').length
  let results = 0
  let builder: Builder
  try {
    builder = builderFrom(created)
  } catch {
    return nothing({ ...at(1), code: 'impossible-fact', kind: created.kind })
  }
  const luck = followLuck(created)
  for (const entry of live.slice(1)) {
    if (!isKnown(entry) || isSealed(entry)) continue
    const { fact, n } = entry
    const found = taken(builder, entry, luck)
    if (found === null) problems.push({ ...at(n), code: 'impossible-fact', kind: fact.kind })
    problems.push(...(found?.problems ?? []))
    if (found !== null && fact.kind === 'result-entered') results += 1
    if (found?.round !== undefined) {
      rounds.set(found.round.round, found.round)
      yield { step: 'round', round: found.round, of: draws }
    }
  }
  yield { step: 'results', results }
  const different = differentRows(record, builder)
  problems.push(...different)
  const standings = !problems.some(({ code }) => code === 'standings-differ')
  yield { step: 'standings', places: record.standings.rows?.length ?? 0, agrees: standings }
  return { rounds: [...rounds.values()], results, standings, problems }
}

/** Facts that say what came out of a computation. */
const decides: ReadonlySet<string> = new Set([
  'round-paired',
  'stage-started',
  'cut-made',
  'event-finished',
])

/** Takes one fact in and says what it should have said; null where it cannot have happened. */
const taken = (builder: Builder, entry: Entry, luck: Commitments): CheckedFact | null => {
  try {
    if (!canHappen(builder, entry.fact)) return null
    const found = decides.has(entry.fact.kind)
      ? checkFact(thaw(builder), entry, luck)
      : { problems: [] }
    evolve(builder, entry)
    return found
  } catch {
    return null
  }
}

/** Facts nobody knows, a second beginning, and what takes back something that was not before it. */
const impossibleOutside = (log: Log): RecordProblem[] =>
  log.flatMap((entry, index) => {
    const { fact } = entry
    const isWrong =
      !isKnown(entry) ||
      (fact.kind === 'event-created' && index > 0) ||
      (fact.kind === 'undone' && !(fact.entry > 1 && fact.entry <= index))
    return isWrong ? [{ ...at(index + 1), code: 'impossible-fact', kind: fact.kind } as const] : []
  })

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
