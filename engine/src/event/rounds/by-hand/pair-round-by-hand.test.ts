import { describe, expect, it } from 'vitest'
import { bracketStory, id, role, type Story, story } from '../../../../testing/story.ts'
import type { PlayerId } from '../../../vocabulary/ids.ts'
import type { Pair } from '../../../vocabulary/seat.ts'
import type { CommandOf } from '../../commands.ts'
import { firstImpossible } from '../../impossible.ts'

type ByHand = CommandOf<'pair-round-by-hand'>

/** `p1-p2` is a table, `p5` alone a bye. */
const byHand = (...lines: readonly string[]): ByHand => {
  const seats = lines.map((line) => line.split('-').map(id))
  return {
    kind: 'pair-round-by-hand',
    tables: seats.filter((seat) => seat.length === 2) as unknown as readonly Pair<PlayerId>[],
    byes: seats
      .filter((seat) => seat.length === 1)
      .map(([player]) => ({ player: player as PlayerId, kind: 'odd-number' })),
    reason: 'as played',
  }
}

describe('pair-round-by-hand, Swiss', () => {
  it('puts the pairing, its reason and its receipt on record', () => {
    const told = story({ players: 5 })
    const entry = told.event().log.length + 1
    expect(told.ask(byHand('p1-p2', 'p4-p3', 'p5'), { entropy: 'e' })).toEqual({
      granted: true,
      facts: [
        {
          kind: 'round-paired',
          round: 1,
          stage: 0,
          method: { name: 'by-hand', version: 1 },
          entropy: 'e',
          pairings: [
            { table: 1, players: ['p1', 'p2'], reason: { kind: 'by-hand' }, match: `${entry}-1` },
            { table: 2, players: ['p4', 'p3'], reason: { kind: 'by-hand' }, match: `${entry}-2` },
          ],
          byes: [{ player: 'p5', kind: 'odd-number' }],
          receipt: {
            rematches: 0,
            softConflicts: 0,
            crossings: [],
            lowerBound: [],
            spanSquares: 0,
            certified: 'parity',
            otherBye: null,
          },
          leftOut: [],
          reason: 'as played',
        },
      ],
      warnings: [],
    })
  })

  it('keeps the reason of every table that stays as it was drawn', () => {
    const told = story({ players: 6 })
    told.does({ kind: 'pair-round' })
    const drawn = [...told.state().matches.values()].map(({ players }) => players)
    const [one = expect.fail(), two = expect.fail(), three = expect.fail()] = drawn
    const stays = `${three[1]}-${three[0]}`
    told.does(byHand(`${one[0]}-${two[1]}`, stays, `${two[0]}-${one[1]}`))
    const reasons = [...told.state().matches.values()].map(({ reason }) => reason.kind)
    expect(reasons).toEqual(['by-hand', 'first-round', 'by-hand'])
  })

  it('certifies by hand what is not the best round', () => {
    const told = story()
    told.plays('p1 100-0 p2', 'p3 100-0 p4')
    told.does(byHand('p1-p4', 'p3-p2'))
    expect(told.state().rounds[1]?.receipt).toMatchObject({
      crossings: [2],
      lowerBound: [0],
      spanSquares: 2,
      certified: 'by-hand',
    })
  })

  it('warns of a rematch and of a second bye', () => {
    const told = story({ players: 3 })
    told.plays('p1 100-0 p2', 'p3 bye')
    expect(told.does(byHand('p2-p1', 'p3'))).toEqual([
      { code: 'rematch', players: ['p2', 'p1'], rule: 'XWEN-55' },
      { code: 'repeated-bye', player: 'p3', rule: 'XWEN-56' },
    ])
  })

  it('takes the place of a pairing that nobody has seen', () => {
    const told = story()
    told.does({ kind: 'pair-round' })
    const facts = told.facts(byHand('p1-p2', 'p3-p4'))
    expect(facts.map(({ kind }) => kind)).toEqual(['round-unpaired', 'round-paired'])
    expect(told.state().rounds).toHaveLength(1)
  })

  const leftOut = { code: 'left-out', players: ['p3', 'p4'], overridable: true }

  it('refuses to leave anybody out', () => {
    expect(story().refuses(byHand('p1-p2'))).toEqual(leftOut)
  })

  it('leaves somebody out for a leader who says why, on record', () => {
    const told = story()
    const facts = told.facts(byHand('p1-p2'), { override: 'at lunch', ...role('marshal') })
    expect(facts).toMatchObject([
      { kind: 'rule-overridden', refusal: leftOut, reason: 'at lunch' },
      { kind: 'round-paired', leftOut: ['p3', 'p4'] },
    ])
    expect(told.state().rounds[0]?.leftOut).toEqual(['p3', 'p4'])
    expect(story().refuses(byHand('p1-p2'), { override: '  ' })).toEqual(leftOut)
  })

  it.each<readonly [string, ByHand, object]>([
    ['a player against himself', byHand('p1-p1'), { code: 'plays-self', player: 'p1' }],
    ['a player at two tables', byHand('p1-p2', 'p3-p1'), { code: 'paired-twice', player: 'p1' }],
    ['a table and a bye', byHand('p1-p2', 'p1'), { code: 'paired-twice', player: 'p1' }],
    ['two byes for one', byHand('p1', 'p1'), { code: 'paired-twice', player: 'p1' }],
    ['a stranger', byHand('p1-p9'), { code: 'unknown-player', player: 'p9' }],
    ['a stranger with a bye', byHand('p1-p2', 'p9'), { code: 'unknown-player', player: 'p9' }],
  ])('refuses %s, whatever the reason', (_, command, refusal) => {
    expect(story().refuses(command)).toEqual(refusal)
    expect(story().refuses(command, { override: 'as played' })).toEqual(refusal)
  })

  it('refuses a player who has left', () => {
    const told = story()
    told.does({ kind: 'drop-player', player: id('p4'), when: 'now' })
    expect(told.refuses(byHand('p1-p4', 'p2-p3'))).toEqual({ code: 'not-active', player: 'p4' })
  })
})

