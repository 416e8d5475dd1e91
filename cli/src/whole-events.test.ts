import { regulationOf } from '@topcut/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyResult, type Draw } from './any-result.suite.ts'
import { type Answer, answer, bye, type Loose, named, type PairingOut } from './trial.suite.ts'

/** What chance decides about an event; the same numbers make the same event again. */
type Plan = {
  readonly regulation: string
  readonly players: number
  readonly structure: Loose
  readonly swissRounds: number
  readonly late: number
  readonly entropy: string
  readonly options: Loose
  readonly draws: readonly number[]
}

const swissThen = (cuts: readonly number[]) =>
  fc.record({
    kind: fc.constant('custom'),
    swissRounds: fc.integer({ min: 1, max: 5 }),
    cut: fc.constantFrom(...cuts),
  })

const stages = (...list: readonly Loose[]): fc.Arbitrary<Loose> => fc.constant({ stages: list })

const swissTwice = stages(
  { kind: 'swiss', rounds: 2 },
  { kind: 'swiss', cut: 6, rounds: 2 },
  { kind: 'elimination', cut: 3 },
)

const anyCut = swissThen([0, 2, 3, 4, 6, 8])
const eliminationFirst = stages({ kind: 'elimination' })

const squads = {
  unpairedLossMargin: fc.constantFrom(0, 50, 100),
  finalPlaces: fc.constantFrom('by-swiss', 'shared'),
  noShow: fc.constantFrom('bye', 'concession'),
  readmission: fc.constantFrom('on', 'off'),
  scheduleByes: fc.constantFrom('count', 'ignore'),
}
const decks = {
  headToHead: fc.constantFrom('on', 'off'),
  readmission: fc.constantFrom('on', 'off'),
  finalPlaces: fc.constantFrom('by-swiss', 'shared'),
  unplayedGame: fc.constantFrom('zero', 'draw'),
  annulledGame: fc.constantFrom('zero', 'opponent-wins'),
}
const afterCut = fc.constantFrom('carry', 'reset')

type Document = {
  readonly structures: fc.Arbitrary<Loose>
  readonly options: Record<string, fc.Arbitrary<unknown>>
  /** Whether players come back where no option says so. */
  readonly readmits: boolean
  /** What every other player has besides a name, and the file besides the rest. */
  readonly player?: Loose
  readonly more?: Loose
}

const documents: Readonly<Record<string, Document>> = {
  'x-wing/en-3.2': {
    structures: anyCut,
    options: {
      ...squads,
      strengthOfSchedule: fc.constantFrom('sum', 'tome'),
      headToHead: fc.constantFrom('on', 'off'),
      cutOrder: fc.constantFrom('points-margin', 'standings'),
      repeatByes: fc.constantFrom('allow', 'avoid'),
    },
    readmits: false,
  },
  'x-wing/de': {
    structures: fc.oneof(anyCut, swissTwice, eliminationFirst),
    options: { ...squads, afterCut, earnedByeCounts: fc.constantFrom('yes', 'no') },
    readmits: true,
    player: { earnedBye: true, squadPoints: 99 },
  },
  'x-wing/pl': {
    structures: fc.oneof(anyCut, swissTwice, eliminationFirst),
    options: { ...squads, afterCut, headToHead: fc.constantFrom('on', 'off') },
    readmits: false,
  },
  'card-game/de-2014': {
    structures: swissThen([0, 4, 4, 8, 16]),
    options: decks,
    readmits: true,
    player: { avoid: ['p1'] },
  },
  'card-game/de-2014-team': {
    structures: swissThen([0]),
    options: { ...decks, teamGamePoints: fc.constantFrom('4-2-0', '6-2-0', '3-2-0') },
    readmits: true,
  },
  'imperial-assault/de-2.2.1': {
    structures: fc.oneof(anyCut, swissTwice, eliminationFirst),
    options: {
      finalPlaces: squads.finalPlaces,
      noShow: squads.noShow,
      readmission: squads.readmission,
      extendedSchedule: fc.constantFrom('average', 'literal'),
    },
    readmits: true,
    more: { missions: ['One', 'Two', 'Three'] },
  },
}

