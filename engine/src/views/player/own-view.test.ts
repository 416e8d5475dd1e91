import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../../testing/story.ts'
import { peopleFrom } from '../../people/people.ts'
import type { Ruling } from '../../vocabulary/ruling.ts'
import { ownView } from './own-view.ts'

const people = peopleFrom([{ player: id('p1'), name: 'Ana Lis', contact: 'ana@example.org' }])
const own = (told: Story, name = 'p1') => ownView(told.state(), people, id(name), null)

describe('what a player sees about oneself', () => {
  it('is the next table, and the record so far', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.seats('p1 - p3', 'p2 - p4')
    expect(own(told)).toMatchObject({
      player: { player: 'p1', number: 1, name: 'Ana L.' },
      person: { name: 'Ana Lis', contact: 'ana@example.org' },
      table: { round: 2, table: 1, result: null },
      setUp: {},
      bye: null,
      matches: [{ round: 1, status: 'result' }, { round: 2 }],
      standing: { place: 1 },
      list: { status: 'missing' },
    })
  })

  it('is a bye where nobody is met', () => {
    const told = story({ players: 3 })
    told.seats('p2 - p3', 'p1 bye')
    expect(own(told)).toMatchObject({ table: null, setUp: null, bye: 'odd-number' })
  })

  it('is no further pairing for who is not in the cut, or beaten in the bracket', () => {
    const told = bracketStory(2)
    const out = () => ['p1', 'p2', 'p3'].map((name) => own(told, name)?.isOut)
    expect(out()).toEqual([false, false, true])
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    told.wins('p1')
    expect(out()).toEqual([false, true, true])
  })

  it('is nothing of a round that is not published', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    expect(own(told)).toMatchObject({ table: null, setUp: null, matches: [] })
  })

  it('is a ruling without the name of whoever made it', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const ruling = { about: 'conduct', players: [id('p1')], text: 'a warning' } as const
    told.does({ kind: 'record-ruling', ruling }, { by: { role: 'judge', leader: 'l1' as never } })
    expect(own(told)?.rulings).toEqual([
      {
        ...{ n: expect.any(Number), at: expect.any(Number), ruling, appeal: null },
        ...{ round: 1, rules: [], isFinal: false },
      },
    ])
    expect(own(told, 'p2')?.rulings).toEqual([])
  })

  it('[XWDE-7] [XWDE-17] is the penalty with the rules behind it, of the round it was made in', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.seats('p1 - p2', 'p3 - p4')
    const ruling: Ruling = {
      ...{ about: 'dispute', players: [id('p1')], text: 'took too long' },
      ...{ infraction: 'stalling', penalty: { kind: 'warning' } },
    }
    told.does({ kind: 'record-ruling', ruling }, { by: { role: 'organizer' } })
    expect(own(told)?.rulings).toMatchObject([
      { round: 1, ruling: { penalty: { kind: 'warning' } }, isFinal: true },
    ])
    expect(own(told)?.rulings[0]?.rules).toContain('XWDE-7')
  })

  it('is why somebody was disqualified, for these eyes alone', () => {
    const told = story()
    told.does({ kind: 'disqualify-player', player: id('p1'), when: 'now', reason: 'marked dice' })
    expect(own(told)?.disqualifiedFor).toBe('marked dice')
    expect(JSON.stringify(own(told, 'p2'))).not.toContain('marked dice')
  })

  it('is that somebody leaves, and whether the own word takes it back', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    expect(own(told)?.leaves).toBeNull()
    const by = { role: 'player', player: id('p1') } as const
    told.does({ kind: 'drop-player', player: id('p1'), when: 'after-round' }, { by })
    expect(own(told)?.leaves).toEqual({ after: 1, mayStay: true })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'after-round' })
    expect(own(told, 'p2')?.leaves).toEqual({ after: 1, mayStay: false })
  })

  it('is the rounds that a late player has missed', () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'register-late-player', player: id('late') })
    expect(own(told, 'late')?.missed).toEqual([1])
    expect(own(told)?.missed).toEqual([])
  })

  it('is the seed of who made the cut, and the place of who did not', () => {
    const told = bracketStory(4, { players: 8 })
    expect(own(told)?.cut).toEqual({ size: 4, seed: 1 })
    expect(own(told)?.placed).toBeNull()
    const missed = own(told, 'p7')
    expect(missed).toMatchObject({ isOut: true, cut: { size: 4, seed: null } })
    expect(missed?.placed).toEqual({ from: missed?.standing?.place, to: missed?.standing?.place })
  })

  it('is the name of the round after the cut', () => {
    const told = bracketStory(4)
    const names = () => own(told)?.matches.map(({ roundName }) => roundName)
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    const swiss = { kind: 'numbered', round: 1, of: 1 }
    expect(names()).toEqual([swiss, { kind: 'left', left: 2 }])
    told.wins('p1')
    told.wins('p2')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'publish-round' })
    expect(names()).toEqual([swiss, { kind: 'left', left: 2 }, { kind: 'left', left: 1 }])
  })

  it('is what the other one says of the own match, and nothing of other matches', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    const match = told.matchOf('p1').match
    const says = (player: string, second: number) =>
      told.does(
        {
          ...{ kind: 'report-result', match, player: id(player) },
          result: { ending: 'time', score: [80, second] },
        },
        { by: { role: 'player', player: id(player) } },
      )
    says('p2', 20)
    const theirs = { ending: 'time', score: [80, 20] }
    expect(own(told)?.table).toMatchObject({ own: null, theirs, differs: false })
    expect(JSON.stringify(own(told, 'p3'))).not.toContain('[80,20]')
    says('p1', 30)
    expect(own(told)?.table).toMatchObject({ theirs, differs: true, status: 'waiting' })
    says('p1', 20)
    expect(own(told)?.table).toMatchObject({ own: theirs, differs: false, status: 'result' })
  })

  it('is the opponent’s list as far as it is open', () => {
    const told = story()
    told.does({ kind: 'submit-list', player: id('p2'), list: { kind: 'text', text: 'Wedge' } })
    told.seats('p1 - p2', 'p3 - p4')
    expect(own(told)?.table?.opponent.list).toBeNull()
    told.does({ kind: 'open-lists', to: 'opponents' })
    expect(own(told)?.table?.opponent.list).toMatchObject({ text: 'Wedge' })
    expect(own(told, 'p3')?.table?.opponent.list).toBeNull()
  })

  it('is every number of the last closed round, and the place after each', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-50 p4')
    told.plays('p1 20-100 p3', 'p2 100-0 p4')
    told.seats('p1 100-0 p4', 'p2 - p3')
    const seen = own(told)
    expect(seen?.explanation?.tournamentPoints.addends).toHaveLength(2)
    expect(seen?.placesSoFar).toEqual([
      { round: 1, place: 1 },
      { round: 2, place: seen?.standing?.place },
    ])
    expect(seen?.named.map(({ player }) => player).toSorted()).toEqual(['p2', 'p3'])
  })

  it('[XWDE-18] names the rule against aids while the match runs', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.seats('p1 - p2', 'p3 - p4')
    expect(own(told)?.table?.noAids).toBe('XWDE-18')
  })

  it('is nothing for somebody who does not play', () => {
    expect(own(story(), 'nobody')).toBeNull()
  })
})
