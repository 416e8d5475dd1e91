import { describe, expect, it } from 'vitest'
import { playByHand } from '../../../testing/by-hand.ts'
import { creating } from '../../../testing/create.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { rulesOf } from '../../event/reading/rules.ts'
import { type Options, optionNames, optionValues, stagesOf, standingsView } from '../../index.ts'
import { xWingPl } from './regulation.ts'

const regulation = 'x-wing/pl'

/** What every option of the document is read as where nobody chose. */
const defaults = {
  headToHead: 'on',
  unpairedLossMargin: '0',
  scheduleByes: 'count',
  noShow: 'bye',
  readmission: 'off',
  lateEntry: 'unpaired-losses',
  afterCut: 'carry',
  finalPlaces: 'by-swiss',
  disqualifiedInSchedule: 'keep',
} as const satisfies Options

const known = Object.keys(defaults) as (keyof typeof defaults)[]
const unknown = optionNames.filter((name) => !(name in defaults))

const polish = (options: Options): Story => story({ regulation, players: ['a', 'b', 'c'], options })

const rowOf = (event: Story, name: string) =>
  standingsView(event.state()).rows.find(({ player }) => player === name) ??
  expect.fail(`no ${name}`)

describe('the options of the document', () => {
  it.each(known)('%s has its default', (name) => {
    const { readings } = rulesOf(story({ regulation, players: 0, started: false }).state().created)
    expect(readings[name]).toBe(defaults[name])
    expect(xWingPl.options).toEqual(defaults)
  })

  it.each(known.flatMap((name) => optionValues[name].map((value) => [name, value] as const)))(
    '%s may be read as %s, on record',
    (name, value) => {
      const options = { [name]: value }
      expect(creating({ regulation, options })).toMatchObject({
        granted: true,
        facts: [{ options }],
      })
    },
  )

  it.each(unknown)('%s is not in this regulation', (name) => {
    expect(creating({ regulation, options: { [name]: optionValues[name][0] } })).toEqual({
      granted: false,
      refusal: { code: 'not-in-this-regulation', what: `options.${name}`, regulation },
    })
  })
})

describe('what they change', () => {
  it.each([
    ['count', '5/2'],
    ['ignore', '0'],
  ] as const)('scheduleByes, %s: byes in the average of an opponent', (scheduleByes, expected) => {
    const event = polish({ scheduleByes })
    playByHand(event, 'a 100-0 b, c bye')
    playByHand(event, 'b bye, a 100-0 c')
    // B and C have 5 points each, from a bye, of two rounds.
    expect(rowOf(event, 'a').strengthOfSchedule).toBe(expected)
  })

  it('lateEntry: with unpaired losses, or not at all', () => {
    const late = { kind: 'register-late-player', player: id('d') } as const
    const event = polish({})
    playByHand(event, 'a 100-0 b, c bye')
    event.does(late)
    expect(rowOf(event, 'd')).toMatchObject({ tournamentPoints: 0, tally: { unpairedLosses: 1 } })
    const strict = polish({ lateEntry: 'refuse' })
    playByHand(strict, 'a 100-0 b, c bye')
    expect(strict.refuses(late)).toEqual({ code: 'late-entry-refused', player: 'd' })
  })

  it.each([
    ['by-swiss', '1 2 3 4 5 6'],
    ['shared', '1 2 3 3 5 6'],
  ] as const)('finalPlaces, %s: %s', (finalPlaces, expected) => {
    const event = story({
      regulation,
      players: 6,
      structure: { kind: 'custom', stages: stagesOf(2, 4) },
      options: { finalPlaces },
    })
    event.playRound()
    event.playRound()
    event.does({ kind: 'make-cut' })
    event.does({ kind: 'start-stage' })
    event.playRound()
    event.playRound()
    event.does({ kind: 'finish-event' })
    const places = event.state().finished?.places ?? []
    expect(places.map(({ place }) => place).join(' ')).toBe(expected)
  })

  it.each([
    ['keep', '5/2'],
    ['remove', '0'],
  ] as const)('disqualifiedInSchedule, %s', (disqualifiedInSchedule, expected) => {
    const event = polish({ disqualifiedInSchedule })
    playByHand(event, 'a 100-0 b, c bye')
    playByHand(event, 'b bye, a 100-0 c')
    for (const player of ['b', 'c']) {
      event.does({ kind: 'disqualify-player', player: id(player), when: 'now', reason: 'conduct' })
    }
    expect(rowOf(event, 'a').strengthOfSchedule).toBe(expected)
  })
})
