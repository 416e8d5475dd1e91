import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bracketStory, id, type Story, story } from '../../testing/story.ts'
import { leaderId } from '../vocabulary/ids.ts'
import type { Result } from '../vocabulary/result.ts'
import type { Ruling } from '../vocabulary/ruling.ts'
import { standingsOf } from './reading/standings-of.ts'
import type { FactKind } from './spine/answers.ts'
import type { Match } from './spine/state.ts'

const undo = (entry: number, reason = 'a slip') => ({ kind: 'undo', entry, reason }) as const
const undoLast = (told: Story, kind: FactKind) => told.facts(undo(told.entryOf(kind)))

const ruling: Ruling = { about: 'conduct', players: [id('p1')], text: 'a word was said' }
const other: Result = { ending: 'destruction', score: [0, 100] }

/** Tells a story up to some fact; that fact is then undone. */
type Case = {
  readonly fact: FactKind
  readonly when: string
  readonly told: () => Story
  /** The kinds of facts that stand in the way; none where it can be undone. */
  readonly depend?: readonly FactKind[]
}

const seated = () => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const then = (told: Story, ...more: readonly ((told: Story) => void)[]) => {
  for (const one of more) one(told)
  return told
}
const registers = (name: string) => (told: Story) =>
  void told.does({ kind: 'register-player', player: id(name) })
const checksIn = (name: string) => (told: Story) =>
  void told.does({ kind: 'check-in-player', player: id(name) })
const cancelsCheckIn = (name: string) => (told: Story) =>
  void told.does({ kind: 'cancel-check-in', player: id(name) })
const drops =
  (name: string, when: 'now' | 'after-round' = 'now') =>
  (told: Story) =>
    void told.does({ kind: 'drop-player', player: id(name), when })
const late = (name: string) => (told: Story) =>
  void told.does({ kind: 'register-late-player', player: id(name) })
const gives =
  (
    kind:
      | 'pair-round'
      | 'publish-round'
      | 'start-clock'
      | 'close-round'
      | 'make-cut'
      | 'start-stage'
      | 'announce-event'
      | 'finish-event',
  ) =>
  (told: Story) =>
    void told.does({ kind })
const playsRound = (told: Story) => told.playRound()
const wins = (name: string) => (told: Story) => told.wins(name)
const amends = (round: number) => (told: Story) => {
  const match = told.state().rounds[round - 1]?.matches[0] ?? expect.fail('no match')
  told.does({ kind: 'amend-result', match, result: other, reason: 'mistyped' })
}
const rules = (told: Story) => void told.does({ kind: 'record-ruling', ruling })
const undoes = (kind: FactKind) => (told: Story) => void undoLast(told, kind)
const back = { options: { readmission: 'on' } } as const
const readmits = (name: string) => (told: Story) =>
  void told.does({ kind: 'readmit-player', player: id(name) })
const disqualifies = (name: string) => (told: Story) =>
  void told.does({ kind: 'disqualify-player', player: id(name), when: 'now', reason: 'conduct' })
const appoints = (plays?: string) => (told: Story) =>
  void told.does({
    kind: 'appoint-leader',
    leader: leaderId('l1'),
    role: 'judge',
    ...(plays === undefined ? {} : { plays: id(plays) }),
  })
const fresh = () => story({ started: false })
const oneRound = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] } as const
const toTop2 = {
  kind: 'custom',
  stages: [...oneRound.stages, { kind: 'elimination', rounds: null, cut: 2 }],
} as const

const deducting = () => story({ regulation: 'card-game/de-2014', started: false })
const deducts = (name: string) => (told: Story) =>
  void told.does({ kind: 'deduct-points', player: id(name), points: 6, reason: 'conduct' })
const lowerWins = ({ players: [a, b] }: Match): Result => {
  const winner = a < b ? 'first' : 'second'
  return { ending: 'games', games: [winner, winner] }
}
const deductedAt = () => {
  const told = story({ regulation: 'card-game/de-2014', structure: { kind: 'open' } })
  told.playRound(lowerWins)
  return then(told, deducts('p1'))
}
const cutTo2 = () => then(story({ structure: toTop2 }), playsRound, gives('make-cut'))
const declines = (told: Story) => {
  const player = told.state().cut?.seeds[0] ?? expect.fail('no seed')
  told.does({ kind: 'decline-place', player })
}

