import { describe, expect, it } from 'vitest'
import { anySquad } from '../../testing/squad.ts'
import { id, type Story, story } from '../../testing/story.ts'
import { type Person, peopleFrom } from '../people/people.ts'
import { type Actor, roles } from '../vocabulary/role.ts'
import { publicParts } from './public/public.ts'
import { asPublished, readsLog, redact } from './redact.ts'

const people = peopleFrom([
  { player: id('p1'), name: 'Ana Lis' },
  { player: id('p2'), name: 'Bo Kern', nickname: 'Kestrel', shown: 'nickname' },
  { player: id('p3'), name: 'Carla Nowik', shown: 'full', contact: 'carla@example.org' },
] satisfies readonly Person[])

const spectator: Actor = { role: 'spectator' }
const player = (name: string): Actor => ({ role: 'player', player: id(name) })
const everything = (told: Story, reader: Actor): string => {
  const published = asPublished(told.state(), people, reader.player)
  return JSON.stringify(Object.values(publicParts).map((part) => part(published)))
}

/** A day on which something of every hidden kind has happened. */
const eventful = (): Story => {
  const told = story({ regulation: 'x-wing/de', started: false })
  const list = anySquad({})
  told.does({ kind: 'submit-list', player: id('p1'), list })
  told.does({ kind: 'announce-event' })
  told.does({ kind: 'start-stage' })
  const constraint = { players: [id('p1'), id('p4')] as const, as: 'forbidden' as const }
  told.does({ kind: 'constrain-pair', ...constraint, reason: 'siblings' })
  told.does({ kind: 'assign-table', player: id('p3'), table: 2 })
  told.seats('p1 - p2', 'p3 - p4')
  const { match } = told.matchOf('p1')
  const by = player('p1')
  told.does({ kind: 'call-judge', match, player: id('p1'), about: 'a quarrel' }, { by })
  told.does({
    kind: 'record-ruling',
    ruling: { about: 'conduct', players: [id('p2')], text: 'was rude' },
  })
  const marshal = { by: { role: 'marshal' } } as const
  told.does({ kind: 'propose-disqualification', player: id('p4'), reason: 'a grudge' }, marshal)
  const report = { match, player: id('p1'), result: { ending: 'time', score: [77, 33] } } as const
  told.does({ kind: 'report-result', ...report }, { by })
  return told
}

