import { asPublished, type PublicPart, playerId, publicParts } from '@topcut/engine'
import { label, languages } from '@topcut/protocol/words'
import { describe, expect, it } from 'vitest'
import {
  player,
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import type { PublicViews } from '../../../state/live/follow-public.ts'
import { hallWords } from '../../../words/hall.ts'
import { placeLines } from './place-lines.ts'

const viewsOf = (sample: SampleEvent): PublicViews => {
  const published = asPublished(sample.state(), new Map())
  const parts = Object.entries(publicParts) as [PublicPart, (of: typeof published) => unknown][]
  return Object.fromEntries(parts.map(([part, view]) => [part, view(published)]))
}

const begun = (rounds: number): SampleEvent => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds, cut: null },
        { kind: 'elimination', rounds: null, cut: 4 },
      ],
    },
  })
  start(sample, 8)
  publish(sample)
  return sample
}

const lines = (sample: SampleEvent) => placeLines('standings', viewsOf(sample))

describe('a line of the wall', () => {
  it('marks the figure that decided between equal points, and no other', () => {
    const sample = begun(2)
    const matches = sample.state().rounds[0]?.matches ?? []
    for (const [at, match] of matches.entries()) {
      sample.give({
        kind: 'enter-result',
        match,
        result: { ending: 'destruction', score: [100, 10 * at] },
      })
    }
    sample.give({ kind: 'close-round' })
    const [first, second] = lines(sample)
    const deciding = (line: typeof first) =>
      line?.measures.filter(({ isDeciding }) => isDeciding).map(({ name }) => name)
    expect(first?.points).toBe(second?.points)
    expect(deciding(first)).toEqual(['margin-of-victory'])
    expect(deciding(second)).toEqual(['margin-of-victory'])
  })

  it('has the cut below the last who goes on: as it were now, then as it is', () => {
    const sample = begun(2)
    playOut(sample)
    const cuts = () =>
      lines(sample).flatMap(({ cut, place }) => (cut === null ? [] : [{ ...cut, place }]))
    expect(cuts()).toMatchObject([{ size: 4, after: 3, isEarly: true, place: 4 }])
    publish(sample)
    playOut(sample)
    expect(cuts()).toMatchObject([{ size: 4, isEarly: false, place: 4 }])
    const dropped = playerId(lines(sample)[1]?.player ?? '')
    sample.give({ kind: 'drop-player', player: dropped, when: 'now' })
    expect(cuts()).toMatchObject([{ place: 5 }])
    sample.give({ kind: 'make-cut' })
    expect(cuts()).toMatchObject([{ isEarly: false, place: 5 }])
  })

  it('says who has left, in the words of the desk and of paper', () => {
    const sample = begun(2)
    playOut(sample)
    sample.give({ kind: 'drop-player', player: player(3), when: 'now' })
    expect(lines(sample).find((one) => one.player === player(3))?.status).toBe('dropped')
    for (const language of languages) {
      for (const status of ['dropped', 'disqualified'] as const) {
        expect(hallWords(language).left[status]).toBe(label(language, `status.${status}`))
      }
    }
  })

  it('of the final places has no figures', () => {
    const sample = sampleEvent({
      structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] },
    })
    start(sample, 4)
    publish(sample)
    playOut(sample)
    sample.give({ kind: 'finish-event' })
    const [champion] = placeLines('places', viewsOf(sample))
    expect(champion).toMatchObject({ place: 1, points: null, measures: [], cut: null })
  })
})