const cases: readonly Case[] = [
  {
    fact: 'leader-appointed',
    when: 'at any time',
    told: () => then(seated(), appoints(), wins('p1')),
  },
  {
    fact: 'event-announced',
    when: 'before the start',
    told: () => then(fresh(), gives('announce-event')),
  },
  {
    fact: 'event-announced',
    when: 'after the start: the stages were announced by it',
    told: () => story({ structure: toTop2 }),
    depend: ['stage-started'],
  },
  {
    fact: 'player-registered',
    when: 'nothing came of it',
    told: () => then(fresh(), registers('ada')),
  },
  {
    fact: 'player-registered',
    when: 'the player has checked in',
    told: () => then(fresh(), registers('ada'), checksIn('ada')),
    depend: ['player-checked-in'],
  },
  {
    fact: 'player-registered',
    when: 'the player is a leader, or part of a ruling',
    told: () => {
      const told = then(fresh(), registers('ada'), appoints('ada'))
      const players = [id('ada')]
      told.does({ kind: 'record-ruling', ruling: { ...ruling, players } })
      return told
    },
    depend: ['leader-appointed', 'ruling-recorded'],
  },
  {
    fact: 'player-checked-in',
    when: 'before the start, announced or not',
    told: () => then(fresh(), gives('announce-event')),
  },
  {
    fact: 'player-checked-in',
    when: 'the player has entered the stage',
    told: () => story(),
    depend: ['stage-started'],
  },
  {
    fact: 'player-checked-in',
    when: 'the check-in was taken back',
    told: () => then(fresh(), cancelsCheckIn('p4')),
    depend: ['check-in-cancelled'],
  },
  {
    fact: 'check-in-cancelled',
    when: 'the player has not come since',
    told: () => then(fresh(), cancelsCheckIn('p4')),
  },
  {
    fact: 'check-in-cancelled',
    when: 'the player has checked in anew',
    told: () => then(fresh(), cancelsCheckIn('p4'), checksIn('p4')),
    depend: ['player-checked-in'],
  },
  {
    fact: 'player-entered-late',
    when: 'no round was paired since',
    told: () => then(story(), late('ada')),
  },
  {
    fact: 'player-entered-late',
    when: 'the next round has the player in it',
    told: () => then(story(), late('ada'), gives('pair-round')),
    depend: ['round-paired'],
  },
  { fact: 'stage-started', when: 'no round was paired', told: () => story() },
  {
    fact: 'stage-started',
    when: 'a late player came in',
    told: () => then(story(), late('ada')),
    depend: ['player-entered-late'],
  },
  {
    fact: 'stage-started',
    when: 'the bracket has begun',
    told: () => then(bracketStory(2), gives('pair-round')),
    depend: ['round-paired'],
  },
  {
    fact: 'round-paired',
    when: 'nobody has seen it',
    told: () => then(story(), gives('pair-round')),
  },
  {
    fact: 'round-paired',
    when: 'it is published and played',
    told: () => then(seated(), gives('start-clock'), wins('p1')),
    depend: ['round-published', 'clock-started', 'result-entered'],
  },
  {
    fact: 'round-unpaired',
    when: 'nothing was paired since',
    told: () => {
      const told = then(story(), gives('pair-round'))
      told.does({ kind: 'unpair-round' })
      return told
    },
  },
  {
    fact: 'round-unpaired',
    when: 'somebody has come or gone, or a result was amended since',
    told: () => {
      const told = then(story(back), playsRound, drops('p4'), gives('pair-round'))
      told.does({ kind: 'unpair-round' })
      return then(told, amends(1), late('ada'), drops('p1'), readmits('p4'), disqualifies('p2'))
    },
    depend: [
      'result-amended',
      'player-entered-late',
      'player-dropped',
      'player-readmitted',
      'player-disqualified',
    ],
  },
  {
    fact: 'round-unpaired',
    when: 'another pairing has come',
    told: () => {
      const told = then(story(), gives('pair-round'))
      told.does({ kind: 'unpair-round' })
      return then(told, gives('pair-round'))
    },
    depend: ['round-paired'],
  },
  { fact: 'round-published', when: 'nothing was played', told: seated },
  {
    fact: 'round-published',
    when: 'the clock runs and a result is in',
    told: () => then(seated(), gives('start-clock'), wins('p1')),
    depend: ['clock-started', 'result-entered'],
  },
  {
    fact: 'round-published',
    when: 'a late player has missed it',
    told: () => then(seated(), late('ada')),
    depend: ['player-entered-late'],
  },
  {
    fact: 'round-published',
    when: 'a player has left after it',
    told: () => then(seated(), drops('p1', 'after-round')),
    depend: ['player-dropped'],
  },
  {
    fact: 'clock-started',
    when: 'at any time',
    told: () => then(seated(), gives('start-clock'), wins('p1')),
  },
  { fact: 'result-entered', when: 'the round is open', told: () => then(seated(), wins('p1')) },
  {
    fact: 'result-entered',
    when: 'it was amended',
    told: () => then(seated(), wins('p1'), amends(1)),
    depend: ['result-amended'],
  },
  {
    fact: 'result-entered',
    when: 'the round is closed',
    told: () => then(story(), playsRound),
    depend: ['round-closed'],
  },
  {
    fact: 'result-amended',
    when: 'in Swiss rounds, at any time',
    told: () => then(story(), playsRound, amends(1), playsRound),
  },
  {
    fact: 'result-amended',
    when: 'in the bracket, before the next round',
    told: () => then(bracketStory(4), playsRound, amends(2)),
  },
  {
    fact: 'result-amended',
    when: 'in the bracket, and the other one plays on',
    told: () => then(bracketStory(4), playsRound, amends(2), gives('pair-round')),
    depend: ['round-paired'],
  },
  {
    fact: 'result-amended',
    when: 'in the bracket, and the other one has withdrawn since',
    told: () => then(bracketStory(4), playsRound, amends(2), drops('p4'), gives('pair-round')),
    depend: ['round-paired'],
  },
  {
    fact: 'result-amended',
    when: 'the champion came out of it',
    told: () => then(bracketStory(2), playsRound, amends(2), gives('finish-event')),
    depend: ['event-finished'],
  },
  {
    fact: 'result-amended',
    when: 'the places came out of it',
    told: () => then(story({ structure: oneRound }), playsRound, amends(1), gives('finish-event')),
    depend: ['event-finished'],
  },
  {
    fact: 'player-dropped',
    when: 'no round was paired since',
    told: () => then(story(), playsRound, drops('p1')),
  },
  { fact: 'player-dropped', when: 'before the start', told: () => then(fresh(), drops('p1')) },
  {
    fact: 'player-dropped',
    when: 'with the match conceded by it',
    told: () => then(seated(), drops('p1')),
  },
  {
    fact: 'player-dropped',
    when: 'the event has begun without the player',
    told: () => then(fresh(), drops('p1'), gives('announce-event'), gives('start-stage')),
    depend: ['stage-started'],
  },
  {
    fact: 'player-dropped',
    when: 'the next round goes without the player',
    told: () => then(story(), playsRound, drops('p1'), gives('pair-round')),
    depend: ['round-paired'],
  },
  {
    fact: 'player-dropped',
    when: 'the player came back',
    told: () => then(story(back), playsRound, drops('p1'), readmits('p1')),
    depend: ['player-readmitted'],
  },
  {
    fact: 'player-readmitted',
    when: 'no round was paired since',
    told: () => then(story(back), playsRound, drops('p1'), readmits('p1')),
  },
  {
    fact: 'player-readmitted',
    when: 'the player has left again',
    told: () => then(story(back), playsRound, drops('p1'), readmits('p1'), drops('p1')),
    depend: ['player-dropped'],
  },
  {
    fact: 'player-disqualified',
    when: 'no round was paired since',
    told: () => then(story(), playsRound, disqualifies('p1')),
  },
  {
    fact: 'player-disqualified',
    when: 'the next round goes without the player',
    told: () => then(story(), playsRound, disqualifies('p1'), gives('pair-round')),
    depend: ['round-paired'],
  },
  { fact: 'ruling-recorded', when: 'at any time', told: () => then(seated(), rules, wins('p1')) },
  {
    fact: 'points-deducted',
    when: 'play went on by what was left',
    told: () => then(deductedAt(), (told) => told.playRound(lowerWins)),
  },
  {
    fact: 'points-deducted',
    when: 'the final places were made of it',
    told: () => then(deductedAt(), gives('finish-event')),
    depend: ['event-finished'],
  },
  {
    fact: 'player-registered',
    when: 'the player was fined before anything else',
    told: () => then(deducting(), registers('ada'), deducts('ada')),
    depend: ['points-deducted'],
  },
  {
    fact: 'lot-drawn',
    when: 'at any time',
    told: () =>
      then(
        seated(),
        (told) => void told.does({ kind: 'draw-lot', about: 'a coin', among: ['a', 'b'] }),
        wins('p1'),
      ),
  },
  {
    fact: 'place-declined',
    when: 'the bracket has not begun',
    told: () => then(cutTo2(), declines),
  },
  {
    fact: 'place-declined',
    when: 'the bracket has begun without the player',
    told: () => then(cutTo2(), declines, gives('start-stage')),
    depend: ['stage-started'],
  },
  {
    fact: 'cut-made',
    when: 'a place was declined after it',
    told: () => then(cutTo2(), declines),
    depend: ['place-declined'],
  },
  { fact: 'round-closed', when: 'nothing came after', told: () => then(story(), playsRound) },
  {
    fact: 'round-closed',
    when: 'the next round is paired',
    told: () => then(story(), playsRound, gives('pair-round')),
    depend: ['round-paired'],
  },
  {
    fact: 'round-closed',
    when: 'the cut was made after it',
    told: () => then(story({ structure: toTop2 }), playsRound, gives('make-cut')),
    depend: ['cut-made'],
  },
  {
    fact: 'round-closed',
    when: 'the event has ended',
    told: () => then(story(), playsRound, gives('finish-event')),
    depend: ['event-finished'],
  },
  {
    fact: 'cut-made',
    when: 'the bracket has not begun',
    told: () => then(story({ structure: toTop2 }), playsRound, gives('make-cut')),
  },
  {
    fact: 'cut-made',
    when: 'the bracket has begun',
    told: () => bracketStory(2),
    depend: ['stage-started'],
  },
  {
    fact: 'event-finished',
    when: 'at any time',
    told: () => then(story(), playsRound, gives('finish-event')),
  },
  {
    fact: 'undone',
    when: 'the number was given to somebody else since',
    told: () => then(fresh(), registers('ada'), undoes('player-registered'), registers('ben')),
    depend: ['player-registered'],
  },
  {
    fact: 'undone',
    when: 'another result was entered since',
    told: () => then(seated(), wins('p1'), undoes('result-entered'), wins('p2')),
    depend: ['result-entered'],
  },
  {
    fact: 'undone',
    when: 'players have come since the start was undone',
    told: () => then(story(), undoes('stage-started'), registers('ada'), checksIn('ada')),
    depend: ['player-registered', 'player-checked-in'],
  },
  {
    fact: 'undone',
    when: 'a player has come late since the last Swiss round was reopened',
    told: () =>
      then(
        story({ structure: toTop2 }),
        playsRound,
        gives('make-cut'),
        undoes('cut-made'),
        undoes('round-closed'),
        late('ada'),
      ),
    depend: ['player-entered-late'],
  },
  {
    fact: 'undone',
    when: 'play went on since the end was undone',
    told: () =>
      then(story(), playsRound, gives('finish-event'), undoes('event-finished'), playsRound),
    depend: ['round-paired', 'round-published', 'result-entered', 'result-entered', 'round-closed'],
  },
]

