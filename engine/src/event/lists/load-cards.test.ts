import { describe, expect, it } from 'vitest'
import { anyArmy, deployment } from '../../../testing/army.ts'
import { someArmyCards } from '../../../testing/some-cards.ts'
import { id, role, story } from '../../../testing/story.ts'
import { listView } from '../../views/players/lists.ts'

const cards = someArmyCards
const load = (given: Partial<typeof cards> = {}) =>
  ({ kind: 'load-cards', cards: { ...cards, ...given } }) as const
const army = { regulation: 'imperial-assault/de-2.2.1', started: false } as const
const shipped = { ...cards, id: 'imperial-assault-1', deployments: [] }
const guards = anyArmy({ deployments: [deployment({ name: 'Wache', points: 1 })] })
const submit = { kind: 'submit-list', player: id('p1'), list: guards } as const

describe('load-cards', () => {
  it('judges by these cards from now on, and keeps them whole', () => {
    const told = story({ ...army, cards: shipped })
    expect(told.facts(load())).toEqual([{ kind: 'cards-loaded', cards }])
    expect(told.state().cards).toEqual(cards)
    told.does(submit, { override: 'as it stands' })
    expect(told.state().lists.get(id('p1'))?.list).toMatchObject({
      deployments: [{ id: 'guard', points: 7, figures: 2 }],
    })
  })

  it('judges lists by it that were handed in before', () => {
    const told = story({ ...army, cards: shipped })
    told.does(submit, { override: 'as it stands' })
    const unknown = () =>
      listView(told.state(), id('p1'), { role: 'judge' }, shipped).findings.filter(
        ({ code, where }) => code === 'unknown-card' && where?.name === 'Wache',
      )
    expect(unknown()).toHaveLength(1)
    told.does(load())
    expect(unknown()).toEqual([])
  })

  it('is the organizer’s and the head judge’s', () => {
    const told = story(army)
    told.does(load(), role('marshal'))
    expect(told.refuses(load(), role('judge'))).toMatchObject({ code: 'not-allowed' })
  })

  it('is possible while the event runs, and not after its end', () => {
    const told = story({ ...army, started: true })
    told.does(load())
    told.does({ kind: 'cancel-event', reason: 'snow' })
    expect(told.refuses(load())).toMatchObject({ code: 'event-cancelled' })
  })

  it('is taken back by undo: those it was created with count again', () => {
    const told = story({ ...army, cards: shipped })
    told.does(load())
    told.does(submit, { override: 'as it stands' })
    told.does({ kind: 'undo', entry: told.entryOf('cards-loaded'), reason: 'the wrong file' })
    expect(told.state().cards).toBeNull()
  })

  it('refuses cards of another kind', () => {
    expect(story({ started: false }).refuses(load())).toEqual({
      code: 'cards-of-other-kind',
      is: 'army',
      needed: 'squad',
    })
    expect(
      story({ regulation: 'card-game/de-2014-team', started: false }).refuses(load()),
    ).toMatchObject({ needed: 'decks' })
  })

  it('refuses a catalogue that contradicts itself, and says where', () => {
    expect(story(army).refuses(load({ products: [] }))).toEqual({
      code: 'cards-broken',
      at: 'deployments.0.products',
      fault: 'unknown-id',
      value: 'box',
    })
  })

  it('refuses other cards under an id that is known, the same ones never', () => {
    const told = story({ ...army, cards: shipped })
    const taken = (one: string) => ({ code: 'cards-id-taken', id: one })
    expect(told.refuses(load({ id: shipped.id }))).toEqual(taken(shipped.id))
    told.does({ kind: 'load-cards', cards: shipped })
    told.does(load())
    told.does(load())
    expect(told.refuses(load({ about: 'newer' }))).toEqual(taken('some-1'))
    told.does({ kind: 'undo', entry: told.entryOf('cards-loaded'), reason: 'a slip' })
    expect(told.refuses(load({ about: 'newer' }))).toEqual(taken('some-1'))
    told.does(load({ id: 'some-2', about: 'newer' }))
  })

  it('leaves the id alone that an event was created with, where its cards are not at hand', () => {
    const told = story({ ...army, cards: shipped })
    expect(told.refuses({ kind: 'load-cards', cards: shipped }, { cards: null })).toMatchObject({
      code: 'cards-id-taken',
    })
  })
})
