import { describe, expect, it } from 'vitest'
import { everyCommand } from '../../testing/commands.ts'
import { asking, id, story } from '../../testing/story.ts'
import { decide } from './decide.ts'
import { emptyEvent, openEvent } from './replay.ts'

const others = everyCommand.filter(({ kind }) => kind !== 'create-event')

describe('before there is an event', () => {
  it.each(others)('refuses $kind', (command) => {
    expect(decide(emptyEvent, asking(command))).toEqual({
      granted: false,
      refusal: { code: 'no-such-event' },
    })
  })
})

describe('after the end', () => {
  const ended = () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'finish-event' })
    return told
  }
  const stillGranted = [
    'undo',
    'record-ruling',
    'appeal-ruling',
    'decide-appeal',
    'close-call',
    'open-lists',
    'announce-message',
  ]

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
