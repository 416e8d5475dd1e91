import { describe, expect, it } from 'vitest'
import { bracketStory, id, story } from '../../../testing/story.ts'
import { firstImpossible } from '../impossible.ts'

const late = (name: string) => ({ kind: 'register-late-player', player: id(name) }) as const
const twoRounds = {
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: 2, cut: null },
    { kind: 'elimination', rounds: null, cut: 2 },
  ],
} as const

describe('register-late-player', () => {
  it('lets a player in who missed nothing before round 1 is published', () => {
    const told = story()
    expect(told.facts(late('ada'))).toEqual([
      { kind: 'player-entered-late', player: 'ada', number: 5, missed: [] },
    ])
    expect(told.state().players.get(id('ada'))).toMatchObject({
      status: 'active',
      checkedIn: true,
      missed: [],
    })
  })

  it('counts every round that is published or closed as missed', () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(told.facts(late('ada'))).toMatchObject([{ missed: [1, 2] }])
  })

  it('keeps the number of a registered player who had not checked in', () => {
    const told = story({ started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'register-player', player: id('ben') })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.facts(late('ada'))).toMatchObject([{ player: 'ada', number: 5 }])
    expect(told.facts(late('cy'))).toMatchObject([{ player: 'cy', number: 7 }])
  })

  it('throws a pairing away that nobody has seen, and says so', () => {
    const told = story({ regulation: 'x-wing/pl' })
    told.does({ kind: 'pair-round' })
    expect(told.ask(late('ada'))).toEqual({
      granted: true,
      facts: [
        { kind: 'round-unpaired', round: 1 },
        { kind: 'player-entered-late', player: 'ada', number: 5, missed: [] },
      ],
      warnings: [{ code: 'pairing-discarded', round: 1 }],
    })
  })

  it('refuses whoever plays, has left or was removed', () => {
    const told = story()
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'disqualify-player', player: id('p3'), when: 'now', reason: 'conduct' })
    for (const player of ['p1', 'p2', 'p3']) {
      expect(told.refuses(late(player))).toEqual({ code: 'already-registered', player })
    }
  })

  it('refuses the same player twice', () => {
    const told = story()
    told.does(late('ada'))
    expect(told.refuses(late('ada'))).toEqual({ code: 'already-registered', player: 'ada' })
  })

  it('refuses before the start: that is a registration', () => {
    expect(story({ started: false }).refuses(late('ada'))).toEqual({
      code: 'registration-still-open',
      player: 'ada',
    })
  })

  it('refuses once the cut is made, and in the bracket', () => {
    const told = story({ structure: twoRounds })
    told.playRound()
    told.playRound()
    told.does({ kind: 'make-cut' })
    expect(told.refuses(late('ada'))).toEqual({ code: 'stage-over', player: 'ada' })
    expect(bracketStory(4).refuses(late('ada'))).toEqual({ code: 'stage-over', player: 'ada' })
  })

  it('takes a place that somebody left free', () => {
    const told = story({ players: 4 })
    told.does({ kind: 'set-capacity', players: 4 })
    expect(told.refuses(late('ada')).code).toBe('hall-full')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.does(late('ada'))
  })

  it('refuses where the organizer lets nobody in late', () => {
    const told = story({ options: { lateEntry: 'refuse' } })
    expect(told.refuses(late('ada'))).toEqual({ code: 'late-entry-refused', player: 'ada' })
  })
})

describe('register-late-player into the running round', () => {
  const joins = (name: string) => ({ ...late(name), joins: 'running-round' }) as const

  it('meets whoever sits out because the number was odd', () => {
    const told = story({ players: 5, regulation: 'x-wing/pl' })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    expect(told.facts(joins('ada'))).toMatchObject([
      { kind: 'player-entered-late', player: 'ada', number: 6, missed: [] },
      { kind: 'round-repaired', round: 1, removed: [], byes: [], pairings: [{ table: 3 }] },
    ])
    expect(told.matchAt(3).players).toEqual(['p5', 'ada'])
    told.wins('ada')
  })

  it('makes a match of its own also where the hall was full and somebody said why', () => {
    const told = story({ players: 5 })
    told.does({ kind: 'set-capacity', players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    expect(told.refuses(joins('ada'))).toEqual({
      code: 'hall-full',
      player: 'ada',
      places: 5,
      overridable: true,
    })
    told.does(joins('ada'), { override: 'nobody sits alone' })
    const { match } = told.matchOf('ada')
    expect(match).toBe(`${told.entryOf('round-repaired')}-3`)
  })

  it('takes losses for the rounds before it only', () => {
    const told = story({ players: 5, regulation: 'x-wing/pl' })
    told.plays('p1 100-0 p2', 'p3 100-0 p4', 'p5 bye')
    told.seats('p1 - p3', 'p2 - p5', 'p4 bye')
    expect(told.facts(joins('ada'))).toMatchObject([{ missed: [1] }, {}])
  })

  it('leaves the bye of somebody who goes after the round, here and wherever the log is taken', () => {
    const told = story({ players: 6, regulation: 'x-wing/pl' })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye', 'p6 bye')
    told.does({ kind: 'drop-player', player: id('p6'), when: 'after-round' })
    expect(told.facts(joins('ada'))).toMatchObject([
      { kind: 'player-entered-late' },
      { kind: 'round-repaired', byes: [{ player: 'p6' }] },
    ])
    expect(told.matchOf('ada').players).toEqual(['p5', 'ada'])
    expect(firstImpossible(told.event().log)).toBeNull()
  })

  it('refuses where nobody sits out', () => {
    const told = story({ players: 4 })
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(joins('ada'))).toEqual({ code: 'nobody-sits-out', round: 1 })
  })

  it('is an ordinary late entry where no round is running', () => {
    const told = story({ players: 4 })
    expect(told.facts(joins('ada'))).toEqual([
      { kind: 'player-entered-late', player: 'ada', number: 5, missed: [] },
    ])
  })
})