/** Every kind of fact, and where its cases are: here, or beside the facts of its area. */
const cased: {
  readonly [K in FactKind]:
    | 'here'
    | 'leaders'
    | 'lists'
    | 'luck'
    | 'missions'
    | 'players'
    | 'rounds'
    | 'rulings'
    | 'set-up'
} = {
  'event-created': 'here',
  'luck-contributed': 'luck',
  'structure-changed': 'set-up',
  'options-changed': 'set-up',
  'event-described': 'set-up',
  'details-set': 'set-up',
  'missions-set': 'missions',
  'mission-entered': 'missions',
  'item-ticked': 'set-up',
  'message-announced': 'set-up',
  'embedding-allowed': 'set-up',
  'event-cancelled': 'set-up',
  'event-announced': 'here',
  'leader-appointed': 'here',
  'leader-dismissed': 'leaders',
  'office-handed-over': 'leaders',
  'duty-changed': 'leaders',
  'player-registered': 'here',
  'capacity-set': 'players',
  'player-admitted': 'players',
  'payment-marked': 'players',
  'wishes-changed': 'players',
  'clubs-kept-apart': 'players',
  'player-checked-in': 'here',
  'check-in-cancelled': 'here',
  'player-entered-late': 'here',
  'player-dropped': 'here',
  'player-readmitted': 'here',
  'player-disqualified': 'here',
  'place-declined': 'here',
  'list-submitted': 'lists',
  'list-corrected': 'lists',
  'list-checked': 'lists',
  'lists-opened': 'lists',
  'cards-loaded': 'lists',
  'deck-checked': 'lists',
  'points-check-ordered': 'lists',
  'points-check-signed': 'lists',
  'stage-started': 'here',
  'round-paired': 'here',
  'round-unpaired': 'here',
  'round-published': 'here',
  'round-repaired': 'rounds',
  'pair-constrained': 'rounds',
  'table-assigned': 'rounds',
  'tables-set': 'rounds',
  'table-featured': 'rounds',
  'clock-started': 'here',
  'clock-paused': 'rounds',
  'clock-resumed': 'rounds',
  'time-called': 'rounds',
  'time-extended': 'rounds',
  'match-started': 'rounds',
  'match-ended': 'rounds',
  'result-reported': 'rounds',
  'result-entered': 'here',
  'result-confirmed': 'rounds',
  'result-amended': 'here',
  'result-annulled': 'lists',
  'lot-drawn': 'here',
  'round-closed': 'here',
  'cut-made': 'here',
  'event-finished': 'here',
  'ruling-recorded': 'here',
  'ruling-appealed': 'rulings',
  'appeal-decided': 'rulings',
  'points-deducted': 'here',
  'disqualification-proposed': 'rulings',
  'proposal-answered': 'rulings',
  'judge-called': 'rulings',
  'call-taken': 'rulings',
  'call-closed': 'rulings',
  'material-reported': 'rulings',
  'material-time-granted': 'rulings',
  'material-settled': 'rulings',
  'sharing-ordered': 'rulings',
  undone: 'here',
  'rule-overridden': 'here',
}

