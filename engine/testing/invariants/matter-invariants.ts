import { expect } from 'vitest'
import {
  type Event,
  type EventState,
  type FactKind,
  liveEntries,
  matchesOf,
  type PlayerId,
} from '../../src/index.ts'
import type { Step } from '../any/any-event.ts'
import { regulationIn } from './counted.ts'

/** Calls, cases, proposals and rulings stand on the entry they are known by, and on each other. */
export const mattersAreRight = ({ log, state }: Event): void => {
  if (state === null) return
  const kinds = new Map<number, FactKind>(liveEntries(log).map(({ n, fact }) => [n, fact.kind]))
  const begunBy = (matters: ReadonlyMap<number, { readonly n: number }>, kind: FactKind) => {
    for (const [key, { n }] of matters) {
      if (key !== n || kinds.get(n) !== kind) expect.fail(`no ${kind} at ${n}`)
    }
    const begun = [...kinds.values()].filter((one) => one === kind).length
    expect(matters.size).toBe(begun)
  }
  begunBy(state.calls, 'judge-called')
  begunBy(state.cases, 'material-reported')
  begunBy(state.proposals, 'disqualification-proposed')
  begunBy(state.rulings, 'ruling-recorded')
  for (const { ruling, appeal } of state.rulings.values()) {
    for (const player of ruling.players) isThere(state, player)
    if (ruling.call !== undefined && state.calls.get(ruling.call)?.closedAt === null) {
      expect.fail(`call ${ruling.call} is ruled on and open`)
    }
    if (appeal !== null && !ruling.players.includes(appeal.player)) {
      expect.fail(`${appeal.player} appeals against somebody else's ruling`)
    }
  }
  for (const { player, answer } of state.proposals.values()) {
    isThere(state, player)
    const { status } = state.players.get(player) ?? {}
    if (answer?.confirmed === true) expect(status).toBe('disqualified')
  }
  for (const { player, granted, outcome, proxy } of state.cases.values()) {
    isThere(state, player)
    if (granted !== null) expect(granted.minutes).toBeGreaterThan(0)
    if (proxy !== null) expect(outcome).toBe('proxy')
  }
}

const isThere = ({ players }: EventState, player: PlayerId): void => {
  if (!players.has(player)) expect.fail(`nobody is ${player}`)
}

/** Once the event runs, nobody's list changes but by a correction on record. */
export const listsAreLocked = ({ before, after, ask, decision }: Step): void => {
  if (!decision.granted || (before.state?.stages.length ?? 0) === 0) return
  if (ask.command.kind === 'undo') return
  const players = (kind: 'list-corrected' | 'list-checked') =>
    decision.facts.flatMap((fact) => (fact.kind === kind ? [fact.player] : []))
  const [corrected, checked] = [players('list-corrected'), players('list-checked')]
  for (const [player, handedIn] of before.state?.lists ?? []) {
    const now = after.state?.lists.get(player)
    const isTouched = corrected.includes(player) || checked.includes(player)
    const isOther = now?.list !== handedIn.list && !corrected.includes(player)
    if (isOther || (now === handedIn) === isTouched) {
      expect.fail(`the list of ${player} is another one`)
    }
  }
}

/** No two pairs at one table, and nobody awaited who does not sit there. */
export const tablesAreRight = (state: EventState): void => {
  for (const round of state.rounds) {
    const matches = matchesOf(state, round)
    const tables = matches.map(({ table }) => table)
    if (new Set(tables).size !== tables.length) expect.fail(`tables ${tables}`)
    for (const { players, awaits, reports, signed, result, startedAt, endedAt } of matches) {
      const speaking = [...reports.map(({ player }) => player), ...signed]
      for (const player of awaits === null ? speaking : [...speaking, awaits]) {
        if (!players.includes(player)) expect.fail(`${player} speaks for ${players}`)
      }
      if (awaits !== null && result === null) expect.fail(`${awaits} has nothing to confirm`)
      if (endedAt !== null && startedAt === null) expect.fail(`${players} never began`)
    }
    if (round.status === 'closed') {
      expect(matches.every(({ result }) => result !== null)).toBe(true)
    }
  }
}

/** Nobody leads twice, two leaders are never one player, and one office is held by one at most. */
export const leadersAreRight = (state: EventState): void => {
  const { leaders } = state
  const ids = leaders.map(({ leader }) => leader)
  expect(new Set(ids).size).toBe(ids.length)
  const playing = leaders.flatMap(({ plays }) => plays ?? [])
  expect(new Set(playing).size).toBe(playing.length)
  for (const player of playing) isThere(state, player)
  if (regulationIn(state).people.organizer?.value !== 'exactly-one') return
  expect(leaders.filter(({ role }) => role === 'organizer').length).toBeLessThan(2)
}
