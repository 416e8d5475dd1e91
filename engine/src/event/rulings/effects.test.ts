import { describe, expect, it } from 'vitest'
import { appoint, asPlayer, calls, propose, reports, rules } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import type { FactKind } from '../spine/answers.ts'

type Told = (told: Story) => void

const judge = role('judge')
const seats: Told = (told) => told.seats('p1 - p2', 'p3 - p4')
const ruled: Told = (told) => void rules(told, {}, judge)
const appeals: Told = (told) =>
  void told.does(
    { kind: 'appeal-ruling', ruling: told.entryOf('ruling-recorded'), player: id('p1') },
    asPlayer('p1'),
  )
const decides: Told = (told) =>
  void told.does(
    {
      kind: 'decide-appeal',
      ruling: told.entryOf('ruling-recorded'),
      upheld: true,
      text: 'it stands',
    },
    role('marshal'),
  )
const proposes: Told = (told) => void told.does(propose('p1'), role('marshal'))
const answers: Told = (told) =>
  void told.does({
    kind: 'answer-proposal',
    proposal: told.entryOf('disqualification-proposed'),
    confirmed: true,
    when: 'now',
    reason: 'heard both',
  })
const called: Told = (told) => void calls(told, 'p1')
const takes: Told = (told) =>
  void told.does({ kind: 'take-call', call: told.entryOf('judge-called') })
const closes: Told = (told) =>
  void told.does({ kind: 'close-call', call: told.entryOf('judge-called') })
const misses: Told = (told) => void reports(told, 'p1')
const grants: Told = (told) =>
  void told.does({
    kind: 'grant-material-time',
    case: told.entryOf('material-reported'),
    minutes: 10,
  })
const settles: Told = (told) =>
  void told.does({
    kind: 'settle-material',
    case: told.entryOf('material-reported'),
    outcome: 'replaced',
  })
const shares: Told = (told) =>
  void told.does({
    kind: 'order-sharing',
    match: told.matchOf('p1').match,
    items: ['dice'],
    from: 'first',
  })

const german = (started = true): Story => {
  const told = story({ regulation: 'x-wing/de', started })
  appoint(told, 'marshal')
  return told
}

type Kinds = readonly FactKind[]

const cases: readonly (readonly [FactKind, string, readonly Told[], Kinds])[] = [
  ['ruling-recorded', 'at any time', [seats, ruled], []],
  [
    'ruling-recorded',
    'appealed and decided',
    [ruled, appeals, decides],
    ['ruling-appealed', 'appeal-decided'],
  ],
  ['ruling-appealed', 'undecided', [ruled, appeals], []],
  ['ruling-appealed', 'decided', [ruled, appeals, decides], ['appeal-decided']],
  ['appeal-decided', 'at any time', [ruled, appeals, decides], []],
  ['disqualification-proposed', 'unanswered', [proposes], []],
  ['disqualification-proposed', 'answered', [proposes, answers], ['proposal-answered']],
  ['proposal-answered', 'with what it brought', [seats, proposes, answers], []],
  ['judge-called', 'nobody went', [called], []],
  ['judge-called', 'taken and closed', [called, takes, closes], ['call-taken', 'call-closed']],
  ['call-taken', 'closed since', [called, takes, closes], []],
  ['call-closed', 'at any time', [called, takes, closes], []],
  ['material-reported', 'nothing followed', [seats, misses], []],
  [
    'material-reported',
    'time given, and settled',
    [misses, grants, settles],
    ['material-time-granted', 'material-settled'],
  ],
  ['material-time-granted', 'settled since', [misses, grants, settles], []],
  ['material-settled', 'at any time', [misses, grants, settles], []],
  ['sharing-ordered', 'at any time', [seats, shares], []],
  [
    'round-paired',
    'something happened at its tables',
    [seats, called, misses, shares],
    ['round-published', 'judge-called', 'material-reported', 'sharing-ordered'],
  ],
]

describe('undoing', () => {
  it.each(cases)('%s: %s', (kind, _, told, depend) => {
    const event = german()
    for (const one of told) one(event)
    const entry = event.entryOf(kind)
    const decision = event.ask({ kind: 'undo', entry, reason: 'a slip' })
    const dependent = { code: 'later-facts-depend', entries: depend.map((one) => ({ kind: one })) }
    expect(decision).toMatchObject(depend.length === 0 ? { granted: true } : { refusal: dependent })
  })

  it.each<readonly [FactKind, Told]>([
    ['ruling-recorded', (told) => void rules(told, { players: [id('ada')] }, judge)],
    ['disqualification-proposed', (told) => void told.does(propose('ada'), role('marshal'))],
    ['material-reported', (told) => void reports(told, 'ada')],
  ])('a registration that a fact is about: %s', (kind, act) => {
    const event = german(false)
    event.does({ kind: 'register-player', player: id('ada') })
    act(event)
    const entry = event.entryOf('player-registered')
    expect(event.refuses({ kind: 'undo', entry, reason: 'a slip' })).toMatchObject({
      code: 'later-facts-depend',
      entries: [{ kind }],
    })
  })

  it('a round that points were taken after', () => {
    const event = story({ regulation: 'card-game/de-2014' })
    event.does({ kind: 'pair-round' })
    event.does({ kind: 'publish-round' })
    event.does({ kind: 'deduct-points', player: id('p1'), points: 1, reason: 'rude' })
    const entry = event.entryOf('round-published')
    expect(event.refuses({ kind: 'undo', entry, reason: 'a slip' })).toMatchObject({
      entries: [{ kind: 'points-deducted' }],
    })
    const deduction = event.entryOf('points-deducted')
    expect(event.ask({ kind: 'undo', entry: deduction, reason: 'a slip' }).granted).toBe(true)
  })
})
