import { describe, expect, it } from 'vitest'
import { anySquad, product, ship } from '../../../testing/squad.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import type { Actor } from '../../vocabulary/role.ts'
import type { ListsOpenTo } from '../../vocabulary/squad-list.ts'
import { listsView, listView } from './lists.ts'

const list = anySquad({ ships: [ship({ product: product({ released: {} }) })] })
const player = (name: string): Actor => ({ role: 'player', player: id(name) })
const leaders: readonly Actor[] = [
  { role: 'organizer' },
  { role: 'marshal' },
  { role: 'judge' },
  { role: 'scorekeeper' },
]
const spectator: Actor = { role: 'spectator' }

/** p1, who meets p2, has handed in a list, which was corrected to somebody's advantage. */
const corrected = (): Story => {
  const told = story({ regulation: 'x-wing/de', started: false })
  told.does({ kind: 'submit-list', player: id('p1'), list })
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  const correction = { player: id('p1'), list, reason: 'as played', possibleAdvantage: true }
  told.does({ kind: 'correct-list', ...correction })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}

describe('a list', () => {
  it.each(leaders)('is open to leaders with all that is to be said about it: %j', (reader) => {
    expect(listView(corrected().state(), id('p1'), reader, null)).toMatchObject({
      player: 'p1',
      status: 'shown',
      list,
      findings: [{ code: 'release-unknown', rule: 'XWDE-47', where: { entry: 0 } }],
      corrections: [{ reason: 'as played', possibleAdvantage: true }],
      investigate: true,
    })
  })

  it('is open to its player, who hears of no suspicion', () => {
    expect(listView(corrected().state(), id('p1'), player('p1'), null)).toEqual({
      player: 'p1',
      status: 'shown',
      list,
      findings: [expect.objectContaining({ code: 'release-unknown' })],
      corrections: [
        {
          reason: 'as played',
          possibleAdvantage: false,
          changes: { removed: [], added: [], points: { before: 50, now: 50 } },
        },
      ],
      investigate: false,
    })
  })

  it.each<[ListsOpenTo, string, Actor, 'shown' | 'hidden']>([
    ['leaders', 'the opponent', player('p2'), 'hidden'],
    ['leaders', 'spectators', spectator, 'hidden'],
    ['opponents', 'the opponent', player('p2'), 'shown'],
    ['opponents', 'other players', player('p3'), 'hidden'],
    ['opponents', 'spectators', spectator, 'hidden'],
    ['everybody', 'other players', player('p3'), 'shown'],
    ['everybody', 'spectators', spectator, 'shown'],
  ])('that is open to %s, for %s: %4$s', (to, _, reader, status) => {
    const told = corrected()
    told.does({ kind: 'open-lists', to })
    expect(listView(told.state(), id('p1'), reader, null)).toEqual({
      player: 'p1',
      status,
      list: status === 'shown' ? list : null,
      findings: [],
      corrections: [],
      investigate: false,
    })
  })

  it('is not open to an opponent nobody has published', () => {
    const told = story({ regulation: 'x-wing/de', players: 2 })
    told.does({ kind: 'submit-list', player: id('p1'), list })
    told.does({ kind: 'open-lists', to: 'opponents' })
    told.does({ kind: 'pair-round' })
    expect(listView(told.state(), id('p1'), player('p2'), null).status).toBe('hidden')
    told.does({ kind: 'publish-round' })
    expect(listView(told.state(), id('p1'), player('p2'), null).status).toBe('shown')
  })

  it('is missing where it is due, and only there', () => {
    expect(listView(corrected().state(), id('p2'), spectator, null).status).toBe('none')
    expect(listView(story().state(), id('p2'), spectator, null).status).toBe('missing')
  })
})

it('all lists come in the order of the players’ numbers', () => {
  const rows = listsView(corrected().state(), { role: 'judge' }, null)
  expect(rows.map((row) => `${row.player} ${row.status}`)).toEqual([
    'p1 shown',
    'p2 none',
    'p3 none',
    'p4 none',
  ])
})
