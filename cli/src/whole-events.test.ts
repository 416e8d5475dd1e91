import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answer,
  answer,
  bye,
  type Loose,
  named,
  type PairingOut,
  refusalIn,
  scenario,
  topcut,
} from './trial.suite.ts'

/** What chance decides about an event; the same numbers make the same event again. */
type Plan = {
  readonly players: number
  readonly swissRounds: number
  readonly cut: number
  readonly late: number
  readonly entropy: string
  readonly options: Loose
  readonly draws: readonly number[]
}

const plans: fc.Arbitrary<Plan> = fc.record({
  players: fc.integer({ min: 4, max: 24 }),
  swissRounds: fc.integer({ min: 1, max: 5 }),
  cut: fc.constantFrom(0, 2, 3, 4, 6, 8),
  late: fc.integer({ min: 0, max: 2 }),
  entropy: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
  options: fc.record(
    {
      strengthOfSchedule: fc.constantFrom('sum', 'tome'),
      headToHead: fc.constantFrom('on', 'off'),
      cutOrder: fc.constantFrom('points-margin', 'standings'),
      repeatByes: fc.constantFrom('allow', 'avoid'),
      unpairedLossMargin: fc.constantFrom(0, 50, 100),
      finalPlaces: fc.constantFrom('by-swiss', 'shared'),
      noShow: fc.constantFrom('bye', 'concession'),
      readmission: fc.constantFrom('on', 'off'),
    },
    { requiredKeys: [] },
  ),
  draws: fc.infiniteStream(fc.nat(999)).map((stream) => [...stream.take(600)]),
})

/** Any possible result of a match; elimination needs a winner. */
const resultOf = (draw: () => number, [a, b]: readonly [string, string], stage: string): Loose => {
  const [kind, first, second] = [draw() % 10, draw() % 100, draw() % 100]
  if (kind === 0) return { ending: 'no-show', by: a }
  if (kind === 1) return { ending: 'concession', by: b, score: [first, second] }
  if (kind === 2) return { ending: 'match-loss', by: b }
  if (kind < 6 && (stage === 'swiss' || first !== second)) {
    return { ending: 'time', score: [first, second] }
  }
  if (kind === 6) {
    const initiative = stage === 'swiss' ? {} : { initiative: b }
    return { ending: 'mutual-destruction', score: [100, 100], ...initiative }
  }
  return { ending: 'destruction', score: kind < 8 ? [100, first] : [first, 100] }
}

const seatedIn = ({ pairings, byes }: Answer): readonly string[] => [
  ...pairings.flatMap(({ players }) => players),
  ...byes.map(({ player }) => player),
]

const tells = (pairing: PairingOut, stage: string): void => {
  if (stage === 'swiss') {
    expect(Object.keys(pairing)).toEqual(['table', 'players', 'reason'])
  } else {
    expect(Object.keys(pairing)).toEqual(['table', 'game', 'players', 'seeds', 'reason'])
    expect(['seeds', 'bracket']).toContain(pairing.reason['kind'])
  }
}

/** What every next round promises, whoever is in it. */
const lookAt = (paired: Answer, round: number, active: ReadonlySet<string>): void => {
  expect(paired.round).toBe(round)
  expect(paired.pairings.map(({ table }) => table)).toEqual(paired.pairings.map((_, i) => i + 1))
  const seated = seatedIn(paired)
  expect(new Set(seated).size).toBe(seated.length)
  for (const player of seated) expect(active).toContain(player)
  for (const pairing of paired.pairings) tells(pairing, paired.stage)
  if (paired.stage === 'elimination') {
    expect(paired.receipt).toBeNull()
    return
  }
  expect(new Set(seated)).toEqual(active)
  expect(paired.byes).toHaveLength(active.size % 2)
  const rematches = paired.pairings.filter(({ reason }) => reason['kind'] === 'rematch-unavoidable')
  expect(paired.receipt).toMatchObject({ rematches: rematches.length, softConflicts: 0 })
  expect(['parity', 'exact']).toContain(paired.receipt?.['certified'])
}

