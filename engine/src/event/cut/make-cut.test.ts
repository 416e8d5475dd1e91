import { describe, expect, it } from 'vitest'
import { calls, propose, reports } from '../../../testing/matters.ts'
import { bracketStory, id, names, type Setting, story } from '../../../testing/story.ts'

const command = { kind: 'make-cut' } as const

const toTop = (cut: number, setting: Setting = {}, rounds = 1) =>
  story({
    ...setting,
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds, cut: null },
        { kind: 'elimination', rounds: null, cut },
      ],
    },
  })

describe('make-cut', () => {
  it('[XWEN-62] takes the best, best seed first', () => {
    const told = toTop(2)
    told.plays('p4 100-10 p3', 'p2 100-20 p1')
    expect(told.ask(command)).toEqual({
      granted: true,
      facts: [
        {
          kind: 'cut-made',
          stage: 1,
          kindOfStage: 'elimination',
          seeds: ['p4', 'p2'],
          otherReading: null,
        },
      ],
      warnings: [],
    })
  })

  it('passes over who has left or was removed', () => {
    const told = toTop(2, { players: 6 })
    told.plays('p1 100-0 p6', 'p2 100-1 p5', 'p3 100-2 p4')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.does({ kind: 'disqualify-player', player: id('p3'), when: 'now', reason: 'conduct' })
    expect(told.facts(command)).toMatchObject([{ seeds: ['p2', 'p4'] }])
  })

  it('takes everybody where the cut is larger than the field', () => {
    const told = toTop(8)
    told.plays('p1 100-0 p4', 'p2 100-1 p3')
    expect(told.facts(command)).toMatchObject([{ seeds: names(4) }])
  })

  const twoReadings = (cutOrder: 'points-margin' | 'standings') => {
    const told = toTop(2, { options: { cutOrder } }, 2)
    //      r1              r2              points  margin
    // p1   100-99 p2       0-100 p3        5       101 + 0   = 101   beat p2
    // p2   99-100 p1       100-0 p4        5       99 + 200  = 299
    // p3   50-50 p4        100-0 p1        6       100 + 200 = 300
    // p4   50-50 p3        0-100 p2        1
    told.plays('p1 100-99 p2', 'p3 50-50 p4')
    told.plays('p3 100-0 p1', 'p2 100-0 p4')
    return told
  }

  it('[XWEN-62] by points and margin alone, and warns that the standings would have it otherwise', () => {
    expect(twoReadings('points-margin').ask(command)).toEqual({
      granted: true,
      facts: [
        {
          kind: 'cut-made',
          stage: 1,
          kindOfStage: 'elimination',
          seeds: ['p3', 'p2'],
          otherReading: { in: ['p1'], out: ['p2'] },
        },
      ],
      warnings: [{ code: 'cut-reading-differs', in: ['p1'], out: ['p2'], rule: 'XWEN-62' }],
    })
  })

  it('by the standings where the organizer reads it so, with the warning turned round', () => {
    expect(twoReadings('standings').ask(command)).toMatchObject({
      facts: [{ seeds: ['p3', 'p1'], otherReading: { in: ['p2'], out: ['p1'] } }],
      warnings: [{ code: 'cut-reading-differs', in: ['p2'], out: ['p1'], rule: 'XWEN-62' }],
    })
  })

  it('[XWEN-63] seeds by the standings, also where the cut went by points and margin', () => {
    const told = toTop(3, {}, 2)
    told.plays('p1 100-99 p2', 'p3 50-50 p4')
    told.plays('p3 100-0 p1', 'p2 100-0 p4')
    // p1 and p2 have 5 points each; p1 beat p2 and stands above, though with the lower margin.
    expect(told.ask(command)).toMatchObject({
      facts: [{ seeds: ['p3', 'p1', 'p2'], otherReading: null }],
      warnings: [],
    })
  })

  it('takes nobody whom an earlier cut left behind, however many have gone since', () => {
    const told = story({
      regulation: 'x-wing/de',
      players: 6,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'swiss', rounds: 1, cut: 4 },
          { kind: 'elimination', rounds: null, cut: 4 },
        ],
      },
    })
    told.plays('p1 100-0 p6', 'p2 100-10 p5', 'p3 100-20 p4')
    told.does(command)
    told.does({ kind: 'start-stage' })
    told.plays('p1 100-0 p4', 'p2 100-0 p3')
    told.does({ kind: 'drop-player', player: id('p3'), when: 'now' })
    told.does(command)
    expect(told.state().cut?.seeds).toEqual(['p1', 'p2', 'p4'])
  })

  it('refuses before the first stage', () => {
    expect(story({ started: false }).refuses(command)).toEqual({ code: 'stage-not-started' })
  })

  it('refuses before the last Swiss round is closed', () => {
    const told = toTop(2, {}, 2)
    expect(told.refuses(command)).toEqual({ code: 'cut-not-due' })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'cut-not-due' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.refuses(command)).toEqual({ code: 'cut-not-due' })
  })

  it('says what is still to be settled', () => {
    const told = toTop(2, { regulation: 'x-wing/de' })
    told.does(propose('p3'))
    told.seats('p1 - p2', 'p3 - p4')
    calls(told, 'p1')
    reports(told, 'p4')
    told.wins('p1')
    told.wins('p3')
    told.does({ kind: 'close-round' })
    expect(told.does(command)).toEqual([
      { code: 'proposal-open', player: 'p3' },
      { code: 'call-open', table: 1 },
      { code: 'material-open', player: 'p4' },
    ])
  })

  it('refuses a second time', () => {
    const told = toTop(2)
    told.playRound()
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'cut-already-made' })
  })

  it('refuses where no cut is planned, and in the bracket', () => {
    const told = story()
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-further-stage' })
    expect(bracketStory(4).refuses(command)).toEqual({ code: 'no-further-stage' })
  })

  it('refuses with fewer than two players left', () => {
    const told = toTop(2)
    told.playRound()
    for (const name of ['p1', 'p2', 'p3']) {
      told.does({ kind: 'drop-player', player: id(name), when: 'now' })
    }
    expect(told.refuses(command)).toEqual({ code: 'too-few-players', needed: 2, present: 1 })
  })
})