const plansFor = (regulation: string, { structures, options }: Document): fc.Arbitrary<Plan> =>
  fc
    .record({
      regulation: fc.constant(regulation),
      players: fc.integer({ min: 4, max: 24 }),
      structure: structures,
      late: fc.integer({ min: 0, max: 2 }),
      entropy: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      options: fc.record(options, { requiredKeys: [] }),
      draws: fc.infiniteStream(fc.nat(999)).map((stream) => [...stream.take(600)]),
    })
    .map((plan) => ({ ...plan, swissRounds: swissRoundsOf(plan.structure) }))

/** How many rounds of the first stage there are, if it is Swiss. */
const swissRoundsOf = (structure: Loose): number => {
  const [first] = (structure['stages'] ?? []) as readonly Loose[]
  return Number(structure['swissRounds'] ?? first?.['rounds'] ?? 0)
}

const seatedIn = ({ pairings, byes }: Answer): readonly string[] => [
  ...pairings.flatMap(({ players }) => players),
  ...byes.map(({ player }) => player),
]

const tells = (pairing: PairingOut, stage: string): void => {
  const { kind } = pairing.reason
  if (stage === 'swiss') {
    expect(Object.keys(pairing)).toEqual(['table', 'players', 'reason'])
    return
  }
  const fields = ['table', 'game', 'players', 'seeds', 'side', 'reason']
  expect(Object.keys(pairing)).toEqual(fields.filter((name) => name in pairing))
  expect(stage === 'final-match' ? ['final-match'] : ['first-round', 'seeds', 'bracket']).toContain(
    kind,
  )
  if (pairing.side === undefined) return
  const [[what, who] = []] = Object.entries(pairing.side)
  expect(['light', 'chooser']).toContain(what)
  expect(pairing.players).toContain(who)
}

/** What every next round promises, whoever is in it. */
const lookAt = (paired: Answer, round: number, active: ReadonlySet<string>): void => {
  expect(paired.round).toBe(round)
  expect(paired.pairings.map(({ table }) => table)).toEqual(paired.pairings.map((_, i) => i + 1))
  const seated = seatedIn(paired)
  expect(new Set(seated).size).toBe(seated.length)
  for (const player of seated) expect(active).toContain(player)
  for (const pairing of paired.pairings) tells(pairing, paired.stage)
  if (paired.stage !== 'swiss') {
    expect(paired.receipt).toBeNull()
    return
  }
  expect(new Set(seated)).toEqual(active)
  const odd = paired.byes.filter(({ kind }) => kind === 'odd-number')
  expect(odd).toHaveLength((active.size - (paired.byes.length - odd.length)) % 2)
  const certified = paired.receipt?.['certified']
  if (certified === 'fold') return
  const rematches = paired.pairings.filter(({ reason }) => reason['kind'] === 'rematch-unavoidable')
  expect(paired.receipt).toMatchObject({ rematches: rematches.length })
  expect(['parity', 'exact']).toContain(certified)
}

/** The next round as a file has it; now and then somebody leaves or comes back. */
const played = (
  { regulation, swissRounds }: Plan,
  paired: Answer,
  active: Set<string>,
  dropped: Set<string>,
  draw: Draw,
): Loose => {
  const { stage } = paired
  const isFinal =
    stage === 'elimination' && paired.pairings.length === 1 && paired.byes.length === 0
  const matches = paired.pairings.map((pairing) => ({
    players: pairing.players,
    result: anyResult[regulation]?.({ draw, pairing, stage, isFinal }),
  }))
  const isOut = regulationOf(regulation)?.leaving.noShowIsRemoved?.value === true
  const absent = matches.flatMap(({ result }) =>
    isOut && result?.['ending'] === 'no-show' ? [`${result['by']}`] : [],
  )
  for (const player of absent) active.delete(player)
  const leaving = [...active].filter(() => draw() % 20 === 0)
  for (const player of leaving) active.delete(player)
  const half = Math.ceil(leaving.length / 2)
  const mayReturn = paired.round < swissRounds ? [...dropped] : []
  const returning = mayReturn.filter(() => draw() % 2 === 0)
  for (const player of [...leaving.slice(0, half), ...absent]) dropped.add(player)
  for (const player of returning) {
    dropped.delete(player)
    active.add(player)
  }
  const deducted = paired.pairings.flatMap(({ players }) => (draw() % 20 === 0 ? [players[0]] : []))
  return {
    stage,
    ...(hasRulings(regulation)
      ? { rulings: deducted.map((player) => ({ player, deduct: 2 })) }
      : {}),
    matches: [...matches, ...paired.byes.map(({ player }) => bye(player))],
    drop: leaving.slice(0, half),
    readmit: returning,
    disqualify: leaving.slice(half),
    entropy: paired.entropy,
  }
}

