import { describe, expect, it } from 'vitest'
import { appoint, byLeader, byPlayer } from '../../../testing/leaders.ts'
import { reports } from '../../../testing/matters.ts'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import type { Command } from '../../event/commands.ts'
import type { Structure } from '../../vocabulary/stage.ts'
import { awaiting } from './awaiting.ts'

const step = (told: Story) => awaiting(told.state())

describe('what the day waits for', () => {
  it('is one step after the other, from the first registration to the champion', () => {
    const told = story({
      createdBy: 'l0',
      regulation: 'x-wing/de',
      players: 0,
      started: false,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'elimination', rounds: null, cut: 2 },
        ],
      },
    })
    expect(step(told)).toEqual({ step: 'register-players', registered: 0 })
    told.does({ kind: 'register-player', player: id('p1') })
    expect(step(told)).toEqual({ step: 'register-players', registered: 1 })
    for (const name of ['p2', 'p3', 'p4']) told.does({ kind: 'register-player', player: id(name) })
    expect(step(told)).toEqual({ step: 'check-in-players', missing: 4 })
    for (const name of ['p1', 'p2', 'p3']) told.does({ kind: 'check-in-player', player: id(name) })
    const without = 'announce-event'
    expect(step(told)).toEqual({ step: 'check-in-players', missing: 1, without })
    told.does({ kind: 'check-in-player', player: id('p4') })
    expect(step(told)).toEqual({ step: 'announce-event' })
    told.does({ kind: 'announce-event' })
    expect(step(told)).toEqual({ step: 'start-stage', stage: 1 })
    told.does({ kind: 'start-stage' })

    expect(step(told)).toEqual({ step: 'pair-round', round: 1 })
    told.does({ kind: 'pair-round' })
    expect(step(told)).toEqual({ step: 'publish-round', round: 1 })
    told.does({ kind: 'publish-round' })
    const results = { step: 'enter-results', round: 1, of: 2 } as const
    expect(step(told)).toEqual({ ...results, tables: [1, 2], isClockRunning: false })
    told.does({ kind: 'start-clock' })
    told.wins(told.matchAt(1).players[0])
    expect(step(told)).toEqual({ ...results, tables: [2], isClockRunning: true })
    told.wins(told.matchAt(2).players[0])
    expect(step(told)).toEqual({ step: 'close-round', round: 1 })
    told.does({ kind: 'close-round' })

    expect(step(told)).toEqual({ step: 'make-cut', size: 2 })
    told.does({ kind: 'make-cut' })
    expect(step(told)).toEqual({ step: 'start-stage', stage: 2 })
    told.does({ kind: 'start-stage' })
    expect(step(told)).toEqual({ step: 'pair-round', round: 2 })
    told.playRound()
    expect(step(told)).toEqual({ step: 'finish-event' })
    told.does({ kind: 'finish-event' })
    expect(step(told)).toEqual({ step: 'nothing' })
  })

  it('goes on without whoever has not come, as soon as two are there', () => {
    const told = story({ players: 5, started: false, regulation: 'x-wing/de', createdBy: 'l0' })
    for (const name of ['p2', 'p3', 'p4', 'p5']) {
      told.does({ kind: 'cancel-check-in', player: id(name) })
    }
    expect(step(told)).toEqual({ step: 'check-in-players', missing: 4 })
    for (const name of ['p2', 'p3', 'p4']) told.does({ kind: 'check-in-player', player: id(name) })
    const waits = { step: 'check-in-players', missing: 1 } as const
    expect(step(told)).toEqual({ ...waits, without: 'announce-event' })
    told.does({ kind: 'announce-event' })
    expect(step(told)).toEqual({ ...waits, without: 'start-stage' })
    told.does({ kind: 'start-stage' })
    expect(told.state().stages[0]?.entrants).toHaveLength(4)
  })

  it('is a new announcement when the head count has changed', () => {
    const told = story({ players: 5, started: false, regulation: 'x-wing/de', createdBy: 'l0' })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'drop-player', player: id('p5'), when: 'now' })
    expect(step(told)).toEqual({ step: 'announce-event' })
    told.does({ kind: 'announce-event' })
    expect(step(told)).toEqual({ step: 'start-stage', stage: 1 })
  })

  it('is the end after the last planned round, and a further round where no end is fixed', () => {
    const stages = [{ kind: 'swiss', rounds: 1, cut: null }] as const
    const planned = story({ structure: { kind: 'custom', stages } })
    planned.playRound()
    expect(step(planned)).toEqual({ step: 'finish-event' })
    const open = story()
    open.playRound()
    expect(step(open)).toEqual({ step: 'pair-round', round: 2 })
  })

  it('is the end where fewer than two are left to pair', () => {
    const told = story({ structure: { kind: 'basic' }, regulation: 'x-wing/de' })
    told.playRound(({ players: [a, b] }) => {
      return { ending: 'destruction', score: a < b ? [100, 0] : [0, 100] }
    })
    for (const name of ['p2', 'p3', 'p4']) {
      told.does({ kind: 'drop-player', player: id(name), when: 'now' })
    }
    expect(step(told)).toEqual({ step: 'finish-event' })
    told.does({ kind: 'finish-event' })
    expect(step(told)).toEqual({ step: 'nothing' })
  })

  describe('a title that two are level for', () => {
    const level = { ending: 'games', games: ['first', 'first'] } as const
    /** Two winners of one round, who are level. */
    const played = (structure: Structure) => {
      const told = story({ regulation: 'card-game/de-2014-team', structure })
      told.playRound(() => level)
      return told
    }
    const stages = [{ kind: 'swiss', rounds: 1, cut: null }] as const

    it('is played for after the planned rounds', () => {
      const told = played({ kind: 'custom', stages })
      expect(step(told)).toEqual({ step: 'make-cut', size: 2 })
      told.does({ kind: 'make-cut' })
      expect(step(told)).toEqual({ step: 'start-stage', stage: 2 })
      told.does({ kind: 'start-stage' })
      told.playRound(() => ({ ending: 'won', winner: 'second', light: 'first' }))
      expect(step(told)).toEqual({ step: 'finish-event' })
      const [first, second] = told.state().stages[1]?.entrants ?? []
      expect(told.facts({ kind: 'finish-event' })).toMatchObject([
        { champion: second, places: [{ player: second }, { player: first }, {}, {}] },
      ])
    })

    it('is played for where no end is fixed, once the leader ends it so', () => {
      const told = played({ kind: 'open' })
      expect(step(told)).toEqual({ step: 'pair-round', round: 2 })
      expect(told.refuses({ kind: 'finish-event' })).toEqual({ code: 'cut-needed' })
      told.does({ kind: 'make-cut' })
      expect(step(told)).toEqual({ step: 'start-stage', stage: 2 })
      expect(told.refuses({ kind: 'pair-round' })).toEqual({ code: 'cut-needed' })
    })

    it('is not played for any more when a corrected result leaves one alone in front', () => {
      for (const structure of [{ kind: 'custom', stages }, { kind: 'open' }] as const) {
        const told = played(structure)
        told.does({ kind: 'make-cut' })
        const match = told.state().rounds[0]?.matches[0] ?? expect.fail('no match')
        const result = { ending: 'games', games: ['first', 'draw'] } as const
        told.does({ kind: 'amend-result', match, result, reason: 'mistyped' })
        expect(step(told)).toEqual({ step: 'finish-event' })
        expect(told.refuses({ kind: 'pair-round' })).toMatchObject({ code: 'no-further-round' })
        expect(told.facts({ kind: 'finish-event' })).toMatchObject([{ kind: 'event-finished' }])
      }
    })
  })

  it('is closing where a round has byes only', () => {
    const told = bracketStory(2)
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(step(told)).toEqual({ step: 'close-round', round: 2 })
  })

  it('is the step again that was undone', () => {
    const told = bracketStory(4)
    for (const [kind, awaited] of [
      ['stage-started', 'start-stage'],
      ['cut-made', 'make-cut'],
      ['round-closed', 'close-round'],
      ['result-entered', 'enter-results'],
    ] as const) {
      told.does({ kind: 'undo', entry: told.entryOf(kind), reason: 'one step back' })
      expect(step(told).step).toBe(awaited)
    }
  })

  it('can always be done: the awaited command is granted all day long', () => {
    const told = bracketStory(6, { players: 10 })
    for (let steps = 0; steps < 60; steps++) {
      const next = step(told)
      if (next.step === 'nothing') return
      if (next.step === 'enter-results') told.wins(told.matchAt(next.tables[0] ?? 0).players[1])
      else told.does({ kind: next.step } as Command)
    }
    expect.fail('the day does not end')
  })

  const against = (told: Story) => awaiting(told.state()).against?.map(({ code }) => code)

  it('says what speaks against the start: lists, missions, a second leader', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override: 'there is nobody else' })
    expect(against(told)).toEqual(['second-judge-missing', 'lists-missing'])
    told.does({ kind: 'start-stage' }, { override: 'go' })
    expect(against(told)).toBeUndefined()
    const skirmish = story({
      createdBy: 'l0',
      regulation: 'imperial-assault/de-2.2.1',
      tier: 'competitive',
      date: '2018-01-01',
      missions: ['a map of our own'],
      started: false,
    })
    skirmish.does({ kind: 'announce-event' })
    expect(against(skirmish)).toEqual(['missions-not-legal', 'lists-missing'])
  })

  it('[XWEN-17] says that players were told otherwise, and waits to hear why', () => {
    const top = (cut: number) =>
      ({
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 2, cut: null },
          { kind: 'elimination', rounds: null, cut },
        ],
      }) as const
    const told = story({ structure: top(4), started: false })
    told.does({ kind: 'announce-event' })
    expect(awaiting(told.state()).step).toBe('start-stage')
    told.does({ kind: 'change-structure', structure: top(2) })
    expect(awaiting(told.state())).toMatchObject({
      step: 'announce-event',
      against: [{ code: 'announced-otherwise', rule: 'XWEN-17', overridable: true }],
    })
    told.does({ kind: 'announce-event' }, { override: 'the hall closes at six' })
    expect(awaiting(told.state()).step).toBe('start-stage')
  })

  it('says what speaks against a round: a part still missing, nobody to rule', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'organizer', { plays: 'p1' }))
    told.does(appoint('l2', 'judge', { plays: 'p2' }))
    told.does({ kind: 'pair-round' })
    expect(against(told)).toContain('announcement-outdated')
    told.does({ kind: 'announce-event' })
    told.seats('p1 - p3', 'p2 - p4')
    const lost = reports(told, 'p3')
    told.wins(told.matchOf('p1').players[0])
    told.wins(told.matchOf('p2').players[0])
    told.does({ kind: 'close-round' })
    expect(against(told)).toEqual(['material-missing'])
    told.does({ kind: 'settle-material', case: lost, outcome: 'replaced' })
    expect(against(told)).toBeUndefined()
    const pair = (a: string, b: string) => [id(a), id(b)] as const
    const tables = [pair('p1', 'p2'), pair('p3', 'p4')]
    told.does({ kind: 'pair-round-by-hand', tables, byes: [], reason: 'as played' })
    expect(against(told)).toEqual(['ruling-leader-missing'])
  })

  it('says what speaks against the end of a round: a result that nobody confirmed', () => {
    const told = story({ regulation: 'x-wing/de', started: false })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchOf('p1')
    told.wins(told.matchOf('p3').players[0])
    const result = { ending: 'destruction', score: [100, 0] } as const
    told.does({ kind: 'enter-result', match, result }, byLeader('l1', 'judge'))
    expect(against(told)).toEqual(['confirmation-missing'])
    told.does({ kind: 'report-result', match, player: id('p2'), result }, byPlayer('p2'))
    expect(against(told)).toBeUndefined()
  })
})