describe('undo of each kind of fact', () => {
  it.each(cases)('$fact, $when', ({ fact, told, depend = [] }) => {
    const one = told()
    const entry = one.entryOf(fact)
    const decision = one.ask(undo(entry))
    if (depend.length === 0) {
      expect(decision).toMatchObject({ granted: true })
      return
    }
    const refusal = decision.granted ? expect.fail('granted') : decision.refusal
    expect(refusal).toMatchObject({ code: 'later-facts-depend', entry })
    const entries = refusal.code === 'later-facts-depend' ? refusal.entries : []
    expect(entries.map(({ kind }) => kind)).toEqual(depend)
    const log = one.event().log
    for (const { n, kind } of entries) expect(log[n - 1]?.fact.kind).toBe(kind)
  })

  it.each(Object.entries(cased))('has a case of %s, %s', (kind, place) => {
    if (place === 'here') {
      const here = [...cases.map(({ fact }) => fact), 'event-created', 'rule-overridden']
      expect(here).toContain(kind)
    } else {
      const file = new URL(`./${place}/effects.test.ts`, import.meta.url)
      expect(readFileSync(file, 'utf8')).toContain(`'${kind}'`)
    }
  })
})

describe('undo judges only what it changes', () => {
  it.each<readonly [string, () => Story]>([
    [
      'a seed who withdrew before the bracket began',
      () => {
        const told = then(story({ structure: toTop2 }), playsRound, gives('make-cut'))
        const seed = told.state().cut?.seeds[0] ?? expect.fail('no seed')
        return then(told, drops(seed), gives('start-stage'))
      },
    ],
    [
      'a leader let others meet in the bracket',
      () => {
        const told = bracketStory(2, { players: 4 })
        told.does(
          {
            kind: 'pair-round-by-hand',
            tables: [[id('p1'), id('p3')]],
            byes: [],
            reason: 'p2 fell ill',
          },
          { override: 'p2 fell ill' },
        )
        return told
      },
    ],
    [
      'a leader let the opponent withdraw',
      () => {
        const told = bracketStory(4)
        told.seats('p1 - p4', 'p2 bye')
        return told
      },
    ],
    [
      'a leader left players out',
      () => {
        const told = story()
        told.does(
          { kind: 'pair-round-by-hand', tables: [[id('p1'), id('p2')]], byes: [], reason: 'lunch' },
          { override: 'lunch' },
        )
        return told
      },
    ],
    [
      'a player never came, and left',
      () =>
        then(
          fresh(),
          registers('ada'),
          gives('announce-event'),
          gives('start-stage'),
          playsRound,
          drops('ada'),
        ),
    ],
    [
      'a player left twice',
      () =>
        then(
          story(back),
          playsRound,
          drops('p1'),
          readmits('p1'),
          playsRound,
          drops('p1'),
          disqualifies('p1'),
        ),
    ],
    [
      'the start went ahead unannounced',
      () => {
        const told = fresh()
        told.does({ kind: 'start-stage' }, { override: 'told by the door' })
        return told
      },
    ],
  ])('%s', (_, tell) => {
    const told = then(tell(), rules)
    expect(undoLast(told, 'ruling-recorded')).toHaveLength(1)
  })

  it('and brings the standings back to what they were', () => {
    const told = story()
    told.playRound()
    const before = standingsOf(told.state())
    told.does({ kind: 'drop-player', player: id('p1'), when: 'now' })
    amends(1)(told)
    undoLast(told, 'result-amended')
    undoLast(told, 'player-dropped')
    expect(standingsOf(told.state())).toEqual(before)
  })
})
