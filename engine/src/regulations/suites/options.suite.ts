import { expect, it } from 'vitest'
import { creating } from '../../../testing/create.ts'
import { playByHand } from '../../../testing/pairing/by-hand.ts'
import { rowOf } from '../../../testing/standing-row.ts'
import { story } from '../../../testing/story.ts'
import { titled } from '../../../testing/titled.ts'
import {
  type OptionName,
  type Options,
  optionNames,
  optionValues,
  rulesOf,
  stagesOf,
} from '../../index.ts'
import type { RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const readingsOf = (names: readonly OptionName[]) =>
  names.flatMap((name) => optionValues[name].map((value) => [name, value] as const))

/** The options an organizer has, what they are read as where nobody chose, and no others. */
export const optionsOf = (
  { id: regulation, options: own }: Regulation,
  defaults: Options,
): void => {
  const known = optionNames.filter((name) => name in defaults)
  const unknown = optionNames.filter((name) => !(name in defaults))

  it.each(known)('%s has its default', (name) => {
    const { readings } = rulesOf(story({ regulation, players: 0, started: false }).state().created)
    expect(readings[name]).toBe(defaults[name])
    expect(own).toEqual(defaults)
  })

  it.each(readingsOf(known))('%s may be read as %s, on record', (name, value) => {
    const options = { [name]: value }
    expect(creating({ regulation, options })).toMatchObject({ granted: true, facts: [{ options }] })
  })

  it.each(known)('%s has no other values', (name) => {
    const options = { [name]: 'otherwise' } as Options
    const expected = optionValues[name].join(' | ')
    expect(creating({ regulation, options })).toEqual({
      granted: false,
      refusal: { code: 'bad-value', field: `options.${name}`, expected },
    })
  })

  it.each(readingsOf(unknown))('%s as %s is not in this regulation', (name, value) => {
    expect(creating({ regulation, options: { [name]: value } })).toEqual({
      granted: false,
      refusal: { code: 'not-in-this-regulation', what: `options.${name}`, regulation },
    })
  })
}

export const scheduleByes = (
  { id: regulation }: Regulation,
  byReading: { readonly count: string; readonly ignore: string },
): void => {
  it.each(['count', 'ignore'] as const)('scheduleByes, %s: byes of an opponent', (read) => {
    const players = ['a', 'b', 'c']
    const event = story({ regulation, players, options: { scheduleByes: read } })
    playByHand(event, 'a > b, c bye')
    playByHand(event, 'b bye, a > c')
    // B and C have one win each, from a bye, of two rounds.
    expect(rowOf(event, 'a').strengthOfSchedule).toBe(byReading[read])
  })
}

export const finalPlaces = ({ id: regulation }: Regulation, rule: RuleId | null): void => {
  it.each([
    ['by-swiss', '1 2 3 4 5 6'],
    ['shared', '1 2 3 3 5 6'],
  ] as const)(titled(rule, 'places read as %s: %s'), (read, expected) => {
    const event = story({
      regulation,
      players: 6,
      structure: { kind: 'custom', stages: stagesOf(2, 4) },
      options: { finalPlaces: read },
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
    const best = places.slice(0, 4).map(({ player }) => player)
    expect(best.toSorted()).toEqual(event.state().cut?.seeds.toSorted())
  })
}
