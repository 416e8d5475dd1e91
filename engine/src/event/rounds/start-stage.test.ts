import { describe, expect, it } from 'vitest'
import { appoint } from '../../../testing/leaders.ts'
import {
  asking,
  bracketStory,
  id,
  names,
  role,
  type Setting,
  type Story,
  story,
} from '../../../testing/story.ts'
import { leaderId } from '../../vocabulary/ids.ts'
import { decide } from '../decide.ts'
import { type Event, openEvent } from '../replay.ts'
import type { Ask } from '../spine/ask.ts'
import type { Entry } from '../spine/entry.ts'

const command = { kind: 'start-stage' } as const
const withCut = {
  kind: 'custom',
  stages: [
    { kind: 'swiss', rounds: 1, cut: null },
    { kind: 'elimination', rounds: null, cut: 4 },
  ],
} as const

const announced = (setting: Setting) => {
  const told = story({ ...setting, started: false })
  told.does({ kind: 'announce-event' })
  return told
}

/** The facts of a start, but for the lists, which are on paper in these stories. */
const started = (told: Story, by: Partial<Ask> = {}) =>
  told
    .facts(command, by)
    .filter((fact) => fact.kind !== 'rule-overridden' || fact.refusal.code !== 'lists-missing')

/** The event of a story as if it had been created otherwise. */
const createdWith = (told: Story, change: object): Event => {
  const [first, ...rest] = told.event().log
  if (first === undefined) return expect.fail('no log')
  return openEvent([{ ...first, fact: { ...first.fact, ...change } as Entry['fact'] }, ...rest])
}

describe('start-stage, the first', () => {
  it('lets in who has checked in, by player number', () => {
    const told = story({ players: ['cy', 'ada', 'ben'], started: false })
    told.does({ kind: 'register-player', player: id('late') })
    told.does({ kind: 'announce-event' })
    expect(started(told)).toEqual([
      {
        kind: 'stage-started',
        stage: 0,
        plan: { kind: 'swiss', rounds: null, cut: null },
        entrants: ['cy', 'ada', 'ben'],
      },
    ])
    expect(told.state().players.get(id('cy'))?.status).toBe('active')
    expect(told.state().players.get(id('late'))?.status).toBe('registered')
  })

  it('leaves out who checked in and left', () => {
    const told = story({ players: 5, started: false })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    told.does({ kind: 'announce-event' })
    expect(started(told)).toMatchObject([{ entrants: ['p1', 'p3', 'p4', 'p5'] }])
  })

  it.each([0, 1])('refuses with %i players', (players) => {
    const told = story({ players, started: false })
    expect(told.refuses(command)).toEqual({
      code: 'too-few-players',
      needed: 2,
      present: players,
    })
  })

  it('refuses a head count that the table has no row for', () => {
    // No event can be created with a table its document lacks; a log from elsewhere may hold one.
    const event = createdWith(story({ started: false }), { structure: { kind: 'basic' } })
    expect(decide(event, asking(command))).toEqual({
      granted: false,
      refusal: { code: 'no-table-for-head-count', structure: 'basic', players: 4 },
    })
  })

  it('refuses a second start while the stage runs', () => {
    const told = story({ structure: withCut })
    expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
    told.does({ kind: 'pair-round' })
    expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 1 })
  })
})

