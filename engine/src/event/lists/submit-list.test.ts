import { describe, expect, it } from 'vitest'
import { anyArmy, deployment } from '../../../testing/army.ts'
import { someArmyCards } from '../../../testing/some-cards.ts'
import { anySquad, product, ship } from '../../../testing/squad.ts'
import { id, role, type Setting, story } from '../../../testing/story.ts'
import type { SquadList } from '../../vocabulary/squad-list.ts'

const list = anySquad()
const submit = (player: string, given: SquadList = list) =>
  ({ kind: 'submit-list', player: id(player), list: given }) as const
const asPlayer = (player: string) => ({ by: { role: 'player', player: id(player) } }) as const

/** An event by the German document: all its lists can say is written on them. */
const open = () => story({ regulation: 'x-wing/de', started: false })
const tooDear = anySquad({ ships: [ship({ points: 101 })] })

describe('submit-list', () => {
  it('takes a list in', () => {
    const told = open()
    expect(told.facts(submit('p1'))).toEqual([{ kind: 'list-submitted', player: 'p1', list }])
    expect(told.state().lists.get(id('p1'))).toEqual({
      list,
      entry: told.entryOf('list-submitted'),
      corrections: [],
    })
  })

  it('takes a player’s own list, and nobody else’s from a player', () => {
    const told = open()
    told.does(submit('p1'), asPlayer('p1'))
    expect(told.refuses(submit('p1'), asPlayer('p2'))).toEqual({
      code: 'not-allowed',
      role: 'player',
      command: 'submit-list',
    })
  })

  it('puts a later list in its place before the start', () => {
    const told = open()
    told.does(submit('p1'))
    const other = anySquad({ ships: [ship({ name: 'Other' })] })
    told.does(submit('p1', other))
    expect(told.state().lists.get(id('p1'))?.list).toEqual(other)
  })

  it('refuses a player nobody knows', () => {
    expect(open().refuses(submit('ada'))).toEqual({ code: 'unknown-player', player: 'ada' })
  })

  it.each<[string, SquadList]>([
    ['army', anyArmy()],
    ['text', { kind: 'text', text: ' ' }],
  ])('refuses a list the document does not have: %s', (what, given) => {
    expect(open().refuses(submit('p1', given))).toEqual({
      code: 'not-in-this-regulation',
      what,
      regulation: 'x-wing/de',
    })
  })

  it('refuses what must not be, with all of it, unless a leader says why', () => {
    const told = open()
    const marked = anySquad({ ships: [ship({ points: 101, marks: ['epic'] })] })
    expect(told.refuses(submit('p1', marked))).toMatchObject({
      code: 'list-not-allowed',
      player: 'p1',
      rule: 'XWDE-29',
      overridable: true,
      findings: [{ code: 'over-point-cap' }, { code: 'barred-mark' }],
    })
    expect(told.refuses(submit('p1', marked), { ...asPlayer('p1'), override: 'please' }).code).toBe(
      'list-not-allowed',
    )
    const facts = told.facts(submit('p1', marked), { ...role('judge'), override: 'for fun' })
    expect(facts.map(({ kind }) => kind)).toEqual(['rule-overridden', 'list-submitted'])
  })

  it('tells the leader what should not be', () => {
    const unknown = anySquad({ ships: [ship({ product: product({ released: {} }) })] })
    expect(open().does(submit('p1', unknown))).toMatchObject([
      {
        code: 'list-finding',
        player: 'p1',
        rule: 'XWDE-47',
        finding: { code: 'release-unknown', where: { entry: 0, name: 'Ship' } },
      },
    ])
  })

  it('takes a list in words, and says that nobody has checked it', () => {
    const told = open()
    expect(told.does(submit('p1', { kind: 'text', text: '4 x Z-95' }))).toMatchObject([
      { code: 'list-finding', finding: { code: 'unchecked', severity: 'should' } },
    ])
  })

  it('refuses another list once the event runs, also an allowed one', () => {
    const told = open()
    told.does(submit('p1'))
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    expect(told.refuses(submit('p1'), { override: 'as played' })).toEqual({
      code: 'lists-locked',
      player: 'p1',
      rule: 'XWDE-33',
    })
  })

  it('takes the list of a late entry, once', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does({ kind: 'register-late-player', player: id('ada') })
    expect(told.refuses(submit('ada', tooDear)).code).toBe('list-not-allowed')
    told.does(submit('ada'))
    expect(told.refuses(submit('ada')).code).toBe('lists-locked')
  })
})

describe('submit-list where the cards are known', () => {
  const cards = { ...someArmyCards, id: 'imperial-assault-1' }
  const army = (given: Partial<Setting> = {}) =>
    story({ regulation: 'imperial-assault/de-2.2.1', started: false, cards, ...given })
  const guard = deployment({ name: 'Wache', points: 1 })
  const guards = anyArmy({ deployments: [guard], total: 7 })
  const freely = { override: 'a friendly evening' }

  it('records what is printed on each card, whatever was typed', () => {
    const told = army()
    told.does(submit('p1', guards), freely)
    expect(told.state().lists.get(id('p1'))?.list).toMatchObject({
      deployments: [{ id: 'guard', points: 7, figures: 2, figurePoints: 3 }],
    })
  })

  it('names an unknown card and takes the list all the same', () => {
    const told = army()
    const stranger = anyArmy({ deployments: [guard, deployment({ name: 'Gard', points: 3 })] })
    const { facts } = told.ask(submit('p1', stranger), freely) as { readonly facts: unknown }
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'list-submitted' }))
    expect(told.does(submit('p1', stranger), freely)).toContainEqual(
      expect.objectContaining({
        finding: expect.objectContaining({ code: 'unknown-card', severity: 'should' }),
      }),
    )
  })

  it('goes by what a list says where the event was created without cards', () => {
    const told = story({ regulation: 'imperial-assault/de-2.2.1', started: false })
    told.does(submit('p1', guards), { ...freely, cards })
    expect(told.state().lists.get(id('p1'))?.list).toEqual(guards)
  })

  it('goes by what a list says where other cards are at hand than it was created with', () => {
    const told = army()
    told.does(submit('p1', guards), { ...freely, cards: someArmyCards })
    expect(told.state().lists.get(id('p1'))?.list).toEqual(guards)
  })
})
