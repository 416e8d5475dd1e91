import { describe, expect, it } from 'vitest'
import { appoint, leading } from '../../../testing/leaders.ts'
import { type Story, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import type { FactKind } from '../spine/answers.ts'

const undo = (entry: number) => ({ kind: 'undo', entry, reason: 'a slip' }) as const
const undoes = (told: Story, kind: FactKind) => told.does(undo(told.entryOf(kind)))

/** What stands in the way of undoing an entry. */
const inTheWay = (told: Story, entry: number): readonly FactKind[] => {
  const refusal = told.refuses(undo(entry))
  return refusal.code === 'later-facts-depend' ? refusal.entries.map(({ kind }) => kind) : []
}
const watches = { kind: 'change-duty', leader: leaderId('l1'), acting: false } as const
const dismiss = { kind: 'dismiss-leader', leader: leaderId('l1') } as const
const handOver = (to: string) =>
  ({ kind: 'hand-over-office', to: leaderId(to), reason: 'going home' }) as const

describe('when something before a fact about leaders is undone', () => {
  it('a change of duty, a second and a dismissal need the leader', () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge'))
    const entry = told.entryOf('leader-appointed')
    told.does(appoint('l2', 'judge', { plays: 'p1', second: 'l1' }))
    told.does(watches)
    told.does(dismiss)
    expect(inTheWay(told, entry)).toEqual(['leader-appointed', 'duty-changed', 'leader-dismissed'])
  })

  it('a dismissed leader leads again, a watching one acts again', () => {
    const told = story()
    told.does(appoint('l1', 'judge'))
    told.does(watches)
    told.does(dismiss)
    undoes(told, 'leader-dismissed')
    undoes(told, 'duty-changed')
    expect(told.state().leaders).toEqual([leading('l1', 'judge')])
  })

  it('an office can be handed over only by who has it', () => {
    const told = story()
    told.does(appoint('l1', 'organizer'))
    const appointed = told.entryOf('leader-appointed')
    told.does(handOver('l2'))
    const first = told.entryOf('office-handed-over')
    told.does(handOver('l3'))
    expect(inTheWay(told, appointed)).toEqual(['office-handed-over', 'office-handed-over'])
    expect(inTheWay(told, first)).toEqual(['office-handed-over'])
    undoes(told, 'office-handed-over')
    expect(told.state().leaders).toEqual([leading('l2', 'organizer')])
  })

  it('an office that nobody had goes to the first, not to a second one', () => {
    const told = story()
    told.does(appoint('l1', 'organizer'))
    told.does(dismiss)
    const entry = told.entryOf('leader-dismissed')
    told.does(handOver('l2'))
    expect(inTheWay(told, entry)).toEqual(['office-handed-over'])
  })

  it('an undone handing over never leaves two organizers', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l1', 'organizer'))
    told.does(appoint('l3', 'judge'))
    told.does(handOver('l2'))
    const entry = told.entryOf('office-handed-over')
    told.does(appoint('l2', 'organizer', { plays: 'p1' }))
    expect(inTheWay(told, entry)).toEqual(['leader-appointed'])
  })

  it('an organizer whose office came back cannot have gone without handing it over', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l1', 'organizer'))
    told.does(handOver('l2'))
    const entry = told.entryOf('office-handed-over')
    told.does(appoint('l1', 'judge'))
    told.does({ kind: 'change-duty', leader: leaderId('l1'), acting: false })
    told.does({ kind: 'dismiss-leader', leader: leaderId('l1') })
    expect(inTheWay(told, entry)).toEqual(['leader-appointed', 'duty-changed', 'leader-dismissed'])
  })

  it('a player is one leader at a time', () => {
    const told = story({ regulation: 'x-wing/de' })
    told.does(appoint('l3', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'dismiss-leader', leader: leaderId('l1') })
    const entry = told.entryOf('leader-dismissed')
    told.does(appoint('l2', 'judge', { plays: 'p1' }))
    expect(inTheWay(told, entry)).toEqual(['leader-appointed'])
  })
})
