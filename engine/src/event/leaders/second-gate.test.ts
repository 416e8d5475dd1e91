import { describe, expect, it } from 'vitest'
import { appoint, byLeader } from '../../../testing/leaders.ts'
import { rulingOf } from '../../../testing/matters.ts'
import { id, type Story, story } from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import type { LeaderRole } from '../../vocabulary/role.ts'
import type { Command } from '../commands.ts'

const running = (...leaders: readonly Command[]): Story => {
  const event = story({ regulation: 'x-wing/de', started: false })
  for (const one of leaders) event.does(one)
  event.does({ kind: 'announce-event' })
  event.does({ kind: 'start-stage' })
  return event
}
const missing = {
  code: 'second-judge-missing',
  player: 'p1',
  rule: 'XWDE-11',
  overridable: true,
}
const first = appoint('first', 'judge', { plays: 'p1' })
const second = appoint('second', 'judge')
const dismiss: Command = { kind: 'dismiss-leader', leader: leaderId('second') }
const rest: Command = { kind: 'change-duty', leader: leaderId('second'), acting: false }

describe('the second leader, while the event runs', () => {
  it('[XWDE-11] is there before somebody who leads begins to play', () => {
    const event = running()
    expect(event.refuses(first)).toEqual(missing)
    event.does(second)
    event.does(first)
  })

  it.each([dismiss, rest])(
    '[XWDE-11] is not lost by $kind, unless another one is there',
    (command) => {
      const event = running(second, first)
      expect(event.refuses(command)).toEqual(missing)
      expect(event.facts(command, { override: 'taken ill' })).toContainEqual({
        kind: 'rule-overridden',
        refusal: missing,
        reason: 'taken ill',
      })
      running(second, first, appoint('third', 'judge')).does(command)
    },
  )

  it('[XWDE-11] is not lost by taking the appointment back', () => {
    const event = running()
    event.does(second)
    const entry = event.entryOf('leader-appointed')
    event.does(first)
    expect(event.refuses({ kind: 'undo', entry, reason: 'a slip' })).toEqual(missing)
  })

  it('[XWDE-11] may go once the leader who played is out', () => {
    const event = running(second, first)
    event.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    event.does(dismiss)
  })

  it('[XWDE-12] is the marshal where two leaders meet at this moment', () => {
    const marshal = appoint('head', 'marshal')
    const other = appoint('other', 'judge', { plays: 'p2' })
    const event = running(marshal, first, other, second)
    event.seats('p1 - p2', 'p3 - p4')
    const go: Command = { kind: 'dismiss-leader', leader: leaderId('head') }
    expect(event.refuses(go)).toMatchObject({ code: 'ruling-leader-missing', tables: [1] })
  })
})

describe('who is off duty', () => {
  const offDuty = { code: 'off-duty', rule: 'XWDE-9' }

  it('[XWDE-9] is a spectator: rules on nothing, takes no call, enters nothing', () => {
    const event = running(second)
    event.seats('p1 - p2', 'p3 - p4')
    event.does({ kind: 'call-judge', player: id('p1'), about: 'in arc?' })
    event.does(rest)
    const by = byLeader('second', 'judge')
    const { match } = event.matchAt(1)
    const result = { ending: 'destruction', score: [100, 0] } as const
    expect(event.refuses(rulingOf(), by)).toEqual(offDuty)
    const call = event.entryOf('judge-called')
    expect(event.refuses({ kind: 'take-call', call }, by)).toEqual(offDuty)
    expect(event.refuses({ kind: 'enter-result', match, result }, by)).toEqual(offDuty)
    expect(event.refuses({ kind: 'start-clock' }, { ...by, override: 'quickly' })).toEqual(offDuty)
    event.does({ ...rest, acting: true } as Command, by)
    event.does(rulingOf(), by)
  })

  it('[XWDE-9] still speaks as the player they are', () => {
    const event = running(second, first)
    event.seats('p1 - p2', 'p3 - p4')
    event.does({ kind: 'change-duty', leader: leaderId('first'), acting: false })
    const by = byLeader('first', 'judge')
    const { match } = event.matchAt(1)
    const result = { ending: 'destruction', score: [100, 0] } as const
    event.does({ kind: 'report-result', match, player: id('p1'), result }, by)
    event.does({ kind: 'call-judge', about: 'in arc?' }, by)
    expect(event.refuses({ kind: 'drop-player', player: id('p3'), when: 'now' }, by)).toEqual(
      offDuty,
    )
  })

  const resting = (regulation: string, role: LeaderRole) => {
    const event = story({ regulation })
    event.does(appoint('second', role))
    event.does(rest)
    return event.refuses(rulingOf(), byLeader('second', role))
  }

  it.each([
    ['XWDE-9', 'x-wing/de'],
    ['IA-5', 'imperial-assault/de-2.2.1'],
  ] as const)('[%s] is a spectator as a judge and as a marshal', (rule, regulation) => {
    for (const role of ['judge', 'marshal'] as const) {
      expect(resting(regulation, role)).toEqual({ code: 'off-duty', rule })
    }
  })

  it('is one where the document is silent, too, without a rule', () => {
    expect(resting('x-wing/pl', 'judge')).toEqual({ code: 'off-duty' })
  })
})

describe('who organizes', () => {
  it.each([
    ['XWDE-5', 'x-wing/de'],
    ['XWPL-3', 'x-wing/pl'],
    ['IA-2', 'imperial-assault/de-2.2.1'],
  ])('[%s] is on record before the start', (rule, regulation) => {
    const event = story({ regulation, started: false, organizer: 'asked', lists: 'asked' })
    event.does({ kind: 'announce-event' })
    const start = { kind: 'start-stage' } as const
    const refusal = { code: 'organizer-missing', rule, overridable: true }
    const on = { override: 'lists are on paper' }
    expect(event.facts(start, on)).toContainEqual({
      kind: 'rule-overridden',
      refusal,
      reason: 'lists are on paper',
    })
    event.does({ kind: 'undo', entry: event.entryOf('stage-started'), reason: 'again' })
    event.does(appoint('one', 'organizer'))
    expect(JSON.stringify(event.facts(start, on))).not.toContain('organizer-missing')
  })

  it('[XWDE-5] is who created the event, until the office is handed over', () => {
    const event = story({ regulation: 'x-wing/de', started: false, createdBy: 'ada' })
    expect(event.state().leaders).toMatchObject([{ leader: 'ada', role: 'organizer' }])
    event.does({ kind: 'hand-over-office', to: leaderId('ben'), reason: 'going home' })
    expect(event.state().leaders).toMatchObject([{ leader: 'ben', role: 'organizer' }])
  })
})
