import { describe, expect, it } from 'vitest'
import { disqualify, propose, reports } from '../../../testing/matters.ts'
import { bracketStory, id, story } from '../../../testing/story.ts'
import { awaiting } from '../../views/rounds/awaiting.ts'

const command = { kind: 'finish-event' } as const
const rounds = (count: number, cut?: number) =>
  ({
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: count, cut: null },
      ...(cut === undefined ? [] : [{ kind: 'elimination', rounds: null, cut } as const]),
    ],
  }) as const

describe('finish-event', () => {
  it('[XWEN-16] after the planned rounds the standings decide', () => {
    const told = story({ structure: rounds(1) })
    told.plays('p3 100-0 p4', 'p2 100-10 p1')
    const places = [
      { place: 1, player: 'p3' },
      { place: 2, player: 'p2' },
      { place: 3, player: 'p1' },
      { place: 4, player: 'p4' },
    ]
    expect(told.facts(command)).toEqual([{ kind: 'event-finished', champion: 'p3', places }])
    expect(told.state().finished).toMatchObject({ champion: 'p3' })
  })

  it('an event without a fixed end may end after any round', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-10 p4')
    expect(told.facts(command)).toMatchObject([{ champion: 'p1' }])
  })

  it('says what is still to be settled, and nothing of what is', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(propose('p1'))
    told.does(propose('p2'))
    told.does(disqualify('p2'))
    told.does({ kind: 'call-judge', about: 'the hall is cold' })
    const found = reports(told, 'p3')
    told.does({ kind: 'settle-material', case: found, outcome: 'replaced' })
    told.playRound()
    expect(told.does(command)).toEqual([
      { code: 'proposal-open', player: 'p1' },
      { code: 'call-open', table: null },
    ])
  })

  it('lists the disqualified last, without a place', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-10 p4')
    told.does({ kind: 'disqualify-player', player: id('p1'), when: 'now', reason: 'conduct' })
    expect(told.facts(command)).toMatchObject([
      {
        champion: 'p3',
        places: [
          { place: 1, player: 'p3' },
          { place: 2, player: 'p4' },
          { place: 3, player: 'p2' },
          { place: null, player: 'p1' },
        ],
      },
    ])
  })

  it('[XWEN-64] the last player left in the bracket is champion', () => {
    const told = bracketStory(4)
    told.playRound()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.wins('p2')
    told.does({ kind: 'close-round' })
    expect(told.facts(command)).toMatchObject([
      {
        champion: 'p2',
        places: [
          { place: 1, player: 'p2' },
          { place: 2, player: 'p1' },
          { place: 3, player: 'p3' },
          { place: 4, player: 'p4' },
        ],
      },
    ])
  })

  it('refuses before the first stage', () => {
    expect(story({ started: false }).refuses(command)).toEqual({ code: 'stage-not-started' })
  })

  it('refuses while a round is open, naming the tables without result', () => {
    const told = story({ structure: rounds(1) })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(command)).toEqual({ code: 'round-open', round: 1, tables: [1, 2] })
    told.does({ kind: 'publish-round' })
    told.wins(told.matchAt(1).players[0])
    expect(told.refuses(command)).toEqual({ code: 'round-open', round: 1, tables: [2] })
    told.wins(told.matchAt(2).players[0])
    expect(told.refuses(command)).toEqual({ code: 'round-open', round: 1, tables: [] })
  })

  it('refuses before the planned rounds are played', () => {
    const told = story({ structure: rounds(2) })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
  })

  it('refuses an event without a fixed end before its first round', () => {
    expect(story().refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
  })

  it('[XWEN-20] a premier event without a fixed end: what is below the minimum goes on record', () => {
    const told = story({ players: 10, tier: 'premier' })
    told.playRound()
    const rounds = {
      code: 'below-minimum',
      what: 'rounds',
      minimum: 4,
      planned: 1,
      rule: 'XWEN-20',
      overridable: true,
    }
    const cut = { ...rounds, what: 'cut', planned: 0 }
    expect(told.refuses(command)).toEqual(rounds)
    expect(told.refuses(command, { override: ' ' })).toEqual(rounds)
    expect(told.facts(command, { override: 'the hall closes' })).toMatchObject([
      { kind: 'rule-overridden', refusal: rounds, reason: 'the hall closes' },
      { kind: 'rule-overridden', refusal: cut, reason: 'the hall closes' },
      { kind: 'event-finished' },
    ])
    const entry = told.entryOf('event-finished')
    expect(told.facts({ kind: 'undo', entry, reason: 'the hall stays open' })).toHaveLength(3)
  })

  it('refuses before the cut, and before the bracket is played out', () => {
    const told = story({ structure: rounds(1, 2) })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'cut-needed' })
    told.does({ kind: 'make-cut' })
    expect(told.refuses(command)).toEqual({ code: 'cut-needed' })
    told.does({ kind: 'start-stage' })
    expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 2 })
  })

  it('[LCG-61] once the cut is made the stage is over, though its plan has more rounds again', () => {
    const told = story({ regulation: 'card-game/de-2014-team', structure: rounds(1) })
    told.does({ kind: 'change-structure', structure: rounds(2) }, { override: 'more time' })
    told.does({ kind: 'undo', entry: told.entryOf('structure-changed'), reason: 'a slip' })
    told.playRound()
    told.does({ kind: 'make-cut' })
    const [first, second] = told.state().cut?.seeds ?? []
    told.does({ kind: 'undo', entry: told.entryOf('undone'), reason: 'no slip' })
    told.does({ kind: 'decline-place', player: first ?? expect.fail('nobody') })
    expect(awaiting(told.state())).toEqual({ step: 'finish-event' })
    expect(told.facts(command)).toMatchObject([{ champion: second }])
  })

  it.each([1, 0])('ends where %i are left to pair, whatever was planned', (left) => {
    const told = story({ structure: rounds(3, 4) })
    told.plays('p1 100-0 p2', 'p3 100-10 p4')
    for (const name of ['p4', 'p3', 'p2', 'p1'].slice(0, 4 - left)) {
      told.does({ kind: 'drop-player', player: id(name), when: 'now' })
    }
    expect(awaiting(told.state())).toEqual({ step: 'finish-event' })
    expect(told.facts(command)).toMatchObject([{ champion: 'p1' }])
  })

  it('the one who is left has won the stage that was to follow, whoever led before', () => {
    const ended = (structure: ReturnType<typeof rounds>) => {
      const told = story({ structure })
      told.plays('p1 100-0 p2', 'p3 100-10 p4')
      for (const name of ['p1', 'p2', 'p3']) {
        told.does({ kind: 'drop-player', player: id(name), when: 'now' })
      }
      told.does(command)
      return told.state().finished?.places.map(({ player }) => player)
    }
    expect(ended(rounds(3, 4))).toEqual(['p4', 'p1', 'p3', 'p2'])
    expect(ended(rounds(3))?.[0]).toBe('p1')
  })

  it('does not end so while a second one is there, or a round is open', () => {
    const told = story({ structure: rounds(3) })
    told.plays('p1 100-0 p2', 'p3 100-10 p4')
    for (const name of ['p3', 'p4']) {
      told.does({ kind: 'drop-player', player: id(name), when: 'now' })
    }
    expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.does({ kind: 'drop-player', player: id('p1'), when: 'after-round' })
    expect(told.refuses(command)).toMatchObject({ code: 'round-open' })
  })

  it('refuses where nobody is left to win', () => {
    const told = story({ structure: rounds(1), players: 2 })
    told.playRound()
    for (const name of ['p1', 'p2']) {
      told.does({ kind: 'disqualify-player', player: id(name), when: 'now', reason: 'conduct' })
    }
    expect(told.refuses(command)).toEqual({ code: 'too-few-players', needed: 1, present: 0 })
  })

  it('refuses a second time', () => {
    const told = story()
    told.playRound()
    told.does(command)
    expect(told.refuses(command)).toEqual({ code: 'event-finished' })
  })
})
