import { describe, expect, it } from 'vitest'
import { asking, id, type Story, story } from '../../testing/story.ts'
import { commandId, leaderId } from '../vocabulary/ids.ts'
import { instant } from '../vocabulary/instant.ts'
import type { Ruling } from '../vocabulary/ruling.ts'
import { decide } from './decide.ts'
import { openEvent } from './replay.ts'
import type { FactKind } from './spine/answers.ts'
import { liveEntries } from './spine/live-entries.ts'
import { alsoOf } from './spine/step.ts'

const undo = (entry: number, reason = 'a slip') => ({ kind: 'undo', entry, reason }) as const
const undoLast = (told: Story, kind: FactKind) => told.facts(undo(told.entryOf(kind)))

const ruling: Ruling = { about: 'conduct', players: [id('p1')], text: 'a word was said' }

/** Everything a state says, without the number of entries it was folded from. */
const said = (told: Story) => ({ ...told.state(), version: 0 })

describe('undo', () => {
  it('takes a fact back by a fact; nothing is removed from the log', () => {
    const told = story()
    const [before, log] = [said(told), told.event().log]
    told.does({ kind: 'record-ruling', ruling })
    const entry = told.entryOf('ruling-recorded')
    expect(told.ask(undo(entry, ' a slip '))).toEqual({
      granted: true,
      facts: [{ kind: 'undone', entry, reason: 'a slip' }],
      warnings: [],
    })
    told.does(undo(entry))
    expect(said(told)).toEqual(before)
    expect(told.event().log.slice(0, log.length)).toEqual(log)
    expect(told.event().log).toHaveLength(log.length + 2)
    expect(told.state().version).toBe(log.length + 2)
  })

  it('takes back everything the command brought, the last first', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    const before = said(told)
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    const last = told.event().log.length
    // round-unpaired and player-dropped: whichever is named, both are taken back.
    for (const entry of [last - 1, last]) {
      expect(told.ask(undo(entry))).toMatchObject({
        facts: [
          { kind: 'undone', entry: last },
          { kind: 'undone', entry: last - 1 },
        ],
      })
    }
    told.does(undo(last))
    expect(said(told)).toEqual(before)
  })

  describe('of a whole step', () => {
    /** A result amended and its round paired anew, given with one press, and something before. */
    const pressed = () => {
      const told = story({ players: 6 })
      told.plays('p1 100-0 p2', 'p3 100-0 p4', 'p5 100-0 p6')
      const wrong = told.state().rounds[0]?.matches[0] ?? expect.fail('no match')
      told.seats('p1 - p3', 'p2 - p5', 'p4 - p6')
      const before = said(told)
      const first = told.event().log.length
      const result = { ending: 'destruction', score: [0, 100] } as const
      told.does({ kind: 'amend-result', match: wrong, result, reason: 'misread' })
      const [matches, reason] = [[2, 3].map((table) => told.matchAt(table).match), 'misread']
      const pairs = [[id('p2'), id('p6')] as const, [id('p4'), id('p5')] as const]
      told.does({ kind: 'repair-round', matches, pairs, byes: [], reason })
      const log = told.event().log.map((entry) => {
        return entry.n <= first ? entry : { ...entry, command: alsoOf(press, `${entry.n}`) }
      })
      return { before, first, log }
    }
    const press = commandId('press')
    const whole = (entry: number) => ({ ...undo(entry), whole: true }) as const

    it('takes back every command of the press, whichever entry is named', () => {
      const { before, first, log } = pressed()
      for (const entry of [first + 1, log.length]) {
        const decision = decide(openEvent(log), asking(whole(entry)))
        if (!decision.granted) return expect.fail(decision.refusal.code)
        expect(decision.facts.map((fact) => fact.kind === 'undone' && fact.entry)).toEqual(
          log
            .slice(first)
            .map(({ n }) => n)
            .toReversed(),
        )
        const [last] = log.slice(-1)
        const taken = decision.facts.map((fact, index) => {
          return { ...(last ?? expect.fail()), n: log.length + index + 1, fact }
        })
        expect({ ...openEvent([...log, ...taken]).state, version: 0 }).toEqual(before)
      }
    })

    it('leaves the rest of the press alone where only its own command is meant', () => {
      const { log } = pressed()
      expect(decide(openEvent(log), asking(undo(log.length)))).toMatchObject({
        facts: [{ kind: 'undone', entry: log.length }],
      })
    })

    it('leaves alone what somebody else gave under such an id', () => {
      const { first, log } = pressed()
      const others = log.map((entry) => {
        return entry.n === first + 1 ? { ...entry, by: { role: 'marshal' } as const } : entry
      })
      expect(decide(openEvent(others), asking(whole(log.length)))).toMatchObject({
        facts: [{ kind: 'undone', entry: log.length }],
      })
    })

    it('takes back nothing where one of its commands cannot be', () => {
      const { first, log } = pressed()
      const event = openEvent(log)
      const match = event.state?.rounds[1]?.matches.at(-1) ?? expect.fail('no match')
      const started = decide(event, asking({ kind: 'start-match', match }))
      if (!started.granted) return expect.fail(started.refusal.code)
      const [last] = log.slice(-1)
      const later = started.facts.map((fact) => {
        return { ...(last ?? expect.fail()), command: commandId('later'), n: log.length + 1, fact }
      })
      expect(decide(openEvent([...log, ...later]), asking(whole(first + 1)))).toMatchObject({
        granted: false,
        refusal: { code: 'later-facts-depend' },
      })
    })

    it('is what the command brought where the press gave no other', () => {
      const told = story()
      told.does({ kind: 'record-ruling', ruling })
      const entry = told.entryOf('ruling-recorded')
      expect(told.facts(whole(entry))).toEqual([{ kind: 'undone', entry, reason: 'a slip' }])
    })
  })

  it('takes an override back with what it made possible', () => {
    const told = story({ regulation: 'x-wing/de', started: false })
    told.does({ kind: 'appoint-leader', leader: leaderId('l1'), role: 'organizer' })
    const before = said(told)
    told.does({ kind: 'start-stage' }, { override: 'told by the door' })
    expect(undoLast(told, 'rule-overridden')).toHaveLength(3)
    expect(said(told)).toEqual(before)
  })

  it('can be undone, and that again', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    const [entry, played] = [told.entryOf('result-entered'), said(told)]
    told.does(undo(entry))
    const empty = said(told)
    expect(empty).not.toEqual(played)
    undoLast(told, 'undone')
    expect(said(told)).toEqual(played)
    undoLast(told, 'undone')
    expect(said(told)).toEqual(empty)
    expect(liveEntries(told.event().log).map(({ n }) => n)).not.toContain(entry)
  })

  it('makes room for the same command anew', () => {
    const told = story()
    told.seats('p1 - p2', 'p3 - p4')
    told.wins('p1')
    undoLast(told, 'result-entered')
    told.wins('p2')
    expect(told.matchAt(1).result).toMatchObject({ score: [0, 100] })
  })

  it('works after the end: the event is open again', () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'finish-event' })
    undoLast(told, 'event-finished')
    expect(told.state().finished).toBeNull()
    expect(told.ask({ kind: 'pair-round' })).toMatchObject({ granted: true })
  })

  it('refuses an entry that is not there', () => {
    const told = story()
    for (const entry of [0, -1, 1.5, told.event().log.length + 1]) {
      expect(told.refuses(undo(entry))).toEqual({ code: 'unknown-entry', entry })
    }
  })

  describe('by a judge', () => {
    const jo = { by: { role: 'judge', leader: leaderId('jo') } } as const
    const warned = () => {
      const told = story()
      told.does({ kind: 'record-ruling', ruling }, jo)
      const entry = told.entryOf('ruling-recorded')
      const { at } = told.event().log.at(-1) ?? expect.fail()
      const after = (minutes: number) => ({ at: instant(at + minutes * 60_000) })
      return { told, entry, after }
    }

    it('takes back the own step, for ten minutes', () => {
      const { told, entry, after } = warned()
      expect(told.ask(undo(entry), { ...jo, ...after(10) })).toMatchObject({ granted: true })
      expect(told.refuses(undo(entry), { ...jo, ...after(10.1) })).toEqual({
        code: 'not-yours-to-undo',
        minutes: 10,
      })
      expect(told.ask(undo(entry), after(60))).toMatchObject({ granted: true })
    })

    it.each([
      ['another judge', { role: 'judge', leader: leaderId('mo') }],
      ['a judge whom nobody knows by an id', { role: 'judge' }],
    ] as const)('refuses what somebody else did: %s', (_, by) => {
      const { told, entry } = warned()
      expect(told.refuses(undo(entry), { by }).code).toBe('not-yours-to-undo')
    })

    it('refuses what a judge whom nobody knows by an id did, also to another such', () => {
      const told = story()
      const nobody = { by: { role: 'judge' } } as const
      told.does({ kind: 'record-ruling', ruling }, nobody)
      const entry = told.entryOf('ruling-recorded')
      expect(told.refuses(undo(entry), nobody).code).toBe('not-yours-to-undo')
    })
  })

  it('refuses to undo the creation', () => {
    expect(story().refuses(undo(1))).toEqual({ code: 'cannot-undo-creation' })
  })

  it.each(['', ' \n'])('refuses without a reason: %j', (reason) => {
    expect(story().refuses(undo(2, reason))).toEqual({ code: 'reason-needed' })
  })

  it('refuses to undo a fact twice', () => {
    const told = story()
    told.does({ kind: 'record-ruling', ruling })
    const entry = told.entryOf('ruling-recorded')
    told.does(undo(entry))
    expect(told.refuses(undo(entry))).toEqual({ code: 'already-undone', entry })
  })

  it('does not mind what an earlier version let happen', () => {
    const told = story()
    told.does({ kind: 'announce-message', text: 'Welcome' })
    const entry = told.entryOf('message-announced')
    told.does({ kind: 'register-late-player', player: id('eve') })
    // Two players with the same number.
    const log = told.event().log.map((one) => {
      return one.fact.kind === 'player-entered-late'
        ? { ...one, fact: { ...one.fact, number: 1 } }
        : one
    })
    expect(decide(openEvent(log), asking(undo(entry)))).toMatchObject({ granted: true })
  })

  it('names every later fact that could not stand, with its entry', () => {
    const told = story({ players: 2 })
    told.plays('p1 100-0 p2')
    const entry = told.entryOf('player-checked-in')
    const log = told.event().log
    expect(told.refuses(undo(entry))).toEqual({
      code: 'later-facts-depend',
      entry,
      entries: log
        .filter(({ n }) => n >= told.entryOf('stage-started'))
        .map(({ n, fact }) => ({ n, kind: fact.kind })),
    })
  })
})