describe('[XWEN-17] start-stage and the announcement', () => {
  const notAnnounced = { code: 'not-announced', rule: 'XWEN-17', overridable: true }

  it('refuses an event that was not announced', () => {
    expect(story({ started: false }).refuses(command)).toEqual(notAnnounced)
  })

  it('gives way to a leader who says why: the rule and the plan go on record', () => {
    const told = story({ structure: withCut, started: false })
    expect(started(told, { override: ' told by the door ' })).toEqual([
      { kind: 'rule-overridden', refusal: notAnnounced, reason: 'told by the door' },
      { kind: 'event-announced', stages: withCut.stages, headCount: 4 },
      { kind: 'stage-started', stage: 0, plan: withCut.stages[0], entrants: names(4) },
    ])
  })

  it('gives way to no blank reason', () => {
    const told = story({ started: false })
    expect(told.refuses(command, { override: ' \n' })).toEqual(notAnnounced)
    expect(told.refuses(command, { override: '' })).toEqual(notAnnounced)
  })

  it('refuses where more players came than the announced plan is for', () => {
    const told = story({ players: 8, structure: { kind: 'competitive' }, started: false })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'register-player', player: id('p9') })
    told.does({ kind: 'check-in-player', player: id('p9') })
    const refusal = {
      code: 'announcement-outdated',
      announced: 8,
      now: 9,
      rule: 'XWEN-17',
      overridable: true,
    }
    expect(told.refuses(command)).toEqual(refusal)
    const plan = { kind: 'swiss', rounds: 4, cut: null }
    expect(started(told, { override: 'told just now' })).toEqual([
      { kind: 'rule-overridden', refusal, reason: 'told just now' },
      {
        kind: 'event-announced',
        stages: [plan, { kind: 'elimination', rounds: null, cut: 4 }],
        headCount: 9,
        changes: [
          {
            what: 'structure',
            before: [{ ...plan, rounds: 3 }],
            now: [plan, { kind: 'elimination', rounds: null, cut: 4 }],
            players: [8, 9],
          },
        ],
        reason: 'told just now',
      },
      { kind: 'stage-started', stage: 0, plan, entrants: names(9) },
    ])
  })

  it('does not mind another head count that has the same plan', () => {
    const told = story({ players: 7, structure: { kind: 'competitive' }, started: false })
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'register-player', player: id('p8') })
    told.does({ kind: 'check-in-player', player: id('p8') })
    expect(started(told)).toMatchObject([{ kind: 'stage-started' }])
  })
})