describe('what everybody may see', () => {
  it('holds nothing that is the leaders’ to know', () => {
    const told = everything(eventful(), spectator)
    expect(told).not.toMatch(/quarrel|rude|grudge|siblings|77/)
    expect(told).not.toContain('carla@example.org')
    expect(told).not.toContain('hall')
    const { state } = redact(eventful().state(), people, spectator)
    expect(state.lists.size + state.calls.size + state.proposals.size + state.rulings.size).toBe(0)
    expect(state.players.get(id('p3'))?.table).toBeNull()
  })

  it('says that points were taken away, and not why', () => {
    const told = story({ regulation: 'card-game/de-2014' })
    told.playRound(() => ({ ending: 'games', games: ['first', 'first'] }))
    told.does({ kind: 'deduct-points', player: id('p3'), points: 1, reason: 'came late' })
    const deductions = (reader: Actor) =>
      redact(told.state(), people, reader).state.players.get(id('p3'))?.deductions
    expect(deductions(spectator)).toMatchObject([{ points: 1, reason: '' }])
    expect(deductions(player('p3'))).toMatchObject([{ points: 1, reason: 'came late' }])
  })

  it('names everybody as they asked to be named', () => {
    const { names } = redact(eventful().state(), people, spectator)
    expect([...names.values()]).toEqual(['Ana L.', 'Kestrel', 'Carla Nowik', '#4'])
    const { names: full } = redact(eventful().state(), people, { role: 'judge' })
    expect([...full.values()]).toEqual(['Ana Lis', 'Bo Kern', 'Carla Nowik', '#4'])
  })

  it('knows who waits for a place, and of nobody whether they have paid', () => {
    const told = story({ players: 2, started: false })
    told.does({ kind: 'set-capacity', players: 2 })
    told.does({ kind: 'register-player', player: id('ada') })
    told.does({ kind: 'mark-payment', players: [id('p1'), id('ada')], paid: true })
    const paid = (reader: Actor) =>
      [...redact(told.state(), people, reader).state.players.values()].map((one) => one.paid)
    expect(paid(spectator)).toEqual([false, false, false])
    expect(paid(player('p1'))).toEqual([true, false, false])
    expect(paid({ role: 'scorekeeper' })).toEqual([true, false, true])
    const shown = publicParts.event(asPublished(told.state(), people))
    expect(shown).toMatchObject({ registered: 2, capacity: 2, waiting: 1 })
  })

  it('names the people of a team as each would be named', () => {
    const state = story({ players: 2, started: false }).state()
    const team = { player: id('p1'), name: 'Red Squadron', members: ['Ana Lis', 'Bo Kern'] }
    const people = peopleFrom([team])
    expect(publicParts.players(asPublished(state, people))).toMatchObject([
      { name: 'Red Squadron', members: ['Ana L.', 'Bo K.'] },
      { name: '#2', members: [] },
    ])
    const { members } = redact(state, people, { role: 'judge' })
    expect(members.get(id('p1'))).toEqual(['Ana Lis', 'Bo Kern'])
  })

  it('has no round before it is published', () => {
    const told = story()
    told.playRound()
    const before = everything(told, spectator)
    told.does({ kind: 'pair-round' })
    expect(everything(told, spectator)).toBe(before)
    expect(everything(told, player('p1'))).toBe(before)
    told.does({ kind: 'publish-round' })
    expect(everything(told, spectator)).not.toBe(before)
  })

  it('has no detail before it is announced', () => {
    const told = story({ started: false })
    told.does({ kind: 'set-details', details: { outline: 'a secret guest' } })
    expect(everything(told, spectator)).not.toContain('a secret guest')
    told.does({ kind: 'announce-event' })
    expect(everything(told, spectator)).toContain('a secret guest')
    told.does({ kind: 'set-details', details: { outline: 'another guest' } })
    expect(everything(told, spectator)).not.toContain('guest')
  })

  it('has the lists only once they are open to all', () => {
    const told = eventful()
    expect(redact(told.state(), people, spectator).state.lists.size).toBe(0)
    told.does({ kind: 'open-lists', to: 'everybody' })
    expect(redact(told.state(), people, spectator).state.lists.size).toBe(1)
  })
})

describe('what a player may see', () => {
  it('is also what concerns oneself', () => {
    const { state } = redact(eventful().state(), people, player('p2'))
    expect([...state.rulings.values()]).toMatchObject([{ ruling: { text: 'was rude' } }])
    expect(state.calls.size + state.lists.size).toBe(0)
    const own = redact(eventful().state(), people, player('p1')).state
    expect([own.calls.size, own.lists.size, own.rulings.size]).toEqual([1, 1, 0])
    expect(redact(eventful().state(), people, player('p3')).state.players.get(id('p3'))).toEqual(
      eventful().state().players.get(id('p3')),
    )
  })

  it('is not that somebody wants one disqualified', () => {
    expect(redact(eventful().state(), people, player('p4')).state.proposals.size).toBe(0)
  })

  it('is what one has reported, and not what the other one has', () => {
    const told = eventful()
    const reportsFor = (name: string) =>
      [...redact(told.state(), people, player(name)).state.matches.values()].flatMap(
        ({ reports }) => reports,
      )
    expect(reportsFor('p1')).toHaveLength(1)
    expect(reportsFor('p2')).toEqual([])
  })
})

describe('whoever reads the log', () => {
  it.each(roles)('%s', (role) => {
    const reads = ['organizer', 'marshal', 'judge', 'scorekeeper'].includes(role)
    expect(readsLog({ role })).toBe(reads)
    const state = eventful().state()
    expect(redact(state, people, { role }).state === state).toBe(reads)
  })
})
