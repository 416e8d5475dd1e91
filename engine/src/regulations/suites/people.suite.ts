import { expect, it } from 'vitest'
import { appoint, byLeader, leading } from '../../../testing/leaders.ts'
import { asPlayer, calls, rules, rulingOf } from '../../../testing/matters.ts'
import { id, role, type Setting, type Story, story } from '../../../testing/story.ts'
import { rulingLeader } from '../../event/leaders/ruling-leader.ts'
import { isMarshal, marshals } from '../../event/reading/marshal.ts'
import { type LeaderRole, leaderId, participants, type Tier } from '../../index.ts'
import type { Clause, RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const announce = { kind: 'announce-event' } as const
const start = { kind: 'start-stage' } as const
const offices = ['organizer', 'marshal', 'judge'] as const

const before = ({ id: regulation }: Regulation, setting: Setting = {}): Story =>
  story({ regulation, started: false, ...setting })

export const everybodyHasARole = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] everybody has a role: leaders, and players who play or watch`, () => {
    const event = before(regulation, { players: 3 })
    event.does(appoint('one', 'organizer'))
    event.does(appoint('two', 'marshal'))
    event.does(appoint('three', 'judge'))
    event.does(announce)
    event.does(start)
    event.seats('p1 - p2', 'p3 bye')
    const appointed = event.event().log.filter(({ fact }) => fact.kind === 'leader-appointed')
    expect(appointed.map(({ fact }) => fact)).toEqual([
      { kind: 'leader-appointed', leader: 'one', role: 'organizer' },
      { kind: 'leader-appointed', leader: 'two', role: 'marshal' },
      { kind: 'leader-appointed', leader: 'three', role: 'judge' },
    ])
    const line = { leader: null, role: 'player', isMarshal: false }
    expect(participants(event.state())).toEqual([
      { leader: 'one', player: null, role: 'organizer', isMarshal: false, now: 'acting' },
      { leader: 'two', player: null, role: 'marshal', isMarshal: true, now: 'acting' },
      { leader: 'three', player: null, role: 'judge', isMarshal: false, now: 'acting' },
      { ...line, player: 'p1', now: 'playing' },
      { ...line, player: 'p2', now: 'playing' },
      { ...line, player: 'p3', now: 'spectating' },
    ])
  })
}

export const oneOrganizer = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] there is one organizer, whose office is handed over, never left`, () => {
    const event = before(regulation)
    event.does(appoint('one', 'organizer'))
    expect(event.refuses(appoint('two', 'organizer'))).toEqual({
      code: 'organizer-exists',
      leader: 'one',
      rule,
    })
    const dismiss = { kind: 'dismiss-leader', leader: leaderId('one') } as const
    expect(event.refuses(dismiss)).toEqual({ code: 'office-not-vacant', leader: 'one', rule })
    event.does({ kind: 'hand-over-office', to: leaderId('two'), reason: 'going home' })
    expect(event.state().leaders).toEqual([leading('two', 'organizer')])
  })

  it(`[${rule}] nothing starts while nobody is on record as organizer`, () => {
    const event = before(regulation, { organizer: 'asked' })
    event.does(appoint('one', 'marshal'))
    event.does(announce)
    const refusal = { code: 'organizer-missing', rule, overridable: true }
    expect(event.refuses(start)).toEqual(refusal)
    event.does(appoint('two', 'organizer'))
    event.does(start)
  })
}

