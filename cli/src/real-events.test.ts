import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readScenario, takeIn, writeOut } from '@topcut/exchange'
import { describe, expect, it } from 'vitest'
import { standings } from './commands/standings.ts'

type Expected = {
  readonly player: string
  readonly tournamentPoints: number
  readonly marginOfVictory: number
  readonly strengthOfSchedule: string
  readonly place?: number | null
}

type Archived = {
  readonly id: number
  readonly scenario: unknown
  readonly expect: readonly Expected[]
}

type Answer = { readonly standings: readonly Expected[] }

/** Real events of 2015, anonymous, that lie beside a working copy and are no part of it. */
const file = fileURLToPath(new URL('../../../shared/data/real-events.json', import.meta.url))
const archive: readonly Archived[] = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Archived[])
  : []

describe.runIf(archive.length > 0)('real events', () => {
  it.each(archive.map((one) => [one.id, one] as const))('reproduces event %i', (_, archived) => {
    const scenario = readScenario(archived.scenario)
    const answer = standings(scenario, { after: null, entropy: null }) as Answer
    expect(answer.standings).toHaveLength(archived.expect.length)
    for (const expected of archived.expect) {
      const own = answer.standings.find(({ player }) => player === expected.player)
      expect(own).toMatchObject({
        tournamentPoints: expected.tournamentPoints,
        marginOfVictory: expected.marginOfVictory,
        strengthOfSchedule: expected.strengthOfSchedule,
      })
    }
    // The archive gives no place to those who had left; everybody else stands in the same order.
    const placed = archived.expect.filter(({ place }) => typeof place === 'number')
    const places = new Map(placed.map(({ player, place }) => [player, place]))
    const order = answer.standings.filter(({ player }) => places.has(player))
    expect(order.map(({ player }) => places.get(player))).toEqual(placed.map((_, i) => i + 1))
  })

  it.each(archive.map((one) => [one.id, one] as const))(
    'has the same standings after a way through the archive’s own form: event %i',
    (_, archived) => {
      const scenario = readScenario(archived.scenario)
      const { text, unsaid } = writeOut(
        { name: `event ${archived.id}`, scenario, lists: new Map() },
        'listjuggler',
      )
      const again = takeIn(new TextEncoder().encode(text), 'event.json', null)
      const asBefore = (one: typeof scenario) => standings(one, { after: null, entropy: null })
      // Head-to-head was left out in those days; the file tells it only where it decides a place.
      const { options } = scenario
      expect(again.discrepancies.filter(({ player }) => player !== null)).toEqual([])
      expect(asBefore({ ...again.scenario, options })).toEqual(asBefore(scenario))
      expect((asBefore(again.scenario) as Answer).standings.map(({ player }) => player)).toEqual(
        (asBefore(scenario) as Answer).standings.map(({ player }) => player),
      )
      expect(unsaid.filter(({ what }) => what !== 'options' && what !== 'tier')).toEqual([])
    },
  )
})