describe('pair-round-by-hand is refused like pair-round', () => {
  const round = byHand('p1-p2', 'p3-p4')
  const one = { kind: 'custom', stages: [{ kind: 'swiss', rounds: 1, cut: null }] } as const

  it('before the start, while a round runs, and after the last round', () => {
    expect(story({ started: false }).refuses(round)).toEqual({ code: 'stage-not-started' })
    const told = story({ structure: one })
    told.seats('p1 - p2', 'p3 - p4')
    expect(told.refuses(round)).toEqual({ code: 'results-missing', round: 1, tables: [1, 2] })
    told.wins('p1')
    told.wins('p3')
    expect(told.refuses(round)).toEqual({ code: 'round-open', round: 1, tables: [] })
    told.does({ kind: 'close-round' })
    expect(told.refuses(round)).toEqual({ code: 'no-further-round', planned: 1 })
  })
})

describe('[XWEN-63] pair-round-by-hand in a bracket', () => {
  it('keeps the games of the bracket, in any order of tables and seats', () => {
    const told = bracketStory(4)
    const facts = told.facts(byHand('p3-p2', 'p1-p4'))
    expect(facts).toMatchObject([
      {
        kind: 'round-paired',
        receipt: null,
        pairings: [
          { table: 1, players: ['p3', 'p2'], game: '2', seeds: [3, 2] },
          { table: 2, players: ['p1', 'p4'], game: '1', seeds: [1, 4] },
        ],
      },
    ])
  })

  it('need not name who sits out by the bracket', () => {
    expect(bracketStory(3).facts(byHand('p2-p3'))).toMatchObject([
      { byes: [{ player: 'p1', kind: 'odd-number' }] },
    ])
  })

  it('reads any other bye as the withdrawal of the opponent', () => {
    const told = bracketStory(4)
    expect(told.facts(byHand('p1-p4', 'p3'))).toMatchObject([
      { byes: [{ player: 'p3', kind: 'opponent-withdrew' }] },
    ])
  })

  const wrong = (...players: readonly string[]) => ({ code: 'wrong-bracket', players })

  it('lets others meet in the first round for a leader who says why', () => {
    const refusal = { ...wrong('p1', 'p3', 'p2', 'p4'), overridable: true }
    const told = bracketStory(4)
    expect(told.refuses(byHand('p1-p3', 'p2-p4'))).toEqual(refusal)
    expect(told.facts(byHand('p1-p3', 'p2-p4'), { override: 'as played' })).toMatchObject([
      { kind: 'rule-overridden', refusal },
      { kind: 'round-paired', pairings: [{ game: '1' }, { game: '2' }] },
    ])
  })

  it('loses nobody who sits out when others meet', () => {
    // 1 – and 2 – sit out, 3–6 and 4–5 are due.
    const told = bracketStory(6)
    told.does(byHand('p3-p4', 'p5-p6'), { override: 'as played' })
    told.does({ kind: 'publish-round' })
    told.wins('p3')
    told.wins('p5')
    told.does({ kind: 'close-round' })
    told.does({ kind: 'pair-round' })
    const seated = [told.matchAt(1), told.matchAt(2)].flatMap(({ players }) => players)
    expect(seated.toSorted()).toEqual(['p1', 'p2', 'p3', 'p5'])
  })

  it.each<readonly [string, ByHand, object]>([
    ['leave a game out', byHand('p1-p4'), { code: 'left-out', players: ['p2', 'p3'] }],
    ['let both of a game move on', byHand('p1-p4', 'p2', 'p3'), wrong('p2', 'p3')],
    ['let a stranger sit out', byHand('p1-p4', 'p2-p3', 'p5'), wrong('p5')],
    ['seat one more game', byHand('p1-p4', 'p2-p3', 'p5-p6'), wrong('p5', 'p6')],
    ['seat who is nobody', byHand('p1-p9', 'p2-p3'), { code: 'unknown-player', player: 'p9' }],
  ])('cannot %s, whatever the reason', (_, command, refusal) => {
    const told = bracketStory(4, { players: 6 })
    expect(told.refuses(command)).toEqual(refusal)
    expect(told.refuses(command, { override: 'as played' })).toEqual(refusal)
  })

  it('seats nobody in a later round who has lost, whatever the reason', () => {
    const told = bracketStory(4)
    told.playRound()
    expect(told.refuses(byHand('p1-p3'), { override: 'as played' })).toEqual(wrong('p3'))
    expect(told.facts(byHand('p2-p1'))).toMatchObject([{ pairings: [{ game: '1' }] }])
  })

  it('seats nobody who has withdrawn', () => {
    const told = bracketStory(4)
    told.does({ kind: 'drop-player', player: id('p4'), when: 'now' })
    expect(told.refuses(byHand('p1-p4', 'p2-p3'))).toEqual({ code: 'not-active', player: 'p4' })
  })

  it('takes the place of a pairing that nobody has seen', () => {
    const told = bracketStory(4)
    told.playRound()
    told.does({ kind: 'pair-round' })
    const facts = told.facts(byHand('p2-p1'))
    expect(facts.map(({ kind }) => kind)).toEqual(['round-unpaired', 'round-paired'])
    expect(told.matchAt(1)).toMatchObject({ round: 3, game: '1', players: ['p2', 'p1'] })
  })
})

