import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../testing/story.ts'
import { ownView } from './player/own-view.ts'
import { type PublicPart, type PublicView, publicParts } from './public/public.ts'
import { asPublished, redact } from './redact.ts'

const part = <P extends PublicPart>(told: Story, name: P): PublicView<P> =>
  publicParts[name](asPublished(told.state(), new Map())) as PublicView<P>
const own = (told: Story, player: string) =>
  ownView(told.state(), new Map(), id(player), null) ?? expect.fail(`no ${player}`)

/** A final of p1 and p2, its clock started, nothing entered. */
const final = () => {
  const told = bracketStory(2, { players: 4 })
  told.does({ kind: 'pair-round' })
  told.does({ kind: 'publish-round' })
  told.does({ kind: 'start-clock' })
  return told
}

describe('who has won a bracket', () => {
  it('is told by no public view before the event is finished', () => {
    const told = final()
    expect(part(told, 'event').status).toBe('running')
    told.wins('p1')
    for (const isClosed of [false, true]) {
      if (isClosed) told.does({ kind: 'close-round' })
      expect(part(told, 'event')).toMatchObject({ status: 'played', champion: null })
      expect(part(told, 'bracket')).toMatchObject({
        champion: null,
        rounds: [[{ winner: null, isDecided: false, table: { result: null, status: 'ended' } }]],
      })
      expect(part(told, 'tables')?.tables).toMatchObject([{ result: null, earned: null }])
    }
    told.does({ kind: 'finish-event' })
    expect(part(told, 'event')).toMatchObject({ status: 'finished', champion: { player: 'p1' } })
    expect(part(told, 'bracket')).toMatchObject({
      champion: { player: 'p1' },
      rounds: [[{ winner: 'p1', table: { status: 'result' } }]],
    })
  })

  it('is known to the two who played for it, on their own phones', () => {
    const told = final()
    told.wins('p1')
    expect(own(told, 'p2').table?.result).not.toBeNull()
    expect(own(told, 'p3').matches.map(({ round }) => round)).toEqual([1])
  })

  it('is known to everybody who runs the event', () => {
    const told = final()
    told.wins('p1')
    expect(redact(told.state(), new Map(), { role: 'judge' }).state).toBe(told.state())
  })

  it('is told at once where the organizer wants it so, and kept again when that is undone', () => {
    const told = final()
    told.wins('p1')
    told.does({ kind: 'describe-event', about: { champion: 'at-once' } })
    expect(part(told, 'bracket')?.champion?.player).toBe('p1')
    expect(part(told, 'event').status).toBe('running')
    const entry = told.entryOf('event-described')
    told.does({ kind: 'undo', entry, reason: 'not yet' })
    expect(part(told, 'bracket')?.champion).toBeNull()
  })

  it('is kept again when finishing is undone', () => {
    const told = final()
    told.wins('p1')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'finish-event' })
    told.does({ kind: 'undo', entry: told.entryOf('event-finished'), reason: 'too early' })
    expect(part(told, 'event')).toMatchObject({ status: 'played', champion: null })
  })

  it('is kept where the other one has left', () => {
    const told = bracketStory(2, { players: 4 })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(part(told, 'event').champion).toBeNull()
    expect(part(told, 'bracket')?.champion ?? null).toBeNull()
  })
})

describe('who has won without a cut', () => {
  const twoRounds = () => {
    const stages = [{ kind: 'swiss', rounds: 2, cut: null }] as const
    const told = story({ structure: { kind: 'custom', stages } })
    told.plays('p1 100-0 p2', 'p3 100-50 p4')
    return told
  }

  it('is not to be read off the standings after the last round', () => {
    const told = twoRounds()
    expect(part(told, 'standings').afterRound).toBe(1)
    told.plays('p1 100-0 p3', 'p2 100-50 p4')
    expect(part(told, 'event')).toMatchObject({ status: 'played', champion: null })
    expect(part(told, 'standings')).toMatchObject({ afterRound: 1, places: null })
    expect(part(told, 'pictures').rounds).toEqual([1])
    expect(own(told, 'p1').placesSoFar).toEqual([{ round: 1, place: 1 }])
    told.does({ kind: 'finish-event' })
    expect(part(told, 'standings').afterRound).toBe(2)
    expect(part(told, 'standings').places?.[0]).toMatchObject({ place: 1, player: 'p1' })
    expect(own(told, 'p1').placesSoFar).toHaveLength(2)
  })

  it('is what everybody sees where the end is open: after each round it could be over', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-50 p4')
    expect(part(told, 'event').status).toBe('running')
    expect(part(told, 'standings').afterRound).toBe(1)
  })

  it('is not kept where the event was called off', () => {
    const told = twoRounds()
    told.plays('p1 100-0 p3', 'p2 100-50 p4')
    told.does({ kind: 'cancel-event', reason: 'The hall is flooded.' })
    expect(part(told, 'standings').afterRound).toBe(2)
  })
})
