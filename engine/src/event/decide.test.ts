import { describe, expect, it } from 'vitest'
import { everyCommand } from '../../testing/commands.ts'
import { appoint } from '../../testing/leaders.ts'
import { asking, id, type Story, story } from '../../testing/story.ts'
import { leaderId } from '../vocabulary/ids.ts'
import type { Command, CommandKind } from './commands.ts'
import { decide } from './decide.ts'
import { emptyEvent, openEvent } from './replay.ts'
import type { Ask } from './spine/ask.ts'

const others = everyCommand.filter(({ kind }) => kind !== 'create-event')

describe('before there is an event', () => {
  it.each(others)('refuses $kind', (command) => {
    expect(decide(emptyEvent, asking(command))).toEqual({
      granted: false,
      refusal: { code: 'no-such-event' },
    })
  })
})

const stillGranted: readonly CommandKind[] = [
  'undo',
  'record-ruling',
  'appeal-ruling',
  'decide-appeal',
  'close-call',
  'open-lists',
  'announce-message',
  'allow-embedding',
  'describe-event',
]

const marshal = {
  by: { role: 'marshal', leader: leaderId('l2') },
  override: 'everybody agrees',
} as const

describe('after the end', () => {
  const ended = () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'finish-event' })
    return told
  }
  it.each(others.filter(({ kind }) => !stillGranted.includes(kind)))('refuses $kind', (command) => {
    expect(ended().refuses(command)).toEqual({ code: 'event-finished' })
    expect(ended().refuses(command, { override: 'one more' })).toEqual({ code: 'event-finished' })
  })

  it('still records rulings and takes facts back', () => {
    const told = ended()
    const ruling = { about: 'conduct', players: [id('p1')], text: 'found out later' } as const
    expect(told.facts({ kind: 'record-ruling', ruling })).toHaveLength(1)
    const entry = told.entryOf('event-finished')
    expect(told.facts({ kind: 'undo', entry, reason: 'too early' })).toHaveLength(1)
  })
})

describe('whatever is granted after the end', () => {
  const overrules = {
    about: 'dispute',
    players: [id('p1')],
    text: 'the leaflet is wrong',
    overrules: 'rules',
  } as const
  /** An event with something of everything that can still be settled when it is over. */
  const ended = () => {
    const told = story({ regulation: 'x-wing/de', players: 4 })
    told.does({ kind: 'announce-message', text: 'Food is served.' })
    told.does(appoint('l1', 'judge'))
    told.does(appoint('l2', 'marshal'))
    told.does({ kind: 'call-judge', player: id('p1'), about: 'in arc' })
    const ruling = { about: 'dispute', players: [id('p1')], text: 'out of arc' } as const
    const judge = { by: { role: 'judge', leader: leaderId('l1') } } as const
    told.does({ kind: 'record-ruling', ruling }, judge)
    const first = told.entryOf('ruling-recorded')
    told.does({ kind: 'record-ruling', ruling }, judge)
    told.does({ kind: 'appeal-ruling', ruling: first, player: id('p1') })
    told.playRound()
    told.does({ kind: 'finish-event' }, { override: 'one round' })
    return told
  }
  const rows: readonly (readonly [CommandKind, (told: Story) => Command, Partial<Ask>])[] = [
    ['record-ruling', () => ({ kind: 'record-ruling', ruling: { ...overrules } }), marshal],
    [
      'appeal-ruling',
      (told) => ({
        kind: 'appeal-ruling',
        ruling: told.entryOf('ruling-recorded'),
        player: id('p1'),
      }),
      {},
    ],
    [
      'decide-appeal',
      (told) => ({
        kind: 'decide-appeal',
        ruling: told.entryOf('ruling-recorded') - 1,
        upheld: true,
        text: 'so it is',
      }),
      marshal,
    ],
    ['close-call', (told) => ({ kind: 'close-call', call: told.entryOf('judge-called') }), {}],
    ['open-lists', () => ({ kind: 'open-lists', to: 'everybody' }), {}],
    ['allow-embedding', () => ({ kind: 'allow-embedding', on: 'everywhere' }), {}],
    ['describe-event', () => ({ kind: 'describe-event', about: { fee: 'free' } }), {}],
    ['announce-message', () => ({ kind: 'announce-message', text: 'Thank you all.' }), {}],
    [
      'undo',
      (told) => ({ kind: 'undo', entry: told.entryOf('judge-called'), reason: 'a slip' }),
      {},
    ],
  ]

  it.each(rows)('%s does not stand in the way of an undo', (_, command, by) => {
    const told = ended()
    const entry = told.entryOf('message-announced')
    told.does(command(told), by)
    told.does({ kind: 'undo', entry, reason: 'a slip' })
  })

  it('has been tried', () => {
    expect(rows.map(([kind]) => kind).toSorted()).toEqual(stillGranted.toSorted())
  })
})

describe('an event by a regulation that is not known here', () => {
  const { log } = story({ players: 4 }).event()
  const [first] = log
  if (first?.fact.kind !== 'event-created') expect.fail('no creation')
  const regulation = 'chess/2051'
  const event = openEvent(log.with(0, { ...first, fact: { ...first.fact, regulation } }))

  it('has no state: another regulation would say something else', () => {
    expect(event.state).toBeNull()
  })

  it.each(everyCommand)('refuses $kind', (command) => {
    const refusal = { code: 'unknown-regulation', regulation }
    expect(decide(event, asking(command))).toEqual({ granted: false, refusal })
  })
})

describe('a decision', () => {
  it('changes nothing by itself, granted or refused', () => {
    const told = story({ players: 5 })
    told.playRound()
    told.does({ kind: 'pair-round' })
    const before = structuredClone(told.event())
    for (const command of everyCommand) told.ask(command)
    expect(told.event()).toEqual(before)
  })

  it('is the same for the same event and the same ask', () => {
    const told = story({ players: 9 })
    told.playRound()
    const ask = asking({ kind: 'pair-round' }, { entropy: 'r2' })
    expect(decide(told.event(), ask)).toEqual(decide(told.event(), ask))
  })
})
