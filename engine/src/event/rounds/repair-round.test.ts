import { describe, expect, it } from 'vitest'
import { bracketStory, id, role, type Story, story } from '../../../testing/story.ts'
import type { Command } from '../commands.ts'

/** Round 2 of six players is known to them: p1 - p3, p2 - p5, p4 - p6. */
const running = (): Story => {
  const told = story({ players: 6 })
  told.plays('p1 100-0 p2', 'p3 100-0 p4', 'p5 100-0 p6')
  told.seats('p1 - p3', 'p2 - p5', 'p4 - p6')
  return told
}

const repair = (
  told: Story,
  tables: readonly number[],
  pairs: readonly string[],
  byes: readonly string[] = [],
): Extract<Command, { kind: 'repair-round' }> => ({
  kind: 'repair-round',
  matches: tables.map((table) => told.matchAt(table).match),
  pairs: pairs.map((pair) => {
    const [a = '', b = ''] = pair.split(' - ')
    return [id(a), id(b)] as const
  }),
  byes: byes.map((player) => ({ player: id(player), kind: 'odd-number' })),
  reason: 'result of round 1 was wrong',
})

const seated = (told: Story) =>
  [1, 2, 3].map((table) => `${told.matchAt(table).players.join(' - ')}`)

describe('repair-round', () => {
  it('gives some tables other pairs and leaves the rest of the round alone', () => {
    const told = running()
    const kept = told.matchAt(1).match
    const facts = told.facts(repair(told, [2, 3], ['p2 - p6', 'p4 - p5']))
    expect(facts).toMatchObject([
      { kind: 'round-repaired', round: 2, byes: [], reason: 'result of round 1 was wrong' },
    ])
    expect(seated(told)).toEqual(['p1 - p3', 'p2 - p6', 'p4 - p5'])
    expect(told.matchAt(1).match).toBe(kept)
  })

  it('carries a receipt of the whole round as it is now', () => {
    const told = running()
    told.does(repair(told, [2, 3], ['p2 - p6', 'p4 - p5']))
    expect(told.state().rounds[1]?.receipt).toMatchObject({ rematches: 0, crossings: [1] })
    told.does(repair(told, [2, 3], ['p5 - p6', 'p4 - p2']))
    expect(told.state().rounds[1]?.receipt).toMatchObject({ rematches: 1 })
  })

  it('leaves whoever sits out and is named again with one bye', () => {
    const told = story({ players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.does(repair(told, [1, 2], ['p1 - p3', 'p2 - p4'], ['p5']))
    expect(told.state().rounds[0]?.byes).toEqual([{ player: 'p5', kind: 'odd-number' }])
  })

  it('seats somebody who came late: the round is not missed after all', () => {
    const told = story({ players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.does({ kind: 'register-late-player', player: id('p6') })
    expect(told.state().players.get(id('p6'))?.missed).toEqual([1])
    told.does(repair(told, [], ['p5 - p6']))
    expect(told.state().players.get(id('p6'))?.missed).toEqual([])
  })

  it('keeps on record who has no place any more, until they have one again', () => {
    const told = running()
    told.does(repair(told, [3], [], ['p4']), { override: 'gone for a while' })
    expect(told.state().rounds[1]?.leftOut).toEqual(['p6'])
    told.does(repair(told, [], ['p4 - p6']))
    expect(told.state().rounds[1]).toMatchObject({ leftOut: [], byes: [] })
  })

  it('cannot have happened where somebody would sit twice', () => {
    const told = story({ players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.does(repair(told, [2], ['p3 - p5'], ['p4']))
    const first = told.entryOf('round-repaired')
    const joins = 'running-round'
    told.does({ kind: 'register-late-player', player: id('p6'), joins })
    expect(told.refuses({ kind: 'undo', entry: first, reason: 'a slip' })).toMatchObject({
      code: 'later-facts-depend',
    })
  })

  it('seats nobody who missed the cut', () => {
    const told = story({
      regulation: 'x-wing/de',
      players: 4,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'swiss', rounds: 1, cut: 2 },
        ],
      },
    })
    told.plays('p1 100-0 p3', 'p2 100-10 p4')
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    told.seats('p1 - p2')
    expect(told.refuses(repair(told, [1], ['p1 - p4']))).toMatchObject({
      code: 'not-in-round',
      player: 'p4',
    })
  })

  it('gives the opponent of somebody who dropped to whoever sits out', () => {
    const told = story({ players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.does({ kind: 'drop-player', player: id('p4'), when: 'after-round' })
    told.does(repair(told, [2], ['p3 - p5']))
    expect(told.matchAt(2).players).toEqual(['p3', 'p5'])
    expect(told.state().rounds[0]?.byes).toEqual([])
  })

  it('lets somebody sit out where a number became odd', () => {
    const told = story({ players: 4 })
    told.seats('p1 - p2', 'p3 - p4')
    told.does({ kind: 'drop-player', player: id('p4'), when: 'after-round' })
    told.does(repair(told, [2], [], ['p3']))
    expect(told.state().rounds[0]?.byes).toEqual([{ player: 'p3', kind: 'odd-number' }])
    told.wins('p1')
    told.does({ kind: 'close-round' })
  })

  it('can be undone as long as nobody has played at the new tables', () => {
    const told = running()
    told.does(repair(told, [2, 3], ['p2 - p6', 'p4 - p5']))
    told.does({ kind: 'undo', entry: told.entryOf('round-repaired'), reason: 'not needed' })
    expect(seated(told)).toEqual(['p1 - p3', 'p2 - p5', 'p4 - p6'])
  })

  it('never takes a table apart at which play has begun', () => {
    const told = running()
    told.does({ kind: 'start-match', match: told.matchAt(2).match })
    told.wins('p4')
    expect(told.refuses(repair(told, [2, 3], ['p2 - p6', 'p4 - p5']))).toEqual({
      code: 'match-under-way',
      tables: [2, 3],
    })
  })

  it('takes a table apart once the clock was started only where a leader says why', () => {
    const told = running()
    told.does({ kind: 'start-clock' })
    const command = repair(told, [2, 3], ['p2 - p6', 'p4 - p5'])
    const refusal = {
      code: 'match-under-way',
      tables: [2, 3],
      byClock: true,
      overridable: true,
    } as const
    expect(told.refuses(command)).toEqual(refusal)
    expect(told.facts(command, { override: 'a wrong result' })).toMatchObject([
      { kind: 'rule-overridden', refusal, reason: 'a wrong result' },
      { kind: 'round-repaired' },
    ])
  })

  it('never takes a begun table apart, whatever a leader says while the clock runs', () => {
    const told = running()
    told.does({ kind: 'start-clock' })
    told.does({ kind: 'start-match', match: told.matchAt(2).match })
    const command = repair(told, [2, 3], ['p2 - p6', 'p4 - p5'])
    expect(told.refuses(command, { override: 'a wrong result' })).toEqual({
      code: 'match-under-way',
      tables: [2],
    })
  })

  it('needs no word of a leader where the clock runs and no table changes', () => {
    const told = story({ players: 5 })
    told.seats('p1 - p2', 'p3 - p4', 'p5 bye')
    told.does({ kind: 'start-clock' })
    told.does({ kind: 'register-late-player', player: id('p6') })
    told.does(repair(told, [], ['p5 - p6']))
    expect(told.matchAt(3).players).toEqual(['p5', 'p6'])
  })

  it.each<readonly [string, (told: Story) => Command, object]>([
    [
      'a match of another round',
      (told) => ({
        ...repair(told, [], []),
        matches: [...told.state().matches.keys()].slice(0, 1),
      }),
      { code: 'unknown-match' },
    ],
    [
      'somebody against oneself',
      (told) => repair(told, [2], ['p2 - p2']),
      { code: 'plays-self', player: 'p2' },
    ],
    [
      'somebody at two tables',
      (told) => repair(told, [2, 3], ['p2 - p6', 'p2 - p5']),
      { code: 'paired-twice', player: 'p2' },
    ],
    [
      'somebody who plays at a table that stays',
      (told) => repair(told, [2], ['p2 - p1']),
      { code: 'paired-twice', player: 'p1' },
    ],
    ['a stranger', (told) => repair(told, [2], ['p2 - p9']), { code: 'not-active', player: 'p9' }],
    [
      'somebody left without opponent',
      (told) => repair(told, [2, 3], ['p2 - p6']),
      { code: 'left-out', players: ['p5', 'p4'], overridable: true },
    ],
    [
      'no reason',
      (told) => ({ ...repair(told, [2], ['p2 - p5']), reason: '' }),
      { code: 'reason-needed' },
    ],
  ])('refuses %s', (_, command, refusal) => {
    const told = running()
    expect(told.refuses(command(told))).toEqual(expect.objectContaining(refusal))
  })

  it('refuses without a round that players know, and in a bracket', () => {
    const none = story()
    const empty = { kind: 'repair-round', matches: [], pairs: [], byes: [], reason: 'x' } as const
    expect(none.refuses(empty)).toEqual({ code: 'no-round' })
    none.does({ kind: 'pair-round' })
    expect(none.refuses(empty)).toEqual({ code: 'round-not-published', round: 1 })
    const bracket = bracketStory(4)
    bracket.does({ kind: 'pair-round' })
    bracket.does({ kind: 'publish-round' })
    expect(bracket.refuses(empty)).toEqual({ code: 'wrong-bracket', players: [] })
  })

  it('is not for a judge to say', () => {
    const told = running()
    expect(told.refuses(repair(told, [2], ['p2 - p5']), role('judge')).code).toBe('not-allowed')
  })
})