const hasRulings = (regulation: string) => regulation.startsWith('card-game/')

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
  if (plan.options['finalPlaces'] === 'shared' || plan.swissRounds === 0) {
    expect(places).toEqual(places.map((place, index) => (place <= index + 1 ? place : 0)))
  } else expect(places).toEqual(places.map((_, index) => index + 1))
  const unplaced = end.finalPlaces.slice(places.length).map(({ player }) => player)
  const out = standings.filter(({ status }) => status === 'disqualified')
  expect(unplaced).toEqual(out.map(({ player }) => player))
}

/** Plays an event to its end through the terminal alone; the stages and games that came up. */
const playEvent = async (
  plan: Plan,
  { player, more, readmits }: Document,
): Promise<readonly string[]> => {
  const met: string[] = []
  let drawn = 0
  const draw = () => plan.draws[drawn++ % plan.draws.length] ?? 0
  const lateFrom = 2 + (draw() % (plan.swissRounds + 1))
  const late = lateFrom > plan.swissRounds ? [] : named(plan.late).map((name) => `late ${name}`)
  const players = named(plan.players).map((name) =>
    player !== undefined && draw() % 4 === 0 && name !== 'p1' ? { name, ...player } : name,
  )
  let file: Loose = {
    regulation: plan.regulation,
    players: [...players, ...late.map((name) => ({ name, from: lateFrom }))],
    rounds: [],
    structure: plan.structure,
    entropy: plan.entropy,
    options: plan.options,
    ...more,
  }
  let active = new Set(named(plan.players))
  const dropped = new Set<string>()
  for (let round = 1; round < 30; round++) {
    if (round === lateFrom) for (const name of late) active.add(name)
    const paired = await answer('pair', file)
    if (paired.finished) {
      await ends(file, paired, plan)
      return met
    }
    // After a cut into further Swiss rounds only who went on plays on.
    if (paired.stage === 'swiss' && round === plan.swissRounds + 1)
      active = new Set(seatedIn(paired))
    lookAt(paired, round, active)
    met.push(paired.stage, ...paired.pairings.flatMap(({ game }) => game ?? []))
    if (more !== undefined) expect(more['missions']).toContain(paired.mission)
    const next = played(plan, paired, active, dropped, draw)
    // Where nobody may come back, nobody is asked.
    const isOff = plan.options['readmission'] === undefined && !readmits
    if (isOff || plan.options['readmission'] === 'off') dropped.clear()
    file = { ...file, rounds: [...(file['rounds'] as Loose[]), next] }
    await agrees(file, paired)
  }
  return expect.fail('the event does not end')
}

/** What has to come up in some of the events of a document, or they mean little. */
const expected: Readonly<Record<string, readonly string[]>> = {
  'card-game/de-2014': ['swiss', 'elimination', 'W3', 'L2', 'GF1', 'GF2'],
  'card-game/de-2014-team': ['swiss', 'final-match'],
}

describe('whole events through the terminal', () => {
  it.each(Object.entries(documents))(
    '%s: pair, append, check is clean, up to the champion',
    async (regulation, document) => {
      const met = new Set<string>()
      await fc.assert(
        fc.asyncProperty(plansFor(regulation, document), async (plan) => {
          for (const one of await playEvent(plan, document)) met.add(one)
        }),
        { numRuns: 40 },
      )
      for (const one of expected[regulation] ?? ['swiss', 'elimination']) expect(met).toContain(one)
    },
  )
})