describe('pair-round-by-hand where losers play on', () => {
  /** A chart of eight before its first game. */
  const chartOf8 = () => {
    const told = story({
      regulation: 'card-game/de-2014',
      players: 8,
      structure: {
        kind: 'custom',
        stages: [
          { kind: 'swiss', rounds: 1, cut: null },
          { kind: 'double-elimination', rounds: null, cut: 8 },
        ],
      },
    })
    told.playRound(() => ({ ending: 'games', games: ['first', 'first'] }))
    told.does({ kind: 'make-cut' })
    told.does({ kind: 'start-stage' })
    return told
  }
  /** `W1 p3-p5`, table by table. */
  const gamesOf = (told: Story) =>
    [...told.state().matches.values()]
      .filter(({ round }) => round === told.state().rounds.length)
      .map(({ game, players }) => `${game} ${players.join('-')}`)

  it('the games have their numbers whatever the order of the tables', () => {
    const told = chartOf8()
    const seeds = told.state().cut?.seeds ?? []
    const pair = (a: number, b: number) => `${seeds[a - 1]}-${seeds[b - 1]}`
    told.does(byHand(pair(3, 6), pair(8, 1), pair(4, 5), pair(7, 2)))
    expect(gamesOf(told)).toEqual([
      `W3 ${pair(3, 6)}`,
      `W1 ${pair(8, 1)}`,
      `W4 ${pair(4, 5)}`,
      `W2 ${pair(7, 2)}`,
    ])
  })

  it('lets a game be sat out whose two have both left, and the log be read elsewhere', () => {
    const told = chartOf8()
    told.playRound(() => ({ ending: 'won', winner: 'first', light: 'first' }))
    told.does({ kind: 'pair-round' })
    const pairs = gamesOf(told).map((game) => game.split(' ')[1] ?? '')
    const [w5 = '', w6 = '', l1 = '', l2 = ''] = pairs
    told.does({ kind: 'unpair-round' })
    const gone = l1.split('-').map(id)
    for (const player of gone) told.does({ kind: 'drop-player', player, when: 'now' })
    told.does(byHand(w5, w6, l2))
    const { byes } = told.state().rounds.at(-1) ?? expect.fail()
    expect(byes).toMatchObject([{ kind: 'opponent-withdrew', game: 'L1' }])
    expect(gone).toContain(byes[0]?.player)
    expect(firstImpossible(told.event().log)).toBeNull()
  })

  it('keeps a declined place declined while a round stands that was paired without it', () => {
    const [told, drawn] = [chartOf8(), chartOf8()]
    const [, , , fourth = ''] = told.state().cut?.seeds ?? []
    const declined = told.event().log.length + 1
    for (const one of [told, drawn]) one.does({ kind: 'decline-place', player: id(fourth) })
    drawn.does({ kind: 'pair-round' })
    told.does(byHand(...gamesOf(drawn).map((game) => game.split(' ')[1] ?? '')))
    const taken = told.ask({ kind: 'undo', entry: declined, whole: true, reason: 'a slip' })
    expect(taken).toMatchObject({
      granted: false,
      refusal: { code: 'later-facts-depend', entries: [{ kind: 'round-paired' }] },
    })
    expect(firstImpossible(told.event().log)).toBeNull()
  })

  it('refuses for good to let others meet than the chart says', () => {
    const told = chartOf8()
    const seeds = told.state().cut?.seeds ?? []
    const pair = (a: number, b: number) => `${seeds[a - 1]}-${seeds[b - 1]}`
    const swapped = byHand(pair(1, 7), pair(2, 8), pair(3, 6), pair(4, 5))
    expect(told.refuses(swapped, { override: 'they asked for it' })).toEqual({
      code: 'wrong-bracket',
      players: [seeds[0], seeds[6], seeds[1], seeds[7]],
    })
  })

  it('refuses for good to let the beaten play among the unbeaten', () => {
    const told = chartOf8()
    told.playRound(() => ({ ending: 'won', winner: 'first', light: 'first' }))
    told.does({ kind: 'pair-round' })
    const pairs = gamesOf(told).map((game) => game.split(' ')[1] ?? '')
    const [w5 = '', w6 = '', l1 = '', l2 = ''] = pairs
    told.does(byHand(l2, w6, l1, w5))
    expect(gamesOf(told)).toEqual([`L2 ${l2}`, `W6 ${w6}`, `L1 ${l1}`, `W5 ${w5}`])
    const [[a, b], [c, d]] = [w5.split('-'), l1.split('-')]
    const swapped = byHand(`${a}-${c}`, `${b}-${d}`, w6, l2)
    const refusal = told.refuses(swapped)
    expect(refusal).toMatchObject({ code: 'wrong-bracket' })
    expect(refusal).not.toHaveProperty('overridable')
    expect(told.refuses(swapped, { override: 'they asked for it' })).toEqual(refusal)
  })
})
