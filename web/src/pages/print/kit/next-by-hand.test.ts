import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../../testing/sample-event.suite.ts'
import { nextByHand } from './next-by-hand.ts'

const begun = (rounds: number | null, cut: number | null, players = 8): SampleEvent => {
  const sample = sampleEvent({
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds, cut: null },
        ...(cut === null ? [] : [{ kind: 'elimination' as const, rounds: null, cut }]),
      ],
    },
  })
  start(sample, players)
  return sample
}
const next = (sample: SampleEvent) => nextByHand(sample.state())

describe('what a kit prepares', () => {
  it('is the round that comes next, and the same one once it is paired', () => {
    const sample = begun(3, null)
    expect(next(sample)).toMatchObject({ kind: 'round', number: 1, isPaired: false })
    sample.give({ kind: 'pair-round' })
    expect(next(sample)).toMatchObject({ kind: 'round', number: 1, isPaired: true })
    sample.give({ kind: 'publish-round' })
    expect(next(sample)).toMatchObject({
      kind: 'round',
      number: 2,
      roundName: { kind: 'numbered', round: 2, of: 3 },
      players: 8,
      isPaired: false,
    })
    expect(next(begun(null, null))).toMatchObject({ roundName: { of: null } })
  })

  it('is no further round while the last one is played, and nothing after the end', () => {
    const sample = begun(1, null)
    publish(sample)
    expect(next(sample)).toEqual({ kind: 'end', stage: 'swiss', finalMatch: null })
    playOut(sample)
    expect(next(sample)).toEqual({ kind: 'end', stage: 'swiss', finalMatch: null })
    sample.give({ kind: 'finish-event' })
    expect(next(sample)).toEqual({ kind: 'nothing' })
  })

  it('is the cut while the last Swiss round is played, then the bracket round by round', () => {
    const sample = begun(1, 4)
    publish(sample)
    const cut = { kind: 'cut', stage: 'elimination', size: 4, players: 4, roundName: { left: 2 } }
    expect(next(sample)).toMatchObject(cut)
    playOut(sample)
    expect(next(sample)).toMatchObject(cut)
    sample.give({ kind: 'make-cut' })
    const semiFinal = { kind: 'round', number: 2, roundName: { left: 2 }, players: 4 }
    expect(next(sample)).toMatchObject({ ...semiFinal, stage: 'elimination' })
    sample.give({ kind: 'start-stage' })
    expect(next(sample)).toMatchObject({ ...semiFinal, stage: 'elimination' })
    publish(sample)
    expect(next(sample)).toMatchObject({
      ...{ kind: 'round', number: 3, roundName: { left: 1 }, players: 2 },
    })
    playOut(sample)
    publish(sample)
    expect(next(sample)).toMatchObject({ kind: 'end', stage: 'elimination' })
  })

  it('[LCG-61] may be a final match, and is one where the first two are level', () => {
    const sample = sampleEvent({
      regulation: 'card-game/de-2014-team',
      tier: 'casual',
      structure: { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] },
    })
    start(sample, 4)
    publish(sample)
    expect(next(sample)).toMatchObject({ kind: 'end', finalMatch: { rule: 'LCG-61' } })
    playOut(sample, { ending: 'games', games: ['first', 'first'] })
    expect(next(sample)).toMatchObject({ kind: 'cut', size: 2, roundName: { left: 1 } })
  })
})
