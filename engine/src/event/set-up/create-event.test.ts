import { describe, expect, it } from 'vitest'
import { someArmyCards } from '../../../testing/some-cards.ts'
import { asking, story } from '../../../testing/story.ts'
import { day } from '../../vocabulary/instant.ts'
import type { StagePlan, Structure } from '../../vocabulary/stage.ts'
import type { CommandOf } from '../commands.ts'
import { decide } from '../decide.ts'
import { emptyEvent } from '../replay.ts'
import type { Refusal } from '../spine/answers.ts'
import { builderFrom } from '../spine/builder.ts'
import { type Decision, grant, refuse } from '../spine/decision.ts'

type Create = CommandOf<'create-event'>

const event: Create = {
  kind: 'create-event',
  name: 'Store championship',
  regulation: 'x-wing/en-3.2',
  tier: 'competitive',
  date: day('2015-10-03'),
  structure: { kind: 'competitive' },
  options: { readmission: 'on' },
}

const decideOn = (change: object): Decision =>
  decide(emptyEvent, asking({ ...event, ...change } as Create))

const custom = (...stages: readonly StagePlan[]): { readonly structure: Structure } => ({
  structure: { kind: 'custom', stages },
})
const swiss = (rounds: number | null): StagePlan => ({ kind: 'swiss', rounds, cut: null })
const top = (cut: number | null): StagePlan => ({ kind: 'elimination', rounds: null, cut })

