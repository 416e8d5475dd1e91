import { describe, expect, it } from 'vitest'
import { checkVariant } from '../../legality/variant.ts'
import { type Clause, clause, type RuleId } from '../../vocabulary/rule.ts'
import { announcementsDue, type SheetLine } from '../sheet.ts'
import { sheet } from './sheets.ts'

const linesOf = (clauses: readonly Clause<SheetLine>[]) =>
  clauses.map(({ rule, value }) => [rule, value.strength, value.key])

const expectAll = (clauses: readonly Clause<SheetLine>[], rule: RuleId, rows: string[][]) =>
  expect(linesOf(clauses)).toEqual(rows.map((row) => [rule, ...row]))

describe('scope', () => {
  it('[XWEN-1] says which events it is for and which rules the game goes by', () => {
    expectAll(sheet.scope, 'XWEN-1', [
      ['note', 'scope.events'],
      ['note', 'scope.game-rules'],
    ])
  })

  it.each([
    { variant: 'dogfight', tier: 'premier', severity: null },
    { variant: 'dogfight', tier: 'casual', severity: null },
    { variant: 'epic', tier: 'casual', severity: 'should' },
    { variant: 'epic', tier: 'competitive', severity: 'must' },
    { variant: 'epic', tier: 'premier', severity: 'must' },
  ] as const)('[XWEN-2] $variant at the $tier tier: $severity', ({ variant, tier, severity }) => {
    const expected = { code: 'other-variant', rule: 'XWEN-2', variant, played: 'dogfight', tier }
    expect(checkVariant(variant, tier, sheet.variant)).toEqual(
      severity === null ? [] : [{ ...expected, severity }],
    )
  })
})

