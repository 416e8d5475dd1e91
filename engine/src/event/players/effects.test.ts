import { describe, expect, it } from 'vitest'
import { id, type Story, story } from '../../../testing/story.ts'
import type { FactKind } from '../spine/answers.ts'

const undo = (entry: number) => ({ kind: 'undo', entry, reason: 'a slip' }) as const
const undoes = (told: Story, kind: FactKind) => told.does(undo(told.entryOf(kind)))

/** What stands in the way of undoing an entry. */
const inTheWay = (told: Story, entry: number): readonly FactKind[] => {
  const refusal = told.refuses(undo(entry))
  return refusal.code === 'later-facts-depend' ? refusal.entries.map(({ kind }) => kind) : []
}

describe('when something before a fact about places, payments or wishes is undone', () => {
  const waits = () => {
    const told = story({ players: 2, started: false })
    told.does({ kind: 'set-capacity', players: 2 })
    told.does({ kind: 'register-player', player: id('ada') })
    return told
  }

  it('whoever was admitted has registered, and then checked in', () => {
    const told = waits()
    const registered = told.entryOf('player-registered')
    const override = { override: 'a folding table' }
    told.does({ kind: 'admit-player', player: id('ada') }, override)
    const admitted = told.entryOf('player-admitted')
    told.does({ kind: 'mark-payment', players: [id('ada')], paid: true })
    told.does({ kind: 'change-wishes', wishes: [{ player: id('ada'), avoid: [id('p1')] }] })
    told.does({ kind: 'check-in-player', player: id('ada') })
    expect(inTheWay(told, admitted)).toEqual(['player-checked-in'])
    expect(inTheWay(told, registered)).toEqual([
      'player-admitted',
      'payment-marked',
      'wishes-changed',
      'player-checked-in',
    ])
  })

  it('the capacity can be undone, and who waits goes on waiting', () => {
    const told = waits()
    undoes(told, 'capacity-set')
    expect(told.state().capacity).toBeNull()
    expect(told.state().players.get(id('ada'))?.status).toBe('waiting')
  })

  it('who is of one club has registered, and clubs can be undone', () => {
    const told = waits()
    const registered = told.entryOf('player-registered')
    told.does({ kind: 'keep-clubs-apart', clubs: [[id('p1'), id('ada')]] })
    expect(inTheWay(told, registered)).toEqual(['clubs-kept-apart'])
    undoes(told, 'clubs-kept-apart')
    expect(told.state().clubsApart).toBeNull()
  })

  it('whoever waited can have entered late, or left', () => {
    const told = waits()
    const drop = { kind: 'drop-player', player: id('ada'), when: 'now' } as const
    told.does(drop)
    undoes(told, 'player-dropped')
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    const override = { override: 'a folding table' }
    told.does({ kind: 'register-late-player', player: id('ada') }, override)
    undoes(told, 'player-entered-late')
    expect(told.state().players.get(id('ada'))?.status).toBe('waiting')
  })

  it('whoever came late has the number for good that a registration taken back had before', () => {
    const told = story({ players: 4, started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    undoes(told, 'player-registered')
    const entry = told.entryOf('undone')
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'register-late-player', player: id('eve') })
    expect(inTheWay(told, entry)).toEqual(['player-entered-late'])
  })

  it('whoever registered and came late keeps the own number', () => {
    const told = story({ players: 4, started: false })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'announce-message', text: 'Welcome' })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.does({ kind: 'register-late-player', player: id('ada') })
    undoes(told, 'message-announced')
    expect(told.state().players.get(id('ada'))).toMatchObject({ number: 5, status: 'active' })
  })

  it('a wish that came when a pairing was thrown away cannot stand beside it', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    told.does({ kind: 'unpair-round' })
    const entry = told.entryOf('round-unpaired')
    told.does({ kind: 'change-wishes', wishes: [{ player: id('p1'), avoid: [] }] })
    expect(inTheWay(told, entry)).toEqual(['wishes-changed'])
  })
})
