import { describe, expect, it } from 'vitest'
import { appoint, asLeader, calls, matchIdOf, rules, rulingOf } from '../../../testing/matters.ts'
import { id, role, type Story, story } from '../../../testing/story.ts'
import type { Penalty, Ruling } from '../../vocabulary/ruling.ts'

const dispute: Ruling = {
  about: 'dispute',
  players: [id('p1'), id('p2')],
  table: 7,
  text: 'the ship was in arc',
}

const seated = (): Story => {
  const told = story()
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const cardGame = (): Story => {
  const told = story({ regulation: 'card-game/de-2014' })
  told.seats('p1 - p2', 'p3 - p4')
  return told
}
const loss = (told: Story, kind: 'match-loss' | 'double-loss', player = 'p1'): Penalty => ({
  kind,
  match: matchIdOf(told, player),
})
const resultOf = (told: Story, player: string) => told.matchOf(player).result

describe('record-ruling', () => {
  it('[XWEN-3] keeps what a leader decided, with who and when', () => {
    const told = story()
    expect(told.facts({ kind: 'record-ruling', ruling: dispute }, role('judge'))).toEqual([
      { kind: 'ruling-recorded', ruling: dispute },
    ])
    const n = told.entryOf('ruling-recorded')
    const [only, ...more] = [...told.state().rulings.values()]
    expect(only).toMatchObject({ n, ruling: dispute, by: { role: 'judge' }, appeal: null })
    expect(only?.at).toBe(told.event().log.at(-1)?.at)
    expect(more).toEqual([])
  })

  it('needs no players, and no stage', () => {
    const told = story({ started: false })
    const general: Ruling = { about: 'component', players: [], text: 'one set of dice for all' }
    expect(told.facts({ kind: 'record-ruling', ruling: general })).toHaveLength(1)
  })

  it('closes the call it answers', () => {
    const told = seated()
    const call = calls(told, 'p1')
    expect(told.facts(rulingOf({ call }), role('judge'))).toMatchObject([
      { kind: 'ruling-recorded' },
      { kind: 'call-closed', call },
    ])
    expect(told.state().calls.get(call)?.closedAt).not.toBeNull()
  })

  it('refuses a player nobody knows', () => {
    const players = [id('p1'), id('p9')]
    expect(story().refuses(rulingOf({ players }))).toEqual({
      code: 'unknown-player',
      player: 'p9',
    })
  })

  it.each(['', ' \t'])('refuses without words: %j', (text) => {
    expect(story().refuses(rulingOf({ text }))).toEqual({ code: 'reason-needed' })
  })

  it('refuses a call nobody made, and one that is over', () => {
    const told = seated()
    expect(told.refuses(rulingOf({ call: 99 }))).toEqual({
      code: 'unknown-matter',
      matter: 'call',
      n: 99,
    })
    const call = calls(told, 'p1')
    told.does({ kind: 'close-call', call })
    expect(told.refuses(rulingOf({ call }))).toEqual({
      code: 'matter-settled',
      matter: 'call',
      n: call,
    })
  })

  it('refuses a penalty, or a removal, for nobody', () => {
    const players: Ruling['players'] = []
    const penalty = { kind: 'warning' } as const
    const needed = { code: 'players-needed' }
    expect(story().refuses(rulingOf({ players, penalty }))).toEqual(needed)
    const about = 'component'
    expect(story().refuses(rulingOf({ players, about, withoutReplacement: true }))).toEqual(needed)
  })

  it('can be undone with all it brought', () => {
    const told = seated()
    const call = calls(told, 'p1')
    const penalty = loss(told, 'match-loss')
    const n = rules(told, { call, penalty }, { override: 'third time today' })
    expect(resultOf(told, 'p1')).not.toBeNull()
    told.does({ kind: 'undo', entry: n, reason: 'the wrong table' })
    expect(told.state().rulings.size).toBe(0)
    expect(resultOf(told, 'p1')).toBeNull()
    expect(told.state().calls.get(call)?.closedAt).toBeNull()
  })
})

describe('record-ruling, a warning', () => {
  it('costs nothing but stands on record', () => {
    const told = seated()
    expect(told.facts(rulingOf({ penalty: { kind: 'warning' } }))).toHaveLength(1)
    expect(resultOf(told, 'p1')).toBeNull()
  })

  it('is not for a leader who sits at that table', () => {
    const told = story({ started: false })
    appoint(told, 'judge', 'other')
    appoint(told, 'judge', 'ada', 'p2')
    told.does({ kind: 'announce-event' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2', 'p3 - p4')
    const warned = rulingOf({ penalty: { kind: 'warning' }, players: [id('p1'), id('p2')] })
    const lost = rulingOf({ penalty: loss(told, 'match-loss') })
    const ruling = { kind: 'named', leader: 'other' }
    const refusal = { code: 'own-matter', table: 1, ruling, rule: 'XWEN-9' }
    for (const ruling of [warned, lost, rulingOf({ players: [], table: 1 })]) {
      // A match loss is a reason's matter in this document; the own table is none.
      const override = 'it is clear'
      expect(told.refuses(ruling, { ...asLeader('judge', 'ada'), override })).toEqual(refusal)
      const unsaid = { by: { role: 'judge', player: id('p2') }, override } as const
      expect(told.refuses(ruling, unsaid)).toEqual(refusal)
      const other = { ...asLeader('judge', 'other'), override }
      expect(told.ask(ruling, other)).toMatchObject({ granted: true })
    }
    // Elsewhere she rules as anybody else does.
    expect(
      told.ask(
        rulingOf({ penalty: { kind: 'warning' }, players: [id('p3')] }),
        asLeader('judge', 'ada'),
      ),
    ).toMatchObject({ granted: true })
  })
})

describe('record-ruling, a component without replacement', () => {
  const recast = {
    about: 'component',
    text: ' a recast ship ',
    withoutReplacement: true,
  } as const

  it('disqualifies by itself, and the running match goes to the other', () => {
    const told = seated()
    appoint(told, 'marshal')
    expect(told.facts(rulingOf(recast), role('marshal'))).toMatchObject([
      { kind: 'ruling-recorded' },
      { kind: 'result-entered', result: { ending: 'concession', by: 'first' } },
      { kind: 'player-disqualified', player: 'p1', after: 1, reason: 'a recast ship' },
    ])
  })

  it('with what stands on the table: whoever is removed keeps what was scored', () => {
    const told = seated()
    appoint(told, 'marshal')
    const command = { ...rulingOf(recast), score: [55, 20] } as const
    expect(told.facts(command, role('marshal'))).toMatchObject([
      {},
      { result: { ending: 'concession', by: 'first', score: [55, 20] } },
      {},
    ])
    expect(told.refuses({ ...rulingOf(), score: [55, 20] })).toMatchObject({
      code: 'bad-value',
      field: 'score',
    })
  })

  it('refuses for anything but a component', () => {
    expect(story().refuses(rulingOf({ ...recast, about: 'conduct' }))).toEqual({
      code: 'bad-value',
      field: 'about',
      expected: 'component',
    })
  })

  it('refuses a penalty on top, and two players at once', () => {
    expect(story().refuses(rulingOf({ ...recast, penalty: { kind: 'warning' } }))).toEqual({
      code: 'bad-value',
      field: 'penalty',
      expected: 'none',
    })
    const players = [id('p1'), id('p2')]
    expect(story().refuses(rulingOf({ ...recast, players }))).toEqual({
      code: 'bad-value',
      field: 'players',
      expected: '1',
    })
  })

  it('refuses who is out already', () => {
    const told = story()
    told.does(rulingOf(recast))
    expect(told.refuses(rulingOf(recast))).toEqual({ code: 'disqualified-for-good', player: 'p1' })
  })

  it('refuses when the event is over', () => {
    const told = story()
    told.playRound()
    told.does({ kind: 'finish-event' })
    expect(told.refuses(rulingOf(recast))).toEqual({ code: 'event-finished' })
  })

  it('refuses in a document that says nothing of it', () => {
    expect(cardGame().refuses(rulingOf(recast))).toEqual({
      code: 'not-in-this-regulation',
      what: 'without-replacement',
      regulation: 'card-game/de-2014',
    })
  })
})