/** The next round as a file has it; now and then somebody leaves or comes back. */
const played = (
  paired: Answer,
  active: Set<string>,
  dropped: Set<string>,
  draw: () => number,
): Loose => {
  const matches = paired.pairings.map(({ players }) => ({
    players,
    result: resultOf(draw, players, paired.stage),
  }))
  const leaving = [...active].filter(() => draw() % 20 === 0)
  for (const player of leaving) active.delete(player)
  const half = Math.ceil(leaving.length / 2)
  const mayReturn = paired.stage === 'swiss' ? [...dropped] : []
  const returning = mayReturn.filter(() => draw() % 2 === 0)
  for (const player of leaving.slice(0, half)) dropped.add(player)
  for (const player of returning) {
    dropped.delete(player)
    active.add(player)
  }
  return {
    stage: paired.stage,
    matches: [...matches, ...paired.byes.map(({ player }) => bye(player))],
    drop: leaving.slice(0, half),
    readmit: returning,
    disqualify: leaving.slice(half),
    entropy: paired.entropy,
  }
}

/** `check` sees the round just appended as `pair` made it. */
const agrees = async (file: Loose, paired: Answer): Promise<void> => {
  const { rounds, clean } = await answer('check', file)
  expect(clean, JSON.stringify(rounds)).toBe(true)
  const last = rounds.at(-1)
  expect(last?.receipt).toEqual(paired.receipt)
  for (const { kind } of last?.findings ?? []) expect(['rematch', 'repeated-bye']).toContain(kind)
}

const ends = async (file: Loose, end: Answer, plan: Plan): Promise<void> => {
  expect(Object.keys(end)).toEqual(['finished', 'champion', 'finalPlaces'])
  const { standings } = await answer('standings', file)
  const listed = end.finalPlaces.map(({ player }) => player)
  expect(listed.toSorted()).toEqual(standings.map(({ player }) => player).toSorted())
  expect(end.finalPlaces[0]).toEqual({ place: 1, player: end.champion })
  const places = end.finalPlaces.flatMap(({ place }) => place ?? [])
  if (plan.options['finalPlaces'] === 'shared') {
    expect(places).toEqual(places.map((place, index) => (place <= index + 1 ? place : 0)))
  } else expect(places).toEqual(places.map((_, index) => index + 1))
  const unplaced = end.finalPlaces.slice(places.length).map(({ player }) => player)
  const out = standings.filter(({ status }) => status === 'disqualified')
  expect(unplaced).toEqual(out.map(({ player }) => player))
}

/** Plays an event to its end through the terminal alone. */
const playEvent = async (plan: Plan): Promise<string> => {
  let drawn = 0
  const draw = () => plan.draws[drawn++ % plan.draws.length] ?? 0
  const lateFrom = 2 + (draw() % plan.swissRounds)
  const late = lateFrom > plan.swissRounds ? [] : named(plan.late).map((name) => `late ${name}`)
  const players = [...named(plan.players), ...late.map((name) => ({ name, from: lateFrom }))]
  let file = scenario(players, [], {
    structure: { kind: 'custom', swissRounds: plan.swissRounds, cut: plan.cut },
    entropy: plan.entropy,
    options: plan.options,
  })
  const active = new Set(named(plan.players))
  const dropped = new Set<string>()
  for (let round = 1; round < 20; round++) {
    if (round === lateFrom) for (const name of late) active.add(name)
    const said = await topcut(['pair', '-'], file)
    if (said.exit === 2) {
      expect(refusalIn(said)).toMatchObject({ code: 'too-few-players' })
      expect(active.size).toBeLessThan(2)
      return 'deserted'
    }
    const paired = JSON.parse(said.out) as Answer
    if (paired.finished) {
      await ends(file, paired, plan)
      return 'finished'
    }
    lookAt(paired, round, active)
    const next = played(paired, active, dropped, draw)
    // Where nobody may come back, nobody is asked.
    if (plan.options['readmission'] !== 'on') dropped.clear()
    file = { ...file, rounds: [...(file['rounds'] as Loose[]), next] }
    await agrees(file, paired)
  }
  return 'endless'
}

describe('whole events through the terminal', () => {
  it('pair, append, check is clean, up to the champion', async () => {
    const ended: string[] = []
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        ended.push(await playEvent(plan))
        expect(ended.at(-1)).not.toBe('endless')
      }),
      { numRuns: 60 },
    )
    expect(ended.filter((end) => end === 'finished').length).toBeGreaterThan(30)
  })
})
