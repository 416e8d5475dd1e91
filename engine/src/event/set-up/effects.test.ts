import { describe, expect, it } from 'vitest'
import { type Story, story } from '../../../testing/story.ts'
import type { AboutChange } from '../../vocabulary/about.ts'
import { day } from '../../vocabulary/instant.ts'
import { rulesOf } from '../reading/rules.ts'
import type { FactKind } from '../spine/answers.ts'

const undo = (told: Story, kind: FactKind) =>
  ({ kind: 'undo', entry: told.entryOf(kind), reason: 'a slip' }) as const

describe('when something before a fact about the set-up is undone', () => {
  it('details go back to those before them, and what was announced stands again', () => {
    const told = story({ started: false })
    told.does({ kind: 'set-details', details: { faqVersion: '4.1' } })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'set-details', details: { faqVersion: '4.2' } })
    told.does(undo(told, 'details-set'))
    expect(told.state().details).toEqual({ faqVersion: '4.1' })
    expect(told.state().announced?.headCount).toBe(4)
  })

  it('a changed structure cannot have come after the start', () => {
    const told = story({ started: false })
    told.does({ kind: 'change-structure', structure: { kind: 'competitive' } })
    told.does(undo(told, 'structure-changed'))
    expect(told.state().created.structure).toEqual({ kind: 'open' })
    expect(told.event().log.at(-1)?.fact.kind).toBe('undone')
  })

  it('options go back to those before them, and what was announced stands again', () => {
    const told = story({ started: false, options: { halfPoints: 'time-only' } })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'change-options', options: {} })
    told.does(undo(told, 'options-changed'))
    expect(told.state().created.options).toEqual({ halfPoints: 'time-only' })
    expect(told.state().announced?.headCount).toBe(4)
  })

  it('options cannot have been changed after a start that was not undone', () => {
    const told = story({ started: false })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.does(undo(told, 'stage-started'))
    const restart = told.event().log.length
    told.does({ kind: 'change-options', options: { halfPoints: 'time-only' } })
    const wish = { kind: 'undo', entry: restart, reason: 'a slip' } as const
    expect(told.refuses(wish)).toMatchObject({
      code: 'later-facts-depend',
      entries: [{ kind: 'options-changed' }],
    })
  })

  it('what was said of the event is what was said before', () => {
    const told = story({ started: false })
    told.does({ kind: 'describe-event', about: { name: 'Cup', venue: 'a hall' } })
    told.does({ kind: 'describe-event', about: { name: 'Other', venue: null, fee: '5' } })
    told.does(undo(told, 'event-described'))
    expect(told.state().created.name).toBe('Cup')
    expect(told.state().about).toEqual({ venue: 'a hall' })
  })

  it('a last day cannot have been said of an event that begins after it', () => {
    const told = story({ started: false, date: '2015-10-03' })
    const say = (about: AboutChange) => told.does({ kind: 'describe-event', about })
    say({ date: day('2015-10-01') })
    say({ until: day('2015-10-02') })
    const first = told.entryOf('event-described') - 1
    expect(told.refuses({ kind: 'undo', entry: first, reason: 'a slip' })).toMatchObject({
      code: 'later-facts-depend',
      entries: [{ kind: 'event-described' }],
    })
  })

  it('a ticked line is open again', () => {
    const told = story()
    const { texts } = rulesOf(told.state().created).regulation
    const item = texts.find(({ value }) => value.place === 'venue')?.value.key ?? expect.fail()
    told.does({ kind: 'tick-item', item, ticked: true })
    told.does(undo(told, 'item-ticked'))
    expect(told.state().ticked).toEqual([])
  })

  it('an event that was called off takes place after all', () => {
    const told = story()
    told.does({ kind: 'cancel-event', reason: 'The hall is flooded.' })
    told.does(undo(told, 'event-cancelled'))
    expect(told.state().cancelled).toBeNull()
  })

  it('the line for everybody is the one before again', () => {
    const told = story()
    told.does({ kind: 'announce-message', text: 'Food is served.' })
    told.does({ kind: 'announce-message', text: 'Round 2 at 14:00.' })
    told.does(undo(told, 'message-announced'))
    expect(told.state().message?.text).toBe('Food is served.')
  })

  it('sites that were allowed to show it are not any more', () => {
    const told = story()
    told.does({ kind: 'allow-embedding', on: ['https://club.example'] })
    told.does({ kind: 'allow-embedding', on: 'everywhere' })
    told.does(undo(told, 'embedding-allowed'))
    expect(told.state().embedding).toEqual(['https://club.example'])
  })
})