describe('tiers', () => {
  it('[XWEN-6] casual: leagues, weekly nights and every variant', () => {
    expect(sheet.tiers.casual.eventKinds).toEqual(
      clause('XWEN-6', ['league', 'weekly-night', 'variant-event']),
    )
    expectAll(sheet.tiers.casual.lines, 'XWEN-6', [
      ['note', 'tier.casual.mood'],
      ['note', 'tier.casual.newcomers'],
    ])
  })

  it('[XWEN-7] competitive: store championships; the finer points should not be punished', () => {
    expect(sheet.tiers.competitive.eventKinds).toEqual(
      clause('XWEN-7', ['store-championship', 'one-off-sanctioned']),
    )
    expectAll(sheet.tiers.competitive.lines, 'XWEN-7', [
      ['must', 'tier.competitive.knowledge'],
      ['should', 'tier.competitive.leniency'],
      ['note', 'tier.competitive.alike'],
    ])
  })

  it('[XWEN-8] premier: regional, national and world championships, strictly', () => {
    expect(sheet.tiers.premier.eventKinds).toEqual(
      clause('XWEN-8', ['regional-championship', 'national-championship', 'world-championship']),
    )
    expectAll(sheet.tiers.premier.lines, 'XWEN-8', [
      ['must', 'tier.premier.conduct'],
      ['note', 'tier.premier.knowledge'],
      ['note', 'tier.premier.strict'],
    ])
  })

  it('no kind of event belongs to two tiers', () => {
    const kinds = Object.values(sheet.tiers).flatMap(({ eventKinds }) => eventKinds.value)
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})

describe('venue and kit', () => {
  it('[XWEN-11] the play area is a must, labels, room and numbers are a should', () => {
    expectAll(sheet.venue, 'XWEN-11', [
      ['must', 'venue.play-area'],
      ['should', 'venue.player-edges'],
      ['should', 'venue.room'],
      ['should', 'venue.table-numbers'],
    ])
  })

  it('[XWEN-13] players bring everything, the organizer nothing', () => {
    expectAll(sheet.kit, 'XWEN-13', [
      ['must', 'kit.squad'],
      ['must', 'kit.dice'],
      ['must', 'kit.range-ruler'],
      ['must', 'kit.templates'],
      ['must', 'kit.damage-deck'],
      ['must', 'kit.everything-else'],
      ['note', 'kit.nothing-supplied'],
    ])
  })
})

describe('before and during a match', () => {
  it('[XWEN-39] seven steps in their order, all of them before the start call', () => {
    expectAll(sheet.setUp.steps, 'XWEN-39', [
      ['must', 'set-up.squads'],
      ['must', 'set-up.reveal'],
      ['must', 'set-up.damage-decks'],
      ['must', 'set-up.initiative'],
      ['must', 'set-up.obstacles'],
      ['must', 'set-up.ships'],
      ['must', 'set-up.shields'],
    ])
    expect(sheet.setUp.complete).toEqual(clause('XWEN-39', 'before-start-call'))
  })

  it('[XWEN-40] in a mirror match the players have to make their ships distinguishable', () => {
    expectAll(sheet.mirrorMatch, 'XWEN-40', [
      ['note', 'mirror-match.happens'],
      ['note', 'mirror-match.unique'],
      ['must', 'mirror-match.tell-apart'],
      ['note', 'mirror-match.dials'],
    ])
  })

  it('[XWEN-33] a dice app must be in sight of both', () => {
    expect(linesOf(sheet.atTheTable)).toContainEqual(['XWEN-33', 'must', 'table.dice-app'])
  })

  it('[XWEN-3] a dispute must go to a judge; the marshal has the last word, over the FAQ too', () => {
    expect(linesOf(sheet.atTheTable)).toContainEqual(['XWEN-3', 'must', 'table.dispute'])
    expect(sheet.dispute).toEqual(
      clause('XWEN-3', {
        ruling: 'dispute',
        call: 'judge',
        lastWord: 'marshal',
        mayOverrule: ['faq'],
      }),
    )
  })

  it('[XWEN-28] an ineligible component without replacement disqualifies; the marshal decides', () => {
    expect(sheet.ineligibleComponent).toEqual(
      clause('XWEN-28', {
        ruling: 'component',
        call: 'judge',
        lastWord: 'marshal',
        withoutReplacement: 'disqualify-player',
      }),
    )
  })
})

describe('conduct', () => {
  it('[XWEN-66] names five kinds of unsporting conduct as examples', () => {
    const { rule, value } = sheet.unsportingConduct
    expect(rule).toBe('XWEN-66')
    expect(value.complete).toBe(false)
    expect(value.kinds.map(({ key }) => key)).toEqual([
      'conduct.stalling',
      'conduct.force',
      'conduct.infinite-combo',
      'conduct.behaviour',
      'conduct.discourtesy',
    ])
  })

  it('[XWEN-67] collusion is forbidden and filed under its own name', () => {
    expect(sheet.collusion).toEqual(
      clause('XWEN-67', {
        ruling: 'collusion',
        call: 'judge',
        lastWord: 'marshal',
        forbidden: true,
      }),
    )
  })
})

describe('announcements', () => {
  const due = (
    strengthOfSchedule: 'sum' | 'tome',
    leaderPlays: boolean,
  ): readonly (readonly string[])[] =>
    linesOf(announcementsDue(sheet.announcements, { options: { strengthOfSchedule }, leaderPlays }))
  const cut = ['XWEN-17', 'must', 'announce.elimination']
  const secondJudge = ['XWEN-9', 'must', 'announce.second-judge']
  const schedule = ['XWEN-18', 'should', 'announce.strength-of-schedule']

  it('[XWEN-17] elimination and the size of the cut must always be announced', () => {
    expect(due('sum', false)).toEqual([cut])
  })

  it('[XWEN-9] the second judge must be announced where a judge plays', () => {
    expect(due('sum', true)).toEqual([cut, secondJudge])
  })

  it('[XWEN-18] the other formula should be announced where it is used, and only there', () => {
    expect(due('tome', false)).toEqual([cut, schedule])
    expect(due('tome', true)).toEqual([cut, secondJudge, schedule])
    expect(due('sum', true)).not.toContainEqual(schedule)
  })
})

it('no two lines share a key, and every line has words', () => {
  const lines = [
    ...sheet.scope,
    ...Object.values(sheet.tiers).flatMap((tier) => tier.lines),
    ...sheet.venue,
    ...sheet.kit,
    ...sheet.setUp.steps,
    ...sheet.mirrorMatch,
    ...sheet.atTheTable,
    ...sheet.announcements,
  ].map(({ value }) => value)
  const all = [...lines, ...sheet.unsportingConduct.value.kinds]
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  expect(all.filter(({ words }) => words.trim() === '')).toEqual([])
})
