import { describe, expect, it } from 'vitest'
import { bracketStory, id, story } from '../../../testing/story.ts'
import { openEvent } from '../../event/replay.ts'
import { measuresIn } from './shown-measures.ts'
import { standingsView } from './standings.ts'

describe('the standings', () => {
  it('are lines to show: exact values as texts, decimals only to look at', () => {
    const told = story({ players: 3, options: { strengthOfSchedule: 'tome' } })
    told.plays('p1 100-0 p2', 'p3 bye')
    told.plays('p1 100-50 p3', 'p2 bye')
    told.plays('p2 100-40 p3', 'p1 bye')
    const { afterRound, rows } = standingsView(told.state())
    expect(afterRound).toBe(3)
    expect(rows[0]).toEqual({
      place: 1,
      player: 'p1',
      tournamentPoints: 15,
      marginOfVictory: 500,
      // (10/3 + 5/3) / 3
      strengthOfSchedule: '5/3',
      strengthOfScheduleShown: 5 / 3,
      extendedStrengthOfSchedule: null,
      tally: { won: 2, modified: 0, drawn: 0, lost: 0, byes: 1, unpairedLosses: 0 },
      opponents: ['p2', 'p3'],
      decidedBy: 'tournament-points',
      status: 'active',
    })
    expect(rows.map(({ place, player }) => `${place} ${player}`)).toEqual(['1 p1', '2 p2', '3 p3'])
    expect(rows.at(-1)?.decidedBy).toBeNull()
  })

  it.each([
    { regulation: 'x-wing/en-3.2', columns: ['margin-of-victory', 'strength-of-schedule'] },
    {
      regulation: 'card-game/de-2014',
      columns: ['strength-of-schedule', 'extended-strength-of-schedule'],
    },
  ])('have a column for each measure of $regulation', ({ regulation, columns }) => {
    const told = story({ players: 4, regulation })
    const { measures, rows } = standingsView(told.state())
    expect(measures).toEqual(columns)
    for (const row of rows) expect(measuresIn(row).map(({ name }) => name)).toEqual(columns)
  })

  it('say what a measure is worth exactly, and about how much that is', () => {
    const row = {
      marginOfVictory: 500,
      strengthOfSchedule: '5/3',
      extendedStrengthOfSchedule: null,
    }
    expect(measuresIn(row)).toEqual([
      { name: 'margin-of-victory', exactly: '500', shown: 500 },
      { name: 'strength-of-schedule', exactly: '5/3', shown: 5 / 3 },
    ])
  })

  it('count a result as soon as it is entered', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p2')
    expect(standingsView(told.state())).toMatchObject({
      afterRound: 1,
      rows: [{ player: 'p2', tournamentPoints: 5 }, {}, {}, {}],
    })
  })

  it('do not show that a round is paired before it is published', () => {
    const told = story()
    told.playRound()
    const before = standingsView(told.state())
    told.does({ kind: 'pair-round' })
    expect(standingsView(told.state())).toEqual(before)
  })

  it('are those of the Swiss rounds, also when the bracket is played', () => {
    const told = bracketStory(4)
    const before = standingsView(told.state())
    told.playRound()
    expect(standingsView(told.state())).toEqual(before)
    expect(before.afterRound).toBe(1)
  })

  it('looked back at are what they were, whatever happened since', () => {
    const told = story({ players: 9, options: { readmission: 'on' } })
    const then = [standingsView(told.state())]
    for (let round = 1; round <= 5; round++) {
      told.playRound()
      then.push(standingsView(told.state()))
    }
    const now = told.state()
    then.forEach((view, after) => {
      expect(standingsView(now, after)).toEqual(view)
    })
    // A replayed log says the same, lots and all.
    const again = openEvent(told.event().log).state ?? expect.fail('no event')
    then.forEach((view, after) => {
      expect(standingsView(again, after)).toEqual(view)
    })
  })

  it('looked back at keep their order when somebody leaves later', () => {
    const told = story({ players: 8 })
    told.playRound()
    const order = standingsView(told.state()).rows.map(({ place, player }) => ({ place, player }))
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    told.playRound()
    const back = standingsView(told.state(), 1).rows
    expect(back.map(({ place, player }) => ({ place, player }))).toEqual(order)
    expect(back.find(({ player }) => player === id('p1'))?.status).toBe('dropped')
  })

  it('looked back at show results as amended since', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.playRound()
    const match = told.state().rounds[0]?.matches[0] ?? expect.fail('no match')
    const result = { ending: 'destruction', score: [0, 100] } as const
    told.does({ kind: 'amend-result', match, result, reason: 'mistyped' })
    const line = standingsView(told.state(), 1).rows.find(({ player }) => player === id('p2'))
    expect(line).toMatchObject({ tournamentPoints: 5 })
  })

  it('after more rounds than there were are those of today', () => {
    const told = story()
    told.playRound()
    expect(standingsView(told.state(), 9)).toEqual(standingsView(told.state(), 1))
  })

  it('list the disqualified last, without a place', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-1 p4')
    told.does({ kind: 'disqualify-player', player: id('p1'), when: 'now', reason: 'conduct' })
    const lines = standingsView(told.state()).rows.map(
      ({ place, player, status }) => `${place} ${player} ${status}`,
    )
    expect(lines).toEqual(['1 p3 active', '2 p4 active', '3 p2 active', 'null p1 disqualified'])
  })
})
