import { describe, expect, it } from 'vitest'
import { reports } from '../../../testing/matters.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import type { MaterialOutcome } from '../../vocabulary/material.ts'

const german = (): Story => story({ regulation: 'x-wing/de' })
const settle = (n: number, outcome: MaterialOutcome) =>
  ({ kind: 'settle-material', case: n, outcome }) as const
const pair = { kind: 'pair-round' } as const
const missing = (...players: readonly string[]) => ({
  code: 'material-missing',
  players,
  rule: 'XWDE-42',
  overridable: true,
})

/** P1 misses a part in round 1, which is then played out. */
const afterRound = (told = german(), outcome?: MaterialOutcome): readonly [Story, number] => {
  told.seats('p1 - p2', 'p3 - p4')
  const n = reports(told, 'p1')
  if (outcome === undefined) told.wins('p2')
  else told.does(settle(n, outcome))
  told.wins('p3')
  told.does({ kind: 'close-round' })
  return [told, n]
}

describe('the next round waits for a missing part', () => {
  it.each([undefined, 'conceded'] as const)('settled as %s so far', (outcome) => {
    const [told] = afterRound(german(), outcome)
    expect(told.refuses(pair)).toEqual(missing('p1'))
  })

  it.each(['replaced', 'removed'] as const)('until it is %s', (outcome) => {
    const [told, n] = afterRound(german(), 'conceded')
    told.does(settle(n, outcome))
    expect(told.ask(pair)).toMatchObject({ granted: true })
  })

  it('or a leader says why not', () => {
    const [told] = afterRound(german(), 'conceded')
    expect(told.facts(pair, { override: 'it comes by train' })).toMatchObject([
      { kind: 'rule-overridden', refusal: missing('p1') },
      { kind: 'round-paired' },
    ])
  })

  it('also where it is paired by hand', () => {
    const [told] = afterRound(german(), 'conceded')
    const byHand = {
      kind: 'pair-round-by-hand',
      tables: [
        [id('p1'), id('p3')],
        [id('p2'), id('p4')],
      ],
      byes: [],
      reason: 'as drawn',
    } as const
    expect(told.refuses(byHand)).toEqual(missing('p1'))
    expect(told.ask(byHand, { override: 'it comes by train' })).toMatchObject({ granted: true })
  })

  it('not for who has left', () => {
    const [told] = afterRound(german(), 'conceded')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(told.ask(pair)).toMatchObject({ granted: true })
  })

  it('not for what was noticed between the rounds, but the round after', () => {
    const told = german()
    told.playRound()
    reports(told, 'p1')
    told.playRound()
    expect(told.refuses(pair)).toEqual(missing('p1'))
  })

  it('names everybody once', () => {
    const told = german()
    told.seats('p1 - p2', 'p3 - p4')
    reports(told, 'p3')
    reports(told, 'p1')
    reports(told, 'p1')
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    expect(told.refuses(pair)).toEqual(missing('p3', 'p1'))
  })

  it('not where the document is silent', () => {
    const [told] = afterRound(story(), 'conceded')
    expect(told.ask(pair)).toMatchObject({ granted: true })
  })
})

describe('in a bracket', () => {
  const running = (): Story => {
    const told = bracketStory(4, { regulation: 'x-wing/de' })
    told.does(pair)
    told.does({ kind: 'publish-round' })
    return told
  }

  it('whoever has conceded is out, and nobody waits for the part', () => {
    const told = running()
    told.does(settle(reports(told, 'p4'), 'conceded'))
    told.wins('p2')
    told.does({ kind: 'close-round' })
    expect(told.facts(pair)).toMatchObject([{ pairings: [{ players: ['p1', 'p2'] }] }])
  })

  it('whoever goes on without it is waited for, by hand too', () => {
    const told = running()
    reports(told, 'p1')
    told.wins('p1')
    told.wins('p2')
    told.does({ kind: 'close-round' })
    expect(told.refuses(pair)).toEqual(missing('p1'))
    const byHand = {
      kind: 'pair-round-by-hand',
      tables: [[id('p1'), id('p2')]],
      byes: [],
      reason: 'as drawn',
    } as const
    expect(told.refuses(byHand)).toEqual(missing('p1'))
    expect(told.ask(byHand, { override: 'it comes by train' })).toMatchObject({ granted: true })
  })
})
