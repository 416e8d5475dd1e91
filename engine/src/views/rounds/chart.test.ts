import { expect, it } from 'vitest'
import { chartView } from './chart.ts'

const told = (entrants: number) =>
  chartView(entrants).map(({ game, winnerTo, loserTo, out }) =>
    [game, winnerTo ?? '–', loserTo ?? (out === null ? '–' : `out ${out.join('–')}`)].join(' '),
  )

it('[LCG-50] names where the winner and the loser of every game of the chart for eight go', () => {
  expect(told(8)).toEqual([
    'W1 W5 L1',
    'W2 W6 L2',
    'W3 W6 L2',
    'W4 W5 L1',
    'W5 W7 L4',
    'W6 W7 L3',
    'L1 L3 out 7–8',
    'L2 L4 out 7–8',
    'W7 GF1 L6',
    'L3 L5 out 5–6',
    'L4 L5 out 5–6',
    'L5 L6 out 4–4',
    'L6 GF1 out 3–3',
    'GF1 – –',
    'GF2 – –',
  ])
})

it('shows who sits out where some have a bye', () => {
  const lines = chartView(6)
  const byes = lines.filter(({ from }) => from.includes(null))
  expect(byes.map(({ game }) => game)).toEqual(['W1', 'W2', 'L1', 'L2'])
  expect(lines.find(({ game }) => game === 'W5')?.from).toEqual([
    { as: 'seed', seed: 1 },
    { as: 'winner', game: 'W4' },
  ])
})

it('is empty where there is no chart for so many', () => {
  expect(chartView(1)).toEqual([])
})