describe('create-event', () => {
  it('puts the event on record, with the entropy of the desk', () => {
    const { kind: _, ...rest } = event
    expect(decideOn({})).toEqual(grant([{ kind: 'event-created', ...rest, entropy: 'desk' }]))
  })

  it('keeps which cards its lists are judged by, where the desk has those of the document', () => {
    const { kind: _, ...rest } = event
    const created = { kind: 'event-created', ...rest, entropy: 'desk' } as const
    const by = (id: string) =>
      decide(emptyEvent, asking(event, { cards: { ...someArmyCards, id } }))
    expect(by('x-wing-1')).toEqual(grant([{ ...created, cards: 'x-wing-1' }]))
    expect(by('some-1')).toEqual(grant([created]))
  })

  it('takes the entropy of the organizer where one is given, and trims the name', () => {
    const { kind: _, ...rest } = event
    const name = 'Store championship'
    expect(decideOn({ name: ` ${name}\n`, entropy: 'hall-7' })).toEqual(
      grant([{ kind: 'event-created', ...rest, name, entropy: 'hall-7' }]),
    )
  })

  it('says from the beginning where and when it is, without the spaces around it', () => {
    const { kind: _, ...rest } = event
    const about = { start: '09:45', venue: 'Old Customs House', until: day('2015-10-04') }
    const said = { ...about, venue: ' Old Customs House\n' }
    expect(decideOn({ about: said })).toEqual(
      grant([{ kind: 'event-created', ...rest, entropy: 'desk', about }]),
    )
    const created = { ...rest, kind: 'event-created' as const, entropy: 'desk' }
    expect(builderFrom({ ...created, about })).toMatchObject({ about, created })
    expect(builderFrom({ ...created, about }).created).toEqual(created)
    expect(builderFrom(created).about).toEqual({})
  })

  it.each<readonly [string, object]>([
    ['no end fixed beforehand', { structure: { kind: 'open' } }],
    ['the premier table', { structure: { kind: 'premier' } }],
    ['one Swiss stage without end', custom(swiss(null))],
    ['Swiss rounds alone', custom(swiss(3))],
    ['Swiss rounds and a cut', custom(swiss(1024), top(2))],
    ['a cut to 1024 with told rounds', custom(swiss(1), { ...top(1024), rounds: 10 })],
    ['a leap day', { date: '2016-02-29' }],
  ])('grants %s', (_, change) => {
    expect(decideOn(change)).toMatchObject({ granted: true, warnings: [] })
  })

  const regulation = 'x-wing/en-3.2'
  const badValue = (field: string, expected: string): Refusal => ({
    code: 'bad-value',
    field,
    expected,
  })
  const unknown = (what: string): Refusal => ({ code: 'not-in-this-regulation', what, regulation })
  const stage = (index: number, field: string) => `structure.stages[${index}].${field}`
  const optionNames =
    'strengthOfSchedule | headToHead | cutOrder | repeatByes | earnedByeCounts | ' +
    'unpairedLossMargin | scheduleByes | halfPoints | noShow | readmission | lateEntry | ' +
    'afterCut | finalPlaces | disqualifiedInSchedule | teamGamePoints | unplayedGame | ' +
    'annulledGame | extendedSchedule'

  it.each<readonly [string, object, Refusal]>([
    ['a blank name', { name: ' \t' }, badValue('name', 'a name')],
    [
      'an unknown regulation',
      { regulation: 'chess/fide' },
      { code: 'unknown-regulation', regulation: 'chess/fide' },
    ],
    ['an unknown tier', { tier: 'huge' }, badValue('tier', 'casual | competitive | premier')],
    ['a day no calendar has', { date: '2015-02-29' }, badValue('date', '2015-10-03')],
    ['a day in other words', { date: '3.10.2015' }, badValue('date', '2015-10-03')],
    ['an hour that no clock has', { about: { start: '25:00' } }, badValue('about.start', '09:45')],
    ['a venue of spaces', { about: { venue: ' ' } }, badValue('about.venue', 'a text')],
    [
      'a logo fetched from elsewhere',
      { about: { logo: 'https://elsewhere.example/a.png' } },
      badValue('about.logo', 'a small picture'),
    ],
    [
      'a last day before the first',
      { about: { until: '2015-10-02' } },
      { code: 'ends-before-it-begins', first: day('2015-10-03'), until: day('2015-10-02') },
    ],
    [
      'an option nobody knows',
      { options: { prizes: 'many' } },
      badValue('options.prizes', optionNames),
    ],
    [
      'an option of another document',
      { options: { earnedByeCounts: 'yes' } },
      unknown('options.earnedByeCounts'),
    ],
    [
      'an option value nobody knows',
      { options: { noShow: 'maybe' } },
      badValue('options.noShow', 'bye | concession'),
    ],
    ['a table of another document', { structure: { kind: 'basic' } }, unknown('structure basic')],
    ['no stages', custom(), badValue('structure.stages', 'at least one stage')],
    [
      '[XWEN-62] elimination before any Swiss round',
      custom({ kind: 'elimination', rounds: null, cut: null }),
      { ...unknown('elimination as first stage'), rule: 'XWEN-62' },
    ],
    [
      '[XWEN-62] Swiss rounds after a cut',
      custom(swiss(3), { kind: 'swiss', rounds: 2, cut: 8 }),
      { ...unknown('swiss after a cut'), rule: 'XWEN-62' },
    ],
    [
      'a cut before the first stage',
      custom({ kind: 'swiss', rounds: 3, cut: 8 }),
      badValue(stage(0, 'cut'), 'nothing in the first stage'),
    ],
    ['a cut to nobody', custom(swiss(3), top(null)), badValue(stage(1, 'cut'), '2 … 1024')],
    ['a cut to one', custom(swiss(3), top(1)), badValue(stage(1, 'cut'), '2 … 1024')],
    ['half a player', custom(swiss(3), top(2.5)), badValue(stage(1, 'cut'), '2 … 1024')],
    ['too large a cut', custom(swiss(3), top(1025)), badValue(stage(1, 'cut'), '2 … 1024')],
    ['no rounds', custom(swiss(0)), badValue(stage(0, 'rounds'), '1 … 1024')],
    ['half a round', custom(swiss(1.5)), badValue(stage(0, 'rounds'), '1 … 1024')],
    ['too many rounds', custom(swiss(1025)), badValue(stage(0, 'rounds'), '1 … 1024')],
    [
      'a cut that never comes',
      custom(swiss(null), top(4)),
      badValue(stage(0, 'rounds'), '1 … 1024'),
    ],
  ])('refuses %s', (_, change, refusal) => {
    expect(decideOn(change)).toEqual(refuse(refusal))
  })

  const double = (cut: number): StagePlan => ({ kind: 'double-elimination', rounds: null, cut })
  const cards = { regulation: 'card-game/de-2014', options: {}, structure: { kind: 'open' } }
  const teams = { ...cards, regulation: 'card-game/de-2014-team' }
  const skirmish = { ...cards, regulation: 'imperial-assault/de-2.2.1' }
  const german = { ...cards, regulation: 'x-wing/de' }
  const length = (
    rule: Refusal['rule'] & string,
    minutes: number,
    from: number | null,
    to: number | null,
  ): Refusal => ({ code: 'length-not-allowed', minutes, from, to, rule })
  const missions = badValue('missions', 'different names')

  it.each<readonly [string, object]>([
    ['the shortest rounds', { ...cards, roundMinutes: { swiss: 60, elimination: 30 } }],
    ['the longest rounds', { ...cards, roundMinutes: { swiss: 80, elimination: 40 } }],
    ['one of both lengths alone', { ...cards, roundMinutes: { elimination: 35 } }],
    ['no lengths at all', { ...cards, roundMinutes: {} }],
    ['the shortest rounds of teams', { ...teams, roundMinutes: { swiss: 80 } }],
    ['the longest rounds of teams', { ...teams, roundMinutes: { swiss: 100 } }],
    ['the length the document has', { roundMinutes: { swiss: 75, elimination: 75 } }],
    ['a cut to 16', { ...cards, ...custom(swiss(3), double(16)) }],
    ['missions', { ...skirmish, missions: ['one', 'two'] }],
    ['an empty list of missions', { ...skirmish, missions: [] }],
    ['elimination from the start', { ...skirmish, ...custom({ ...top(null) }) }],
    [
      'Swiss rounds after a cut, and a cut after them',
      { ...german, ...custom(swiss(3), { kind: 'swiss', rounds: 2, cut: 16 }, top(4)) },
    ],
  ])('grants %s', (_, change) => {
    expect(decideOn(change)).toMatchObject({ granted: true, warnings: [] })
  })

  it('puts lengths and missions on record as chosen', () => {
    const chosen = { roundMinutes: { swiss: 65, elimination: 65 }, missions: ['one', 'two'] }
    const decision = decideOn({ ...skirmish, ...chosen })
    expect(decision.granted ? decision.facts : []).toMatchObject([chosen])
  })

  it.each<readonly [string, object, Refusal]>([
    ['too short rounds', { ...cards, roundMinutes: { swiss: 59 } }, length('LCG-29', 59, 60, 80)],
    ['too long rounds', { ...cards, roundMinutes: { swiss: 81 } }, length('LCG-29', 81, 60, 80)],
    [
      'too short rounds of the finals',
      { ...cards, roundMinutes: { swiss: 70, elimination: 29 } },
      length('LCG-47', 29, 30, 40),
    ],
    [
      'too long rounds of the finals',
      { ...cards, roundMinutes: { elimination: 41 } },
      length('LCG-47', 41, 30, 40),
    ],
    [
      'too short rounds of teams',
      { ...teams, roundMinutes: { swiss: 79 } },
      length('LCG-63', 79, 80, 100),
    ],
    [
      'too long rounds of teams',
      { ...teams, roundMinutes: { swiss: 101 } },
      length('LCG-63', 101, 80, 100),
    ],
    ['half a minute', { ...cards, roundMinutes: { swiss: 70.5 } }, length('LCG-29', 70.5, 60, 80)],
    [
      'another length than the only one',
      { roundMinutes: { swiss: 76 } },
      length('XWEN-14', 76, 75, 75),
    ],
    [
      'a length where there is no limit',
      { ...teams, roundMinutes: { elimination: 35 } },
      length('LCG-60', 35, null, null),
    ],
    [
      'a cut no chart has',
      { ...cards, ...custom(swiss(3), double(129)) },
      { code: 'bad-value', field: 'structure.stages[1].cut', expected: '2 … 128' },
    ],
    [
      'plain elimination where losers play on',
      { ...cards, ...custom(swiss(3), top(8)) },
      {
        code: 'not-in-this-regulation',
        what: 'elimination after a cut',
        regulation: 'card-game/de-2014',
        rule: 'LCG-47',
      },
    ],
    [
      'a cut of teams',
      { ...teams, ...custom(swiss(3), double(8)) },
      {
        code: 'not-in-this-regulation',
        what: 'double-elimination after a cut',
        regulation: 'card-game/de-2014-team',
        rule: 'LCG-60',
      },
    ],
    ['missions in a document without', { missions: ['one'] }, unknown('missions')],
    ['a mission twice', { ...skirmish, missions: ['one', 'one'] }, missions],
    ['a mission without a name', { ...skirmish, missions: ['one', ' '] }, missions],
  ])('refuses %s', (_, change, refusal) => {
    expect(decideOn(change)).toEqual(refuse(refusal))
  })

  it('refuses a second event in the same log', () => {
    expect(story().refuses(event)).toEqual({ code: 'event-exists' })
  })
})
