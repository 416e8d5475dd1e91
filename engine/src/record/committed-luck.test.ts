import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../testing/story.ts'
import { commitmentTo } from '../chance/lots.ts'
import type { FactOf } from '../event/spine/answers.ts'
import { followLuck } from './committed-luck.ts'

const swiss = { secret: 'desk', players: 8 } as const
const bracket = {
  ...{ secret: 'desk', players: 4, regulation: 'x-wing/de' },
  structure: { kind: 'custom', stages: [{ kind: 'elimination', rounds: null, cut: null }] },
} as const

/** The state before a round, and the round as it is drawn on it. */
const paired = (told: Story) => {
  const before = told.state()
  const fact = told.facts({ kind: 'pair-round' }).find((one) => one.kind === 'round-paired')
  return { before, round: fact ?? expect.fail('not paired') }
}

const following = (told: Story) => {
  const first = told.event().log[0]?.fact
  return followLuck(first?.kind === 'event-created' ? first : expect.fail('no creation'))
}

/** The same with another commitment to the lot after it. */
const swapped = <F extends FactOf<'round-paired'>>(fact: F): F => {
  const luck = fact.luck ?? expect.fail('no luck')
  return { ...fact, luck: { ...luck, committed: commitmentTo('a lot of my own') } }
}

describe('what was told of the next lot', () => {
  it('is told again when a round is drawn again', () => {
    const told = story(swiss)
    const luck = following(told)
    for (let draw = 0; draw < 3; draw++) {
      const { before, round } = paired(told)
      expect(luck.take(before, round)).toBeNull()
      told.does({ kind: 'unpair-round' })
    }
  })

  it('stays, whatever is told when the round is drawn once more', () => {
    const told = story(swiss)
    const luck = following(told)
    const first = paired(told)
    expect(luck.take(first.before, first.round)).toBeNull()
    told.does({ kind: 'unpair-round' })
    const { before, round } = paired(told)
    expect(luck.take(before, swapped(round))).toBe('other-lot')
    expect(luck.take(before, round)).toBeNull()
  })

  it('stays also where the places of a bracket told it', () => {
    const told = story(bracket)
    const luck = following(told)
    const start = told.event().log[told.entryOf('stage-started') - 1]?.fact
    if (start?.kind !== 'stage-started') return expect.fail('no stage')
    const { before, round } = paired(told)
    expect(luck.places(before, start)).toBeNull()
    expect(luck.take(before, swapped(round))).toBe('other-lot')
    expect(luck.take(before, round)).toBeNull()
  })
})