describe('start-stage and leaders who play', () => {
  const refusal = {
    code: 'second-judge-missing',
    player: 'p1',
    rule: 'XWEN-9',
    overridable: true,
  }
  const override = 'the owner rules'
  const playing = () => {
    const told = story({ started: false })
    told.does(appoint('l1', 'judge', { plays: 'p1' }))
    told.does({ kind: 'announce-event' }, { override })
    return told
  }

  it('[XWEN-9] refuses without a second judge, and gives way to a reason', () => {
    expect(playing().refuses(command)).toEqual(refusal)
    expect(started(playing(), { override })).toMatchObject([
      { kind: 'rule-overridden', refusal, reason: override },
      { kind: 'stage-started' },
    ])
  })

  it('[XWEN-10] refuses at a premier event, whatever the reason', () => {
    const event = createdWith(playing(), { tier: 'premier', structure: { kind: 'premier' } })
    expect(decide(event, asking(command, { override: 'short of people' }))).toEqual({
      granted: false,
      refusal: { code: 'leader-may-not-play', player: 'p1', tier: 'premier', rule: 'XWEN-10' },
    })
  })

  it.each(['judge', 'marshal'] as const)('[XWEN-9] is content with a second %s', (second) => {
    const told = playing()
    told.does(appoint('l2', second))
    told.does({ kind: 'announce-event' })
    told.does(command)
  })

  it('[XWEN-9] does not count a second organizer, nor the playing leader twice', () => {
    const told = playing()
    told.does(appoint('l2', 'organizer'))
    expect(told.refuses(command)).toEqual(refusal)
  })

  it('[XWEN-9] does not count a judge who is only watching', () => {
    const told = playing()
    told.does(appoint('l2', 'judge'))
    told.does({ kind: 'change-duty', leader: leaderId('l2'), acting: false })
    expect(told.refuses(command)).toEqual(refusal)
  })

  it('[XWEN-9] refuses where players heard of another second, or of none', () => {
    const outdated = {
      code: 'announcement-outdated',
      announced: 4,
      now: 4,
      what: 'second-leader',
      rule: 'XWEN-9',
      overridable: true,
    }
    const told = story({ started: false })
    told.does({ kind: 'announce-event' })
    told.does(appoint('l2', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l2' }))
    expect(told.refuses(command)).toEqual(outdated)
    told.does({ kind: 'announce-event' })
    told.does(appoint('l3', 'judge'))
    told.does(appoint('l1', 'judge', { plays: 'p1', second: 'l3' }))
    expect(told.refuses(command)).toEqual(outdated)
    expect(started(told, { override: 'told by the door' })).toContainEqual({
      kind: 'event-announced',
      stages: [{ kind: 'swiss', rounds: null, cut: null }],
      headCount: 4,
      seconds: [{ leader: 'l1', second: 'l3' }],
      changes: [
        {
          what: 'second-leader',
          before: [{ leader: 'l1', second: 'l2' }],
          now: [{ leader: 'l1', second: 'l3' }],
        },
      ],
      reason: 'told by the door',
    })
  })
})

describe('[XWEN-20] start-stage and the table of the tier', () => {
  const short = {
    kind: 'custom',
    stages: [
      { kind: 'swiss', rounds: 3, cut: null },
      { kind: 'elimination', rounds: null, cut: 2 },
    ],
  } as const

  it('premier: refuses fewer rounds and a smaller cut than the minimum, one after the other', () => {
    const told = announced({ players: 9, tier: 'premier', structure: short })
    const rounds = {
      code: 'below-minimum',
      what: 'rounds',
      minimum: 4,
      planned: 3,
      rule: 'XWEN-20',
      overridable: true,
    }
    const cut = { ...rounds, what: 'cut', minimum: 4, planned: 2 }
    expect(told.refuses(command)).toEqual(rounds)
    expect(started(told, { override: 'the hall closes at nine' })).toMatchObject([
      { kind: 'rule-overridden', refusal: rounds },
      { kind: 'rule-overridden', refusal: cut },
      { kind: 'stage-started' },
    ])
  })

  it('premier: grants more than the minimum without a word', () => {
    const structure = {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 5, cut: null },
        { kind: 'elimination', rounds: null, cut: 8 },
      ],
    } as const
    expect(announced({ players: 9, tier: 'premier', structure }).does(command)).toEqual([])
  })

  it('competitive: warns of every departure, up or down', () => {
    const told = announced({ players: 9, tier: 'competitive', structure: short })
    expect(told.does(command)).toEqual([
      { code: 'structure-differs', what: 'rounds', suggested: 4, planned: 3, rule: 'XWEN-20' },
      { code: 'structure-differs', what: 'cut', suggested: 4, planned: 2, rule: 'XWEN-20' },
    ])
    const long = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 5, cut: null }] } as const
    expect(announced({ tier: 'competitive', structure: long }).does(command)).toEqual([
      { code: 'structure-differs', what: 'rounds', suggested: 3, planned: 5, rule: 'XWEN-20' },
    ])
  })

  it('[XWEN-19] casual: the organizer is free', () => {
    expect(announced({ players: 9, tier: 'casual', structure: short }).does(command)).toEqual([])
  })

  it('puts every overridden rule on record, and overrides nothing that cannot be', () => {
    const told = story({ players: 9, tier: 'premier', structure: short, started: false })
    const facts = started(told, { override: 'all agreed', ...role('marshal') })
    expect(facts.map(({ kind }) => kind)).toEqual([
      'rule-overridden',
      'rule-overridden',
      'rule-overridden',
      'event-announced',
      'stage-started',
    ])
    const empty = story({ players: 1, started: false })
    expect(empty.refuses(command, { override: 'all agreed' })).toMatchObject({
      code: 'too-few-players',
    })
  })
})

describe('start-stage, after the cut', () => {
  const afterSwiss = () => {
    const told = story({ structure: withCut })
    told.plays('p1 100-0 p4', 'p2 100-1 p3')
    return told
  }

  it('lets in the seeds, best first', () => {
    const told = afterSwiss()
    told.does({ kind: 'make-cut' })
    expect(started(told)).toEqual([
      { kind: 'stage-started', stage: 1, plan: withCut.stages[1], entrants: names(4) },
    ])
    expect(told.state().stages[1]).toMatchObject({ firstRound: 2 })
  })

  it('leaves out who withdrew since the cut; the others move up', () => {
    const told = afterSwiss()
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'drop-player', player: id('p2'), when: 'now' })
    expect(started(told)).toMatchObject([{ entrants: ['p1', 'p3', 'p4'] }])
  })

  it('refuses before the cut', () => {
    expect(afterSwiss().refuses(command)).toEqual({ code: 'cut-needed' })
  })

  it('refuses a stage that is not planned', () => {
    const stages = [{ kind: 'swiss', rounds: 1, cut: null }] as const
    const told = story({ structure: { kind: 'custom', stages } })
    told.playRound()
    expect(told.refuses(command)).toEqual({ code: 'no-further-stage' })
  })

  it('refuses while the bracket runs', () => {
    const told = bracketStory(4)
    expect(told.refuses(command)).toEqual({ code: 'stage-running', stage: 2 })
  })
})
