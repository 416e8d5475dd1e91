import {
  playScenario,
  Refused,
  type Scenario,
  takeIn,
  type WrittenFormat,
  writeOut,
  writtenFormats,
} from '@topcut/exchange'
import { expect } from 'vitest'
import { standingsView } from '../../engine/src/index.ts'
import { exportedEvent, scenarioFrom } from './any-scenario.suite.ts'

/** What no file but our own tells of an event. */
const around = [
  'tier',
  'structure',
  'entropy',
  'options',
  'missions',
  'earnedBye',
  'avoid',
  'members',
  'from',
  'drop',
  'readmit',
  'disqualify',
  'rulings',
  'squadPoints',
]

/** What each format may leave out; everything else has to come back. */
const mayLack: { readonly [F in WrittenFormat]: readonly string[] } = {
  scenario: [],
  // Who was left out in the end and what was drawn is told by the rounds themselves.
  topcut: ['date', 'entropy', 'drop'],
  csv: [...around, 'regulation', 'date', 'players'],
  cryodex: [...around, 'regulation', 'date', 'ending', 'score', 'result'],
  listjuggler: [...around, 'regulation', 'date', 'ending', 'score', 'result'],
  nrtm: [...around, 'regulation', 'ending', 'score', 'result'],
  // A name in a fixed column has no tab, and not more letters than fit.
  trf: [...around, 'ending', 'score', 'result', 'player', 'matches'],
}

const encoder = new TextEncoder()

/** Whether the engine follows the whole scenario: what leaders overrode it cannot. */
const pointsIn = (scenario: Scenario): ReadonlyMap<string, string> | null => {
  try {
    const { state } = playScenario(scenario)
    const rows = state === null ? [] : standingsView(state).rows
    return new Map(
      rows.map(({ player, tournamentPoints, marginOfVictory, strengthOfSchedule }) => [
        player,
        `${tournamentPoints} ${marginOfVictory} ${strengthOfSchedule}`,
      ]),
    )
  } catch (fault) {
    if (fault instanceof Refused) return null
    throw fault
  }
}

/** Endings that come to the same points however a file words them. */
const plain = [
  'destruction',
  'time',
  'mutual-destruction',
  'points',
  'defeat',
  'concession',
  'games',
]

const isPlain = ({ rounds }: Scenario): boolean =>
  rounds.every(({ matches }) =>
    matches.every(
      (match) => 'bye' in match || match.result === null || plain.includes(match.result.ending),
    ),
  )

/** One drawn event through every format and back. */
export const throughEveryFormat = (seed: number): void => {
  const scenario = scenarioFrom(exportedEvent(seed))
  const points = pointsIn(scenario)
  for (const format of writtenFormats) {
    if (format === 'topcut' && points === null) continue
    const { text, unsaid } = writeOut({ name: 'Drawn', scenario, lists: new Map() }, format)
    const lacking = unsaid.map(({ what }) => what)
    expect(
      lacking.filter((what) => !mayLack[format].includes(what)),
      `${seed} ${format}`,
    ).toEqual([])
    const again = takeIn(encoder.encode(text), format, scenario.regulation).scenario
    // What was read from a format can be said in it, all of it.
    const second = writeOut({ name: 'Drawn', scenario: again, lists: new Map() }, format)
    // By which custom clause places were made is worked out from them, and may be none or another.
    const guessed = ['regulation', 'options']
    const still = second.unsaid.filter(({ what }) => !guessed.includes(what))
    expect(still, `${seed} ${format}, once more`).toEqual([])
    const loses = [
      'result',
      'score',
      'drop',
      'readmit',
      'disqualify',
      'rulings',
      'from',
      'earnedBye',
      'matches',
      'player',
    ]
    if (points === null || !isPlain(scenario) || lacking.some((what) => loses.includes(what)))
      continue
    if (format === 'nrtm' || format === 'trf') continue
    const { options, structure, entropy, date, tier, missions } = scenario
    const same = pointsIn({ ...again, options, structure, entropy, date, tier, missions })
    expect(Object.fromEntries(same ?? []), `${seed} ${format}`).toEqual(Object.fromEntries(points))
  }
}
