import { expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import { id, type Setting, type Story, story } from '../../../testing/story.ts'
import {
  announcementSheet,
  type LeaderRole,
  type StagePlan,
  stagesOf,
  type Tier,
  tiers,
} from '../../index.ts'
import type { TableKind } from '../../structure/clauses.ts'
import type { Clause, RuleId } from '../../vocabulary/rule.ts'
import type { Regulation } from '../regulation.ts'

const announce = { kind: 'announce-event' } as const
const start = { kind: 'start-stage' } as const

/** What rounds are drawn from, where the document draws for them: without it every start warns. */
export const withMissions = ({ missions }: Regulation): Pick<Setting, 'missions'> =>
  missions === null ? {} : { missions: ['one'] }

/** An event that is neither announced nor begun. */
const before = (regulation: Regulation, setting: Setting = {}): Story =>
  story({ regulation: regulation.id, started: false, ...withMissions(regulation), ...setting })

export const linesOf = (event: Story) => announcementSheet(event.state()).lines

const roundsLine = (rule: RuleId, rounds: readonly object[], cut: readonly number[]) => ({
  key: 'announce.rounds-and-cut',
  strength: 'must',
  rule,
  values: { rounds, cut },
})

/** Nothing starts before the plan is announced, and announced again where it is another one. */
export const planIsAnnounced = (
  regulation: Regulation,
  rule: RuleId,
  { table, ofTwenty }: { readonly table: TableKind; readonly ofTwenty: readonly StagePlan[] },
): void => {
  const planned = (players: number) =>
    before(regulation, { tier: 'competitive', structure: { kind: table }, players })
  const comes = (event: Story, player: string) => {
    event.does({ kind: 'register-player', player: id(player) })
    event.does({ kind: 'check-in-player', player: id(player) })
  }

  it(`[${rule}] nothing starts before rounds and cut are announced`, () => {
    const event = planned(20)
    const refusal = { code: 'not-announced', rule, overridable: true }
    expect(event.refuses(start)).toEqual(refusal)
    expect(event.does(announce)).toEqual([])
    expect(event.state().announced).toMatchObject({ stages: ofTwenty, headCount: 20 })
    event.does(start)
  })

  it(`[${rule}] what the head count makes another plan is announced again`, () => {
    const event = planned(8)
    event.does(announce)
    comes(event, 'p9')
    expect(event.refuses(start)).toEqual({
      code: 'announcement-outdated',
      announced: 8,
      now: 9,
      rule,
      overridable: true,
    })
    event.does(announce)
    event.does(start)
  })

  it(`[${rule}] more players under the same plan need no second announcement`, () => {
    const event = planned(9)
    event.does(announce)
    comes(event, 'p10')
    event.does(start)
  })

  it(`[${rule}] who starts without puts the plan on record`, () => {
    const structure = { kind: 'custom', stages: stagesOf(2, 2) } as const
    const event = before(regulation, { players: 4, structure })
    event.does(start, { override: 'everybody has read the poster' })
    expect(event.state().announced?.stages).toEqual(stagesOf(2, 2))
  })
}

/** What was told is what is played: another plan says what changes and why, and leaves what was. */
export const announcedIsAnnounced = (
  regulation: Regulation,
  { rule, cited = rule }: { readonly rule: RuleId; readonly cited?: RuleId },
): void => {
  const { afterCut, finals } = regulation.structure
  const hasCut = afterCut.value.includes(finals)
  const plan = (rounds: number, cut: number) => stagesOf(rounds, hasCut ? cut : 0, finals)
  const change = (stages: readonly StagePlan[]) =>
    ({ kind: 'change-structure', structure: { kind: 'custom', stages } }) as const
  const otherwise = { code: 'announced-otherwise', rule: cited, overridable: true }
  const why = { override: 'two went home' }

  it(`[${rule}] before the start another plan is announced again with what changes and why`, () => {
    const stages = plan(2, 8)
    const event = before(regulation, { players: 8, structure: { kind: 'custom', stages } })
    event.does(announce)
    event.does(change(plan(3, 4)))
    expect(event.refuses(start)).toMatchObject({ code: 'announcement-outdated' })
    const changes = [{ what: 'structure', before: stages, now: plan(3, 4) }]
    expect(event.refuses(announce)).toEqual({ ...otherwise, changes })
    expect(event.facts(announce, why)).toEqual([
      {
        kind: 'event-announced',
        stages: plan(3, 4),
        headCount: 8,
        changes,
        reason: 'two went home',
      },
    ])
    event.does(start)
  })

  it(`[${rule}] once play has begun another plan is an override on record`, () => {
    const stages = plan(2, 8)
    const event = before(regulation, { players: 8, structure: { kind: 'custom', stages } })
    event.does(announce)
    event.does(start)
    event.playRound()
    const changes = [{ what: 'structure', before: stages, now: plan(3, 4) }]
    const refusal = { ...otherwise, changes }
    expect(event.refuses(change(plan(3, 4)))).toEqual(refusal)
    expect(event.facts(change(plan(3, 4)), why)).toMatchObject([
      { kind: 'rule-overridden', refusal, reason: 'two went home' },
      { kind: 'structure-changed' },
      { kind: 'event-announced', stages: plan(3, 4), changes, reason: 'two went home' },
    ])
    for (let round = 2; round <= 3; round++) event.playRound()
    expect(event.refuses({ kind: 'pair-round' }).code).toBe(
      hasCut ? 'cut-needed' : 'no-further-round',
    )
    if (!hasCut) return
    event.does({ kind: 'make-cut' })
    expect(event.state().cut?.seeds).toHaveLength(4)
    expect(event.refuses(change(plan(3, 2)), why).code).toBe('already-played')
  })
}

/** The sheet says how many rounds of which kind there are, and how many go on. */
export const roundsAndCutAreTold = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] number and kind of the rounds, elimination or not, and the cut`, () => {
    const event = before(regulation, { players: 20, structure: { kind: 'basic' } })
    const stages = [
      { kind: 'swiss', rounds: 4 },
      { kind: 'elimination', rounds: null },
    ]
    expect(linesOf(event)).toEqual([roundsLine(rule, stages, [4])])
  })

  it(`[${rule}] a number of rounds that is still open is told of`, () => {
    expect(before(regulation).does(announce)).toEqual([
      { code: 'tell-players', what: 'announce.rounds-and-cut', rule },
    ])
  })
}

/** Behind rounds and cut, which another rule wants told, comes what is the organizer's own. */
export const ownStructureIsTold = (
  regulation: Regulation,
  { rule, rounds }: { readonly rule: RuleId; readonly rounds: RuleId },
): void => {
  it(`[${rule}] a structure of its own, as the organizer made it`, () => {
    const structure = { kind: 'custom', stages: stagesOf(3, 0) } as const
    expect(linesOf(before(regulation, { structure }))).toEqual([
      roundsLine(rounds, [{ kind: 'swiss', rounds: 3 }], []),
      { key: 'announce.structure', strength: 'must', rule, values: { structure } },
    ])
  })
}

export const secondIsTold = (
  regulation: Regulation,
  { rule, value: office }: Clause<LeaderRole>,
): void => {
  it(`[${rule}] who rules on the matches of a ${office} who plays`, () => {
    const event = before(regulation)
    expect(linesOf(event)).toHaveLength(1)
    event.does(appoint('two', office))
    event.does(appoint('one', office, { plays: 'p1' }))
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.second-leader',
      strength: 'must',
      rule,
      values: { 'second-leader': [{ leader: 'one', second: 'two' }] },
    })
  })

  it(`[${rule}] no round is published before players know of another one who rules`, () => {
    const event = before(regulation)
    for (const leader of ['two', 'three']) event.does(appoint(leader, office))
    event.does(appoint('one', office, { plays: 'p1', second: 'two' }))
    event.does(announce)
    event.does(start)
    event.does(appoint('one', office, { plays: 'p1', second: 'three' }))
    event.does({ kind: 'pair-round' })
    const publish = { kind: 'publish-round' } as const
    const refusal = { code: 'announcement-outdated', what: 'second-leader', rule }
    expect(event.refuses(publish)).toMatchObject(refusal)
    const changes = [
      {
        what: 'second-leader',
        before: [{ leader: 'one', second: 'two' }],
        now: [{ leader: 'one', second: 'three' }],
      },
    ]
    const reason = 'two went home'
    expect(event.facts(announce, { override: reason })).toMatchObject([
      { kind: 'event-announced', changes, reason },
    ])
    event.does(publish)
  })
}

/** The details of an event, with what a title has among them besides. */
export const detailsShouldBeTold = (
  regulation: Regulation,
  rule: RuleId,
  besides: Pick<Setting, 'missions'> = {},
): void => {
  it(`[${rule}] the details of the event should be told`, () => {
    const event = before(regulation, { structure: { kind: 'basic' }, ...besides })
    const details = { outline: 'a shop in town', rulesVersion: '2016', faqVersion: '4.2' }
    event.does({ kind: 'set-details', details })
    expect(linesOf(event)[1]).toEqual({
      key: 'announce.details',
      strength: 'should',
      rule,
      values: { details, ...besides },
    })
    expect(event.does(announce)).toEqual([{ code: 'tell-players', what: 'announce.details', rule }])
  })
}

/** By which rules and FAQ an event is played stands on its record. */
export const versionsAreOnRecord = (regulation: Regulation, rule: RuleId): void => {
  it(`[${rule}] shows by which rules and FAQ it is played`, () => {
    const event = before(regulation)
    const details = { rulesVersion: '2014', faqVersion: '2.1' }
    event.does({ kind: 'set-details', details })
    expect(event.state().details).toEqual(details)
    expect(event.event().log.at(-1)?.fact).toEqual({ kind: 'details-set', details })
    expect(announcementSheet(event.state()).details).toEqual(details)
  })
}

export const wayOfPlay = (
  regulation: Regulation,
  { rule, value: played }: Clause<string>,
  at: readonly Tier[] = tiers,
): void => {
  it.each(at)(`[${rule}] is ${played} and no other, %s`, (tier) => {
    const event = before(regulation, { tier })
    event.does({ kind: 'set-details', details: { variant: played } })
    expect(event.refuses({ kind: 'set-details', details: { variant: 'epic' } })).toEqual({
      code: 'variant-not-allowed',
      variant: 'epic',
      played,
      rule,
      overridable: true,
    })
  })
}

/** What an event is called says which tier it is of. */
export const kindsOfTier = (
  regulation: Regulation,
  tier: Tier,
  { rule, value: kinds }: Clause<readonly string[]>,
): void => {
  it.each(kinds)(`[${rule}] a %s is of the ${tier} tier`, (eventKind) => {
    const command = { kind: 'set-details', details: { eventKind } } as const
    before(regulation, { tier }).does(command)
    const other = tier === 'casual' ? 'premier' : 'casual'
    expect(before(regulation, { tier: other }).refuses(command)).toEqual({
      code: 'bad-value',
      field: 'details.eventKind',
      expected: tier,
      rule,
      overridable: true,
    })
  })
}
