import { expect } from 'vitest'
import { chanceFrom } from '../../src/chance/chance.ts'
import { witnessRefusal } from '../../src/event/reading/draw-witness.ts'
import {
  advance,
  commandId,
  decide,
  type Event,
  finalPlaces,
  firstImpossible,
  instant,
  type Log,
  matchesOf,
  openEvent,
  standingsOf,
} from '../../src/index.ts'
import type { Step } from '../any/any-event.ts'
import { anyResult } from '../any/any-result.ts'
import { bracketIsRight } from './bracket-invariants.ts'
import { isCounted } from './counted.ts'
import {
  leadersAreRight,
  listsAreLocked,
  mattersAreRight,
  tablesAreRight,
} from './matter-invariants.ts'
import { roundIsGood } from './round-invariants.ts'
import { marginsAddUp, seatsAreRight, standingsAreAnOrder } from './state-invariants.ts'

/** Everything an event says, as one text. */
const shown = (event: Event): string =>
  JSON.stringify(event.state, (_, value) => (value instanceof Map ? [...value] : value))

/** Watches an event step by step. Whatever is asked and answered, all of this stays true. */
export const watch = () => {
  let last = 'null'
  let steps = 0
  return (step: Step): void => {
    const { before, ask, decision, after } = step
    steps++
    // Deciding and advancing change nothing of what they are handed.
    expect(shown(before)).toBe(last)
    if (!decision.granted) {
      expect(after).toBe(before)
      return
    }
    expect(decision.facts.length).toBeGreaterThan(0)
    last = shown(after)
    logIsKept(before, after)
    expect(shown(openEvent(after.log))).toBe(last)
    // Whatever was granted can be taken in elsewhere: each fact can have happened where it stands.
    expect(firstImpossible(after.log)).toBeNull()
    if (ask.command.kind === 'undo') undoIsWhole(before, after, ask.command.entry)
    if (steps % 16 === 0 || ask.command.kind === 'finish-event') {
      expect(shown(openEvent(JSON.parse(JSON.stringify(after.log))))).toBe(last)
    }
    const state = after.state ?? expect.fail('no event')
    for (const fact of decision.facts) {
      if (fact.kind === 'round-paired' && before.state !== null) {
        roundIsGood(before.state, state, fact)
      }
    }
    seatsAreRight(state)
    tablesAreRight(state)
    leadersAreRight(state)
    mattersAreRight(after)
    listsAreLocked(step)
    marginsAddUp(state)
    standingsAreAnOrder(state)
    bracketIsRight(state)
    if (state.finished !== null) expect(state.finished.places).toEqual(finalPlaces(state))
    if (ask.command.kind === 'close-round') amendingBackChangesNothing(after, `${steps}`)
  }
}

/** Entries are only ever added, numbered 1, 2, 3 … */
const logIsKept = (before: Event, after: Event): void => {
  before.log.forEach((entry, index) => {
    if (entry !== after.log[index]) expect.fail(`entry ${entry.n} is another one`)
  })
  after.log.forEach(({ n }, index) => {
    if (n !== index + 1) expect.fail(`entry ${index + 1} has the number ${n}`)
  })
  expect(after.state?.version).toBe(after.log.length)
}

/** An entry stands unless a later one that stands has undone it. */
const standingEntries = (log: Log): ReadonlySet<number> => {
  const undoneBy = new Map<number, number[]>()
  for (const { n, fact } of log) {
    if (fact.kind === 'undone') undoneBy.set(fact.entry, [...(undoneBy.get(fact.entry) ?? []), n])
  }
  const stands = (n: number): boolean => !(undoneBy.get(n) ?? []).some(stands)
  return new Set(log.map(({ n }) => n).filter(stands))
}

/** All facts of a command are taken back at once; the state is as if they had never come. */
const undoIsWhole = (before: Event, after: Event, entry: number): void => {
  const stood = standingEntries(before.log)
  const together = before.log.filter(
    ({ n, command }) => stood.has(n) && command === before.log[entry - 1]?.command,
  )
  const stands = standingEntries(after.log)
  for (const { n } of together) if (stands.has(n)) expect.fail(`entry ${n} still stands`)
  const without = after.log.filter(({ n, fact }) => stands.has(n) && fact.kind !== 'undone')
  const state = openEvent(without).state
  const version = after.log.length
  expect(shown({ log: after.log, state: state === null ? null : { ...state, version } })).toBe(
    shown(after),
  )
}

/** A result amended, and amended back, leaves the standings as they were. */
const amendingBackChangesNothing = (event: Event, seed: string): void => {
  const state = event.state ?? expect.fail('no event')
  const chance = chanceFrom(seed)
  const swiss = state.rounds.filter((round) => isCounted(state, round))
  const match = swiss.flatMap((round) => matchesOf(state, round)).find(() => chance.below(3) === 0)
  if (match?.result === undefined || match.result === null) return
  // Whoever has seen a draw may be off duty by now: then it cannot be entered once more.
  if (witnessRefusal(state, match, match.result) !== null) return
  let fork = event
  for (const result of [anyResult(chance, state, match), match.result]) {
    const command = {
      kind: 'amend-result',
      match: match.match,
      result,
      reason: 'to and fro',
    } as const
    const at = instant(0)
    const by = { role: 'organizer' } as const
    const decision = decide(fork, { command, by, at, entropy: 'fork' })
    if (!decision.granted) expect.fail(JSON.stringify(decision.refusal))
    const entries = decision.facts.map((fact, index) => ({
      n: fork.log.length + index + 1,
      at,
      by,
      command: commandId(`fork-${fork.log.length}`),
      fact,
    }))
    fork = advance(fork, entries)
  }
  expect(standingsOf(fork.state ?? expect.fail('no event'))).toEqual(standingsOf(state))
}
