import { asPublished, bracketView, type PlayerId, publicParts, regulations } from '@topcut/engine'
import { type BracketToDraw, bracketColumns, columnsNow } from '@topcut/protocol/bracket'
import { languages } from '@topcut/protocol/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  playOut,
  publish,
  type SampleEvent,
  sampleEvent,
  start,
} from '../../../testing/sample-event.suite.ts'
import { bracketWords } from '../../words/bracket.ts'
import { BracketDrawing } from './bracket-drawing.tsx'
import { bracketLayout } from './bracket-layout.ts'
import { bracketToDraw } from './bracket-to-draw.ts'
import { publicSeeds } from './public-seeds.ts'
import { wayOf } from './way-of.ts'

const double = regulations.find(({ structure }) => structure.finals === 'double-elimination')
const firstWins = { ending: 'won', winner: 'first', light: 'first' } as const

const cutTo = (kind: 'elimination' | 'double-elimination', size: number) => {
  const isDouble = kind === 'double-elimination'
  const sample = sampleEvent({
    ...(isDouble ? { regulation: double?.id ?? '' } : {}),
    structure: {
      kind: 'custom',
      stages: [
        { kind: 'swiss', rounds: 1, cut: null },
        { kind, rounds: null, cut: size },
      ],
    },
  })
  start(sample, size)
  publish(sample)
  playOut(sample, ...(isDouble ? [{ ending: 'games', games: ['first', 'first'] } as const] : []))
  sample.give({ kind: 'make-cut' })
  sample.give({ kind: 'start-stage' })
  return sample
}

const long = 'Konstantin Freiherr von Achterberg-Hohenlohe'
const drawnOf = (sample: SampleEvent): BracketToDraw => {
  const view = bracketView(sample.state()) ?? expect.fail('no bracket')
  const nameOf = (player: PlayerId) => (player === view.seeds[0] ? long : `Player ${player}`)
  return bracketToDraw(view, nameOf)
}

const markup = (bracket: BracketToDraw, way: PlayerId | null = null, now: number | null = null) =>
  renderToStaticMarkup(
    <BracketDrawing
      words={bracketWords('en')}
      columns={bracketColumns(bracket)}
      champion={bracket.champion}
      seedOf={(player) => bracket.seeds.findIndex((one) => one.player === player) + 1}
      way={way}
      shown={0}
      now={now}
      noteOf={(column) => `note ${column}`}
    />,
  )

/** The text of one game, tags taken away. */
const gameIn = (html: string, id: string) => {
  const from = html.indexOf(`data-testid="game-${id}"`)
  const text = html.slice(from, html.indexOf('</li>', from)).replace(/<[^>]*>/g, ' ')
  return text
    .slice(text.indexOf('>') + 1)
    .replace(/\s+/g, ' ')
    .trim()
}

const looksOf = (bracket: BracketToDraw, way: PlayerId | null = null) =>
  bracketLayout(bracketColumns(bracket), way).lines.map(({ key, look }) => `${key} ${look}`)

