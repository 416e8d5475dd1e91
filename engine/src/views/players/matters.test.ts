import { describe, expect, it } from 'vitest'
import { appoint, calls, namesOf, propose, reports, rules } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import { type Instant, instant } from '../../vocabulary/instant.ts'
import { mattersView } from './matters.ts'

const german = (): Story => {
  const told = story({ regulation: 'x-wing/de' })
  appoint(told, 'marshal')
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const last = (told: Story): Instant => told.event().log.at(-1)?.at ?? expect.fail('no log')
const later = (told: Story, minutes: number) => instant(last(told) + minutes * 60_000)
const view = (told: Story, minutes = 0) => mattersView(told.state(), later(told, minutes))

describe('what leaders have to settle', () => {
  it('nothing in an event where all is well', () => {
    expect(view(german())).toEqual({
      calls: [],
      cases: [],
      proposals: [],
      appealable: [],
      appealed: [],
      lossesToEnter: [],
    })
  })

  it('calls, with their table and how long they wait', () => {
    const told = german()
    const [first, second] = [calls(told, 'p3'), calls(told, 'p1')]
    told.does({ kind: 'take-call', call: second })
    told.does({ kind: 'close-call', call: first })
    told.does({ kind: 'call-judge', about: 'the hall is cold' })
    const [call, hall, ...more] = mattersView(told.state(), later(told, 3)).calls
    expect(call).toMatchObject({ n: second, table: 1, player: 'p1', taken: { by: {} } })
    expect(call?.waiting).toBe(later(told, 3) - (call?.at ?? 0))
    expect(hall).toMatchObject({ table: null, waiting: 180_000, taken: null })
    expect(more).toEqual([])
  })

  it('proposals without an answer, unless the player is out', () => {
    const told = german()
    for (const name of ['p1', 'p2', 'p3']) told.does(propose(name), role('marshal'))
    const [first, second] = [...told.state().proposals.keys()]
    const reason = 'heard both'
    told.does({
      kind: 'answer-proposal',
      proposal: first ?? 0,
      confirmed: false,
      when: 'now',
      reason,
    })
    expect(view(told).proposals.map(({ n }) => n)).toContain(second)
    told.does({ kind: 'disqualify-player', player: id('p2'), when: 'now', reason })
    expect(namesOf(view(told).proposals)).toEqual(['p3'])
  })

  it('rulings that can be appealed, and appeals that wait', () => {
    const told = german()
    const open = rules(told, {}, role('judge'))
    const appealed = rules(told, {}, role('judge'))
    const decided = rules(told, {}, role('judge'))
    rules(told, {}, role('marshal'))
    rules(told, { players: [] }, role('judge'))
    for (const ruling of [appealed, decided]) {
      told.does({ kind: 'appeal-ruling', ruling, player: id('p1') })
    }
    told.does(
      { kind: 'decide-appeal', ruling: decided, upheld: false, text: 'no' },
      role('marshal'),
    )
    expect(view(told).appealable.map(({ n }) => n)).toEqual([open])
    expect(view(told).appealed.map(({ n }) => n)).toEqual([appealed])
  })

  it('games lost by ruling, until the result is there', () => {
    const told = story({ regulation: 'card-game/de-2014' })
    told.seats('p1 - p2', 'p3 - p4')
    const { match } = told.matchOf('p1')
    const n = rules(told, { penalty: { kind: 'game-loss', match, game: 1 } })
    expect(view(told).lossesToEnter.map((one) => one.n)).toEqual([n])
    told.result('p1', { ending: 'games', games: ['second', 'first'] })
    expect(view(told).lossesToEnter).toEqual([])
  })
})

describe('cases of lost and damaged material', () => {
  const rowOf = (told: Story, minutes = 0) => view(told, minutes).cases[0]

  it('by their deadlines', () => {
    const told = german()
    const n = reports(told, 'p1')
    expect(rowOf(told)).toMatchObject({ n, step: 'grant-time', due: null, rule: 'XWDE-42' })
    told.does({ kind: 'grant-material-time', case: n, minutes: 10 })
    expect(rowOf(told, 9)).toMatchObject({ step: 'find-replacement', due: later(told, 10) })
    expect(rowOf(told, 10)).toMatchObject({ step: 'concede' })
    told.does({ kind: 'settle-material', case: n, outcome: 'conceded' })
    expect(rowOf(told)).toMatchObject({ step: 'replace-or-remove' })
    told.does({ kind: 'settle-material', case: n, outcome: 'replaced' })
    expect(rowOf(told)).toBeUndefined()
  })

  it('of who has left are nobody’s any more', () => {
    const told = german()
    reports(told, 'p1')
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    expect(rowOf(told)).toBeUndefined()
  })

  it('without deadlines where the document is silent', () => {
    const told = story()
    const n = reports(told, 'p1')
    told.does({ kind: 'grant-material-time', case: n, minutes: 10 })
    expect(rowOf(told, 60)).toMatchObject({ step: 'settle', due: later(told, 10), rule: null })
  })
})
