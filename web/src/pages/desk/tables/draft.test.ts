import { type Regulation, type Result, regulations } from '@topcut/engine'
import { describe, expect, it } from 'vitest'
import {
  type Draft,
  draftFrom,
  emptyDraft,
  endingOf,
  isTyped,
  needsInitiative,
  resultTyped,
} from './draft.ts'

const { scoring } = regulations[0] as Regulation
const draft = (part: Partial<Draft>): Draft => ({ ...emptyDraft, ...part })
const typed = (part: Partial<Draft>, isElimination = false) =>
  resultTyped(draft(part), scoring, isElimination)

describe('a result while it is typed', () => {
  it('ends as the scores suggest, until something else is chosen', () => {
    expect(endingOf(draft({ first: '100', second: '24' }), scoring)).toBe('destruction')
    expect(endingOf(draft({ first: '71', second: '60' }), scoring)).toBe('time')
    expect(endingOf(draft({ first: '100', second: '100' }), scoring)).toBe('mutual-destruction')
    expect(endingOf(draft({ first: '100', second: '24', ending: 'time' }), scoring)).toBe('time')
  })

  it('needs both scores', () => {
    expect(typed({})).toEqual({ missing: 'scores' })
    expect(typed({ first: '100' })).toEqual({ missing: 'scores' })
    expect(typed({ first: '0', second: '0' })).toEqual({
      result: { ending: 'time', score: [0, 0] },
    })
  })

  it('needs to know who conceded, and takes no score for nothing destroyed', () => {
    expect(typed({ ending: 'concession', first: '30' })).toEqual({ missing: 'who' })
    expect(typed({ ending: 'concession', first: '30', by: 'second' })).toEqual({
      result: { ending: 'concession', by: 'second', score: [30, 0] },
    })
  })

  it('leaves the scores out where there was no play', () => {
    expect(typed({ ending: 'no-show', first: '30', by: 'first' })).toEqual({
      result: { ending: 'no-show', by: 'first' },
    })
    expect(typed({ ending: 'match-loss' })).toEqual({ missing: 'who' })
  })

  it('asks for initiative at equal scores in elimination only, and forgets it elsewhere', () => {
    const equal = draft({ first: '60', second: '60', initiative: 'second' })
    expect(needsInitiative(equal, 'time', true)).toBe(true)
    expect(needsInitiative(equal, 'time', false)).toBe(false)
    expect(typed(equal, true)).toEqual({
      result: { ending: 'time', score: [60, 60], initiative: 'second' },
    })
    expect(typed(equal)).toEqual({ result: { ending: 'time', score: [60, 60] } })
    expect(typed({ ...equal, second: '59' }, true)).toEqual({
      result: { ending: 'time', score: [60, 59] },
    })
  })

  it('knows its own result again when it comes back from elsewhere', () => {
    const own = draft({ first: '67', second: '60' })
    expect(isTyped(own, scoring, { ending: 'time', score: [67, 60] })).toBe(true)
    expect(isTyped(own, scoring, { ending: 'time', score: [60, 67] })).toBe(false)
    expect(isTyped(own, scoring, { ending: 'destruction', score: [67, 60] })).toBe(false)
    const gone = draft({ ending: 'concession', by: 'second', first: '30' })
    expect(isTyped(gone, scoring, { ending: 'concession', by: 'second', score: [30, 0] })).toBe(
      true,
    )
    expect(isTyped(gone, scoring, { ending: 'concession', by: 'first', score: [30, 0] })).toBe(
      false,
    )
  })

  it.each<Result>([
    { ending: 'destruction', score: [100, 24] },
    { ending: 'time', score: [60, 60], initiative: 'first' },
    { ending: 'concession', by: 'first', score: [10, 70] },
    { ending: 'no-show', by: 'second' },
  ])('is the same again when it is amended: %o', (result) => {
    expect(resultTyped(draftFrom(result), scoring, true)).toEqual({ result })
  })
})