export const anyNumberOfMarshals = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] any number of marshals; without one the organizer is it`, () => {
    const event = before(regulation)
    const names = () => marshals(event.state()).map(({ leader }) => leader)
    event.does(appoint('one', 'organizer'))
    event.does(appoint('two', 'judge'))
    expect(names()).toEqual(['one'])
    expect(isMarshal(event.state(), { role: 'organizer' })).toBe(true)
    event.does(appoint('three', 'marshal'))
    event.does(appoint('four', 'marshal'))
    expect(names()).toEqual(['three', 'four'])
    expect(isMarshal(event.state(), { role: 'organizer' })).toBe(false)
  })

  it(`[${rule}] where there is no marshal the organizer decides appeals, and only there`, () => {
    const appealed = () => {
      const event = story({ regulation: regulation.id })
      event.seats('p1 - p2', 'p3 - p4')
      const ruling = rules(event, {}, role('judge'))
      event.does({ kind: 'appeal-ruling', ruling, player: id('p1') }, asPlayer('p1'))
      const decided = { kind: 'decide-appeal', ruling, upheld: true, text: 'as ruled' } as const
      return { event, decided }
    }
    const alone = appealed()
    expect(alone.event.refuses(alone.decided, role('judge')).code).toBe('not-allowed')
    alone.event.does(alone.decided, role('organizer'))
    const both = appealed()
    both.event.does(appoint('head', 'marshal'))
    expect(both.event.refuses(both.decided, role('organizer')).code).toBe('not-allowed')
    both.event.does(both.decided, role('marshal'))
  })
}

export const anyNumberOfJudges = (regulation: Regulation, rule: RuleId): void => {
  it.each([0, 1, 3])(`[${rule}] any number of judges: %i`, (count) => {
    const event = before(regulation)
    for (let n = 1; n <= count; n++) {
      expect(event.facts(appoint(`judge-${n}`, 'judge'))).toEqual([
        { kind: 'leader-appointed', leader: `judge-${n}`, role: 'judge' },
      ])
    }
    event.does(announce)
    event.does(start)
    expect(event.state().leaders.filter((one) => one.role === 'judge')).toHaveLength(count)
    // Each of them settles what players ask; where there is none the organizer does.
    event.seats('p1 - p2', 'p3 - p4')
    const asked = event.state().leaders.map(({ leader }) => byLeader(leader, 'judge'))
    for (const by of asked.length > 0 ? asked : [role('organizer')]) {
      const call = calls(event, 'p1')
      event.does({ kind: 'take-call', call }, by)
      event.does(rulingOf({ about: 'dispute', call }), by)
      expect(event.state().calls.get(call)?.closedAt).not.toBeNull()
    }
  })
}

export const spectators = (regulation: Regulation, rule: RuleId): void => {
  it.each(['judge', 'marshal'] as const)(
    `[${rule}] a %s who is not acting is a spectator, and no second`,
    (office) => {
      const event = before(regulation)
      event.does(appoint('one', office))
      const rests = { kind: 'change-duty', leader: leaderId('one'), acting: false } as const
      expect(event.facts(rests)).toMatchObject([
        { kind: 'duty-changed', leader: 'one', acting: false },
      ])
      expect(participants(event.state())[0]).toMatchObject({ leader: 'one', now: 'spectating' })
      event.does(appoint('two', 'judge', { plays: 'p1' }))
      expect(event.refuses(announce).code).toBe('details-incomplete')
    },
  )

  it(`[${rule}] a player without a match is a spectator`, () => {
    const event = before(regulation, { players: 2 })
    const now = () => participants(event.state()).map((line) => line.now)
    event.does(announce)
    event.does(start)
    expect(now()).toEqual(['spectating', 'spectating'])
    event.seats('p1 - p2')
    expect(now()).toEqual(['playing', 'playing'])
    event.result('p1', { ending: 'no-show', by: 'second' })
    expect(now()).toEqual(['spectating', 'spectating'])
  })
}

type Second = {
  /** The leaders who need one; absent: all of them. */
  readonly neededBy?: readonly LeaderRole[]
  readonly neededAt: Clause<readonly Tier[]>
  readonly mayBe: Clause<readonly LeaderRole[]>
}

/** A leader who plays needs a second, who rules on these matches. */
export const leaderWhoPlays = (
  regulation: Regulation,
  { neededAt: needed, mayBe: second, neededBy = offices }: Second,
): void => {
  it.each(needed.value.flatMap((tier) => neededBy.map((office) => [office, tier] as const)))(
    `[${needed.rule}] a %s needs a second one at the %s tier`,
    (office, tier) => {
      const event = before(regulation, { tier })
      event.does(appoint('first', office, { plays: 'p1' }))
      event.does(announce, { override: 'nobody else is there' })
      expect(event.refuses(start)).toEqual({
        code: 'second-judge-missing',
        player: 'p1',
        rule: needed.rule,
        overridable: true,
      })
      event.does(appoint('second', 'judge'))
      event.does(announce)
      event.does(start)
    },
  )

  const { rule } = second

  it.each(second.value)(
    `[${rule}] that one may be the %s, who rules on these matches`,
    (office) => {
      const event = before(regulation)
      event.does(appoint('second', office))
      event.does(appoint('first', 'judge', { plays: 'p1' }))
      expect(event.facts(announce)).toMatchObject([
        { seconds: [{ leader: 'first', second: 'second' }] },
      ])
      event.does(start)
      expect(rulingLeader(event.state(), [id('p1'), id('p2')])).toEqual({
        kind: 'named',
        leader: 'second',
      })
      expect(rulingLeader(event.state(), [id('p3'), id('p2')])).toEqual({ kind: 'any' })
    },
  )

  it(`[${rule}] rules on nothing at the own table; the second does`, () => {
    const event = before(regulation)
    event.does(appoint('second', 'judge'))
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    event.does(announce)
    event.does(start)
    event.seats('p1 - p2', 'p3 - p4')
    const first = byLeader('first', 'judge')
    for (const player of ['p1', 'p2']) {
      expect(event.refuses(rulingOf({ players: [id(player)] }), first)).toEqual({
        code: 'own-matter',
        table: 1,
        ruling: { kind: 'named', leader: 'second' },
        rule,
      })
      event.does(rulingOf({ players: [id(player)] }), byLeader('second', 'judge'))
    }
    event.does(rulingOf({ players: [id('p3')] }), first)
  })

  it(`[${rule}] must be announced with the second, and again if that is another one`, () => {
    const event = before(regulation)
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    expect(event.refuses(announce)).toEqual({
      code: 'details-incomplete',
      missing: ['announce.second-leader'],
      rule,
      overridable: true,
    })
    event.does(appoint('second', 'judge'))
    event.does(announce)
    event.does(appoint('third', 'judge'))
    event.does(appoint('first', 'judge', { plays: 'p1', second: 'third' }))
    expect(event.refuses(start)).toMatchObject({
      code: 'announcement-outdated',
      what: 'second-leader',
      rule,
    })
  })

  it(`[${rule}] who meets another one has the marshal to rule, or nobody`, () => {
    const event = before(regulation)
    event.does(appoint('first', 'judge', { plays: 'p1' }))
    event.does(appoint('second', 'judge', { plays: 'p2' }))
    event.does(appoint('third', 'judge'))
    event.does(announce)
    event.does(start)
    const tables = [
      [id('p1'), id('p2')],
      [id('p3'), id('p4')],
    ] as const
    event.does({ kind: 'pair-round-by-hand', tables, byes: [], reason: 'as drawn' })
    expect(rulingLeader(event.state(), tables[0])).toEqual({ kind: 'missing' })
    expect(event.refuses({ kind: 'publish-round' })).toEqual({
      code: 'ruling-leader-missing',
      tables: [1],
      rule,
      overridable: true,
    })
    event.does(appoint('head', 'marshal'))
    event.does({ kind: 'publish-round' })
    expect(rulingLeader(event.state(), tables[0])).toEqual({ kind: 'named', leader: 'head' })
  })
}

/** Whoever rules on the matches of a leader who plays is there as long as that one plays. */
export const secondStaysAllDay = (
  regulation: Regulation,
  { rule, value: office }: Clause<LeaderRole>,
): void => {
  const leader = leaderId('second')
  it.each([
    { kind: 'dismiss-leader', leader },
    { kind: 'change-duty', leader, acting: false },
  ] as const)(`[${rule}] the second is not lost by $kind while the first plays`, (goes) => {
    const event = before(regulation)
    event.does(appoint('second', office))
    event.does(appoint('first', office, { plays: 'p1' }))
    event.does(announce)
    event.does(start)
    expect(event.refuses(goes)).toMatchObject({ code: 'second-judge-missing', player: 'p1', rule })
    event.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    event.does(goes)
  })

  it(`[${rule}] whom players were told of rules, also when another one is back on duty`, () => {
    const event = before(regulation)
    const away = leaderId('away')
    event.does(appoint('away', office))
    event.does({ kind: 'change-duty', leader: away, acting: false })
    event.does(appoint('second', office))
    event.does(appoint('first', office, { plays: 'p1' }))
    event.does(announce)
    event.does(start)
    event.does({ kind: 'change-duty', leader: away, acting: true })
    const named = { kind: 'named', leader: 'second' }
    expect(rulingLeader(event.state(), [id('p1'), id('p2')])).toEqual(named)
  })
}

export const leadersMayNotPlay = (
  regulation: Regulation,
  { rule, value: tiers }: Clause<readonly Tier[]>,
): void => {
  it.each(tiers.flatMap((tier) => offices.map((office) => [office, tier] as const)))(
    `[${rule}] a %s may not play at the %s tier, second or not`,
    (office, tier) => {
      const event = before(regulation, { tier })
      event.does(appoint('second', 'judge'))
      const command = appoint('first', office, { plays: 'p1' })
      expect(event.refuses(command, { override: 'one short' })).toEqual({
        code: 'leader-may-not-play',
        player: 'p1',
        tier,
        rule,
      })
      event.does(appoint('first', office))
    },
  )
}

export const namesOfTiers = (regulation: Regulation, names: Regulation['tiers']): void => {
  it(`[${names.rule}] have the names of the document`, () => {
    expect(regulation.tiers).toEqual(names)
  })

  it.each(['casual', 'competitive', 'premier'] as const)(
    `[${names.rule}] %s is on record`,
    (tier) => {
      const event = before(regulation, { tier })
      expect(event.event().log[0]?.fact).toMatchObject({ kind: 'event-created', tier })
      expect(event.state().created.tier).toBe(tier)
    },
  )
}

/** Where the tables go by the registered, and nobody is there in whose row they fall. */
export const registeredInAnotherRow = (regulation: Regulation, rule: RuleId): void => {
  const oneIsMissing = (players: number) => {
    const event = before(regulation, { players, structure: { kind: 'basic' } })
    event.does({ kind: 'register-player', player: id('ada') })
    event.does(announce)
    return event
  }

  it(`[${rule}] another row for the registered than for those who came is told`, () => {
    expect(oneIsMissing(8).does(start)).toContainEqual({
      code: 'head-count-differs',
      registered: 9,
      present: 8,
      rule,
    })
  })

  it(`[${rule}] the same row is nothing to tell`, () => {
    const codes = oneIsMissing(7)
      .does(start)
      .map(({ code }) => code)
    expect(codes).not.toContain('head-count-differs')
  })
}