describe('a tree', () => {
  it('gives every game a name of its own: no two columns have a Match 1', () => {
    const columns = bracketColumns(drawnOf(cutTo('elimination', 16)))
    const html = markup(drawnOf(cutTo('elimination', 16)))
    const heads = [...html.matchAll(/<div class="drawn-head"><span>([^<]*)/g)].map(([, one]) => one)
    expect(heads).toHaveLength(15)
    expect(new Set(heads).size).toBe(15)
    expect(heads).toEqual(expect.arrayContaining(['Semi-final 1', 'Quarter-final 4', 'Final']))
    expect(new Set(columns.flatMap(({ games }) => games.map(({ id }) => id))).size).toBe(15)
    expect(html).toContain('winner of semi-final 2')
  })

  it('counts games from the top, so that neighbours meet', () => {
    const bracket = drawnOf(cutTo('elimination', 8))
    const html = markup(bracket)
    const heads = [...html.matchAll(/<div class="drawn-head"><span>([^<]*)/g)].map(([, one]) => one)
    expect(heads).toEqual([
      ...[1, 2, 3, 4].map((game) => `Quarter-final ${game}, next`),
      ...['Semi-final 1', 'Semi-final 2', 'Final'],
    ])
    expect(html).toMatch(/<h3[^>]*>Top 8 /)
    expect(gameIn(html, '2-1')).toMatch(/winner of quarter-final 1 winner of quarter-final 2$/)
    expect(gameIn(html, '2-2')).toMatch(/winner of quarter-final 3 winner of quarter-final 4$/)
    // Lines of one column never cross: games and what they lead to stand in the same order.
    const { columns } = bracketLayout(bracketColumns(drawnOf(cutTo('elimination', 16))), null)
    columns.slice(1).forEach(({ boxes }, at) => {
      const before = columns[at]?.boxes ?? []
      boxes.forEach(({ game, y }, index) => {
        const two = before.slice(2 * index, 2 * index + 2)
        const sources = game.from.map((one) => (one?.as === 'winner' ? one.game : null))
        expect(new Set(two.map((one) => one.game.id))).toEqual(new Set(sources))
        expect(y).toBe(two.reduce((sum, one) => sum + one.y, 0) / 2)
      })
    })
  })

  it('says the round once: above its games, not beside each of their numbers', () => {
    const heads = (size: number) =>
      [
        ...markup(drawnOf(cutTo('elimination', size))).matchAll(
          /<div class="drawn-head"><span>([^<]*)/g,
        ),
      ].map(([, one]) => one)
    expect(heads(16).slice(0, 2)).toEqual(['Match 1, next', 'Match 2, next'])
    // Two columns of mere numbers would be mistaken for each other.
    expect(heads(32).filter((one) => one?.startsWith('Match'))).toEqual([])
    expect(heads(32)).toContain('Top 32, match 1, next')
  })

  it('has seeds, scores, and a long name on two lines that is not cut', () => {
    const sample = cutTo('elimination', 4)
    publish(sample)
    expect(gameIn(markup(drawnOf(sample)), '2-1')).toContain('table 1')
    playOut(sample)
    const html = markup(drawnOf(sample))
    expect(gameIn(html, '2-1')).toMatch(
      /^Semi-final 1 1 Konstantin .*Hohenlohe \d+ 4 Player \S+ \d+$/,
    )
    expect(html).toContain(`<span class="name longest" translate="no">${long}</span>`)
    expect(gameIn(html, '1-1')).toContain('Final, next')
  })

  it('says which round is played now, with what is known of each', () => {
    const sample = cutTo('elimination', 4)
    publish(sample)
    const html = markup(drawnOf(sample), null, 0)
    expect(html).toMatch(/<h3 class="now"[^>]*>Semi-final <small[^>]*>note 0/)
    expect(html.match(/class="now"/g)).toHaveLength(1)
  })

  it('calls a game next as soon as somebody waits there', () => {
    const sample = cutTo('elimination', 4)
    expect(markup(drawnOf(sample))).toMatch(/drawn-game waiting"[^>]*data-testid="game-1-1"/)
    publish(sample)
    const [match] = sample.state().rounds.at(-1)?.matches ?? []
    const result = { ending: 'destruction', score: [100, 40] } as const
    sample.give({ kind: 'enter-result', match: match ?? expect.fail('no match'), result })
    expect(markup(drawnOf(sample))).toMatch(/drawn-game next"[^>]*data-testid="game-1-1"/)
    expect(gameIn(markup(drawnOf(sample)), '1-1')).toMatch(
      /^Final, next .* winner of semi-final 2$/,
    )
  })

  it('leads from the row of the winner, dashed until somebody is there', () => {
    const sample = cutTo('elimination', 4)
    expect(looksOf(drawnOf(sample))).toEqual(['2-1>1-1 open', '2-2>1-1 open', 'champion open'])
    publish(sample)
    playOut(sample)
    const bracket = drawnOf(sample)
    expect(looksOf(bracket)).toEqual(['2-1>1-1 known', '2-2>1-1 known', 'champion open'])
    const columns = bracketColumns(bracket)
    const { lines, columns: drawn, sizes } = bracketLayout(columns, null)
    const [box] = drawn[0]?.boxes ?? []
    const winnerAt = box?.game.slots.findIndex((one) => one?.player === box.game.winner) ?? -1
    const row = (box?.y ?? 0) + sizes.row * (winnerAt + 0.5)
    expect(lines[0]?.path).toMatch(new RegExp(`^M${sizes.column} ${row}H`))
  })

  it('draws the way of the champion to the end, and says it', () => {
    const sample = cutTo('elimination', 4)
    for (let round = 1; round <= 2; round++) {
      publish(sample)
      playOut(sample)
    }
    const bracket = drawnOf(sample)
    const champion = bracket.champion ?? expect.fail('no champion')
    const ways = looksOf(bracket, champion.player).filter((line) => line.endsWith('way'))
    expect(ways).toHaveLength(2)
    expect(ways).toContain('champion way')
    const html = markup(bracket, champion.player)
    expect(html).toMatch(/<h3[^>]*>Champion .*<\/h3><p class="drawn-champion"/)
    expect(html).toMatch(/<small class="drawn-seed">seed \d/)
    const told = wayOf(bracketWords('en'), bracketColumns(bracket), champion.player)
    expect(told).toHaveLength(2)
    for (const one of told) expect(one).toMatch(/^beat .+ \d+\u00a0–\u00a0\d+$/)
    const [, second] = wayOf(
      bracketWords('en'),
      bracketColumns(bracket),
      bracketColumns(bracket)[1]?.games[0]?.slots.find((one) => one?.player !== champion.player)
        ?.player ?? expect.fail('nobody lost'),
    )
    expect(second).toMatch(/^lost to /)
  })

  it('has higher rows for teams: their people stand below the name', () => {
    const bracket = drawnOf(cutTo('elimination', 4))
    const people = ['Maximiliane Freifrau von Achterberg-Hohenlohe', 'Bo K.']
    const teams = bracketColumns(bracket).map((column) => ({
      ...column,
      games: column.games.map((game) => ({
        ...game,
        slots: [game.slots[0], game.slots[1] && { ...game.slots[1], members: people }] as const,
      })),
    }))
    const rowOf = (columns: typeof teams) => bracketLayout(columns, null).sizes.row
    expect(rowOf(teams)).toBeGreaterThan(1.5 * rowOf(teams.slice(-1)))
  })

  it('keeps games apart, also where a wall shows the last columns alone', () => {
    const all = bracketColumns(drawnOf(cutTo('elimination', 16)))
    for (const columns of [all, all.slice(2), columnsNow(all, 2)]) {
      const { columns: drawn, sizes, height } = bracketLayout(columns, null)
      for (const { boxes } of drawn) {
        const tops = boxes.map(({ y }) => y).toSorted((a, b) => a - b)
        tops.forEach((y, at) => {
          expect(y).toBeGreaterThanOrEqual(sizes.top + sizes.head / 2)
          expect(y + 2 * sizes.row).toBeLessThanOrEqual(height)
          if (at > 0) expect(y - (tops[at - 1] ?? 0)).toBeGreaterThan(2 * sizes.row + sizes.head)
        })
      }
    }
  })
})

describe('a chart of two sides', () => {
  it('has the losers below a line, and says where each of them came from', () => {
    const sample = cutTo('double-elimination', 8)
    publish(sample)
    playOut(sample, firstWins)
    const bracket = drawnOf(sample)
    const layout = bracketLayout(bracketColumns(bracket), null)
    const boxes = layout.columns.flatMap((column) => column.boxes)
    const line = layout.losersFrom ?? expect.fail('no line')
    for (const { game, y } of boxes) expect(y > line).toBe(game.side === 'losers')
    expect(gameIn(markup(bracket), 'L1')).toMatch(/W1 .*W4 /)
    expect(gameIn(markup(bracket), 'L3')).toMatch(/loser of W6|loser of W5/)
    expect(gameIn(markup(bracket), 'GF2')).toContain('only if both have lost once')
    expect(gameIn(markup(bracket), 'W7')).toMatch(/^W7, winners’ final /)
    expect(gameIn(markup(bracket), 'L6')).toMatch(/^L6, losers’ final /)
    expect(gameIn(markup(bracket), 'L5')).toMatch(/^L5 /)
  })

  it('says what the losers’ side is above its games, where they begin in the first column', () => {
    const sample = cutTo('double-elimination', 8)
    for (let round = 1; round <= 3; round++) {
      publish(sample)
      if (round < 3) playOut(sample, firstWins)
    }
    const columns = columnsNow(bracketColumns(drawnOf(sample)), 3)
    const { columns: drawn, sizes, losersFrom } = bracketLayout(columns, null)
    const losers = drawn.flatMap(({ boxes }) => boxes.filter(({ game }) => game.side === 'losers'))
    expect(columns[0]?.games.some(({ side }) => side === 'losers')).toBe(true)
    // A line for its name and one for what a loss means there, each 17 high.
    const below = (losersFrom ?? expect.fail('no line')) + 12 + 2 * 17
    for (const { y } of losers) expect(y - sizes.head).toBeGreaterThanOrEqual(below)
  })

  it('calls nothing next that somebody has to play for first', () => {
    const sample = cutTo('double-elimination', 8)
    for (let round = 1; round <= 3; round++) {
      publish(sample)
      playOut(sample, firstWins)
    }
    const html = markup(drawnOf(sample))
    // The winner of the winners' side waits in the grand final, but L5 and L6 come before.
    expect(html).toMatch(/drawn-game next"[^>]*data-testid="game-L5"/)
    expect(html).toMatch(/drawn-game waiting"[^>]*data-testid="game-GF1"/)
    expect(html.match(/drawn-game next"/g)).toHaveLength(1)
  })

  it('draws across only the way of who fell to the other side', () => {
    const sample = cutTo('double-elimination', 4)
    publish(sample)
    playOut(sample, firstWins)
    const bracket = drawnOf(sample)
    const [w1] = bracketColumns(bracket)[0]?.games ?? []
    const fallen = w1?.slots.find((one) => one?.player !== w1.winner) ?? expect.fail('nobody lost')
    const crossing = (way: PlayerId | null) =>
      looksOf(bracket, way).filter((one) => one.startsWith('W1>L1'))
    expect(crossing(null)).toEqual([])
    expect(crossing(fallen.player)).toEqual(['W1>L1 way'])
  })

  /** The corners of a line, in pixels of the design. */
  const cornersOf = (path: string): readonly (readonly [number, number])[] => {
    let [x, y] = [0, 0]
    return [...path.matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)].map(([, turn, one, two]) => {
      if (turn !== 'V') x = Number(one)
      if (turn === 'V') y = Number(one)
      if (turn === 'M') y = Number(two)
      return [x, y] as const
    })
  }

  it.each([4, 5, 6, 8])('leads no line of %i players through where a loser comes from', (size) => {
    const sample = cutTo('double-elimination', size)
    let labels = 0
    const check = (way: PlayerId | null) => {
      const { columns, lines, sizes } = bracketLayout(bracketColumns(drawnOf(sample)), way)
      const html = markup(drawnOf(sample), way)
      for (const { game, x, y } of columns.flatMap(({ boxes }) => boxes)) {
        game.slots.forEach((one, at) => {
          const drawn = html
            .slice(html.indexOf(`data-testid="game-${game.id}"`))
            .split('<p class="')
          if (one === null || !drawn[at + 1]?.includes('class="slot-from"')) return
          labels += 1
          const middle = y + sizes.row * (at + 0.5)
          const [left, right, top, bottom] = [x - 21, x - 3, middle - 7, middle + 7]
          for (const { key, path } of lines) {
            const corners = cornersOf(path)
            corners.slice(1).forEach(([toX, toY], index) => {
              const [fromX = 0, fromY = 0] = corners[index] ?? []
              const isThrough =
                Math.min(fromX, toX) < right &&
                Math.max(fromX, toX) > left &&
                Math.min(fromY, toY) < bottom &&
                Math.max(fromY, toY) > top
              expect(isThrough ? `${key} ${game.id}.${at}` : '').toBe('')
            })
          }
        })
      }
    }
    const isOver = () => drawnOf(sample).champion !== null
    // Whoever sits second wins now and then, so that lines have to change rows.
    for (let round = 1; round <= 8 && !isOver(); round++) {
      publish(sample)
      const winner = round % 2 === 0 ? 'second' : 'first'
      for (const id of sample.state().rounds.at(-1)?.matches ?? []) {
        const { side, players } = sample.state().matches.get(id) ?? expect.fail('no match')
        const isLight = side === undefined || !('light' in side) || side.light === players[0]
        const result = { ending: 'won', winner, light: isLight ? 'first' : 'second' } as const
        sample.give({ kind: 'enter-result', match: id, result })
      }
      sample.give({ kind: 'close-round' })
      for (const way of [null, ...drawnOf(sample).seeds.map(({ player }) => player)]) check(way)
    }
    expect([isOver(), labels > 20]).toEqual([true, true])
  })

  it.each([5, 6, 8, 16])('keeps games of %i players apart', (size) => {
    const { columns, sizes } = bracketLayout(
      bracketColumns(drawnOf(cutTo('double-elimination', size))),
      null,
    )
    for (const { boxes } of columns) {
      const tops = boxes.map(({ y }) => y).toSorted((a, b) => a - b)
      tops.forEach((y, at) => {
        if (at > 0) expect(y - (tops[at - 1] ?? 0)).toBeGreaterThan(2 * sizes.row + sizes.head)
      })
    }
  })
})

it('shows seeds in public where games were made by them', () => {
  const sample = cutTo('elimination', 4)
  const shown = () =>
    publicParts.bracket(asPublished(sample.state(), new Map())) ?? expect.fail('no bracket')
  publish(sample)
  expect([...publicSeeds(shown()).values()]).toEqual([1, 2, 3, 4])
})

it.each(languages)('names no two rounds or games alike in %s', (language) => {
  const words = bracketWords(language)
  const columns = bracketColumns(drawnOf(cutTo('elimination', 16)))
  const html = renderToStaticMarkup(
    <BracketDrawing
      words={words}
      columns={columns}
      champion={null}
      seedOf={() => null}
      way={null}
      shown={0}
      now={null}
    />,
  )
  const heads = [...html.matchAll(/<div class="drawn-head"><span>([^<]*)/g)].map(([, one]) => one)
  expect(new Set(heads).size).toBe(15)
})
