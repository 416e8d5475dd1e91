import {
  awaiting,
  currentStage,
  type EventState,
  instant,
  leaderId,
  openEvent,
  openMatches,
  openRound,
  regulationOf,
  remaining,
} from '@topcut/engine'
import { languages } from '@topcut/protocol/words'
import { exportText, importEvents, openMemoryStore, type WholeEvent } from '@topcut/server'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../data/record-of.ts'
import { topcut } from '../trial.suite.ts'
import { type DemoDay, demoDays, playerNamed } from './demo-day.ts'
import { playDay } from './play-day.ts'

const now = Date.UTC(2027, 3, 10, 14, 30)
const play = (day: DemoDay): Promise<WholeEvent> => playDay(day, leaderId('host'), now)
const stateOf = ({ entries }: WholeEvent): EventState =>
  openEvent(entries).state ?? expect.fail('no event')
const [inRound = expect.fail(), inFinals = expect.fail(), comingIn = expect.fail()] = demoDays

describe('the days of the demonstration', () => {
  it('are one of each title, and typed in every language', () => {
    expect(demoDays.map(({ language }) => language).toSorted()).toEqual([...languages].sort())
    const cards = demoDays.map(({ regulation }) => regulationOf(regulation)?.cards)
    expect(new Set(cards).size).toBe(3)
  })

  it.each(demoDays)('$name is an event that any Topcut takes in', async (day) => {
    const whole = await play(day)
    await importEvents(openMemoryStore(), await exportText([whole]))
    expect(whole.people.map(({ name }) => name).toSorted()).toEqual(
      day.players.map(({ name }) => name).toSorted(),
    )
  })

  it.each(demoDays)('$name went on from minute to minute until just now', async (day) => {
    const { entries } = await play(day)
    const times = entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(now)
    expect(times.at(-1)).toBeGreaterThan(now - 15 * 60_000)
  })

  it.each(demoDays)('$name is the same at every start but for its time', async (day) => {
    const [one, two] = [await play(day), await playDay(day, leaderId('host'), now + 3_600_000)]
    expect(two.event).toBe(one.event)
    const round = (whole: WholeEvent) => stateOf(whole).rounds.at(-1)?.matches
    expect(round(two)).toEqual(round(one))
  })

  it.each([inRound, inFinals])('$name verifies, and nothing was set aside', async (day) => {
    const said = await topcut(['verify', '-'], recordOf(await play(day), true))
    expect(said).toMatchObject({ exit: 0, err: '' })
    expect(JSON.parse(said.out)).toMatchObject({ verified: true, overrides: [], problems: [] })
  })

  it.each([
    [inRound, 'swiss', 3],
    [inFinals, 'double-elimination', 7],
  ] as const)(
    'stand in the middle of a round with the clock running: %#',
    async (day, kind, number) => {
      const state = stateOf(await play(day))
      const round = openRound(state) ?? expect.fail('no round')
      expect(currentStage(state)?.plan.kind).toBe(kind)
      expect(round).toMatchObject({ number, status: 'published' })
      const open = openMatches(state, round)
      expect(open).toHaveLength(day.open ?? 0)
      expect(open.length).toBeLessThan(round.matches.length)
      // Whoever comes in as this player finds a match that is still played.
      expect(open.flatMap(({ players }) => players)).toContain(playerNamed(day, day.phone))
      expect(remaining(round.clock ?? expect.fail('no clock'), 0, instant(now))).toBeGreaterThan(0)
    },
  )

  it('begin with one to which players still come, some without a list', async () => {
    const state = stateOf(await play(comingIn))
    expect(awaiting(state)).toMatchObject({ step: 'check-in-players', missing: 5 })
    expect(state.lists.size).toBe(comingIn.players.length - 3)
    expect(state.created).toMatchObject({ name: 'Puchar Twierdzy' })
  })
})
