import { expect, it } from 'vitest'
import { judged, squadOf, toLookAt, told } from './squads.suite.ts'

const cardsIn = (text: string): number =>
  squadOf(text).ships.reduce((sum, { upgrades }) => sum + 1 + upgrades.length, 0)
const lines = (count: number, line: string): string => `${line}\n`.repeat(count)

it('a count of two digits is taken as it stands', () => {
  expect(squadOf('12x Academy Pilot').ships).toHaveLength(12)
  expect(squadOf('99x Luke Skywalker').ships).toHaveLength(99)
  expect(told('Luke Skywalker\n  20x Shield Upgrade')[0]?.split(' ')).toHaveLength(21)
})

it.each(['(x3)', '(3x)', '(12) (x3)', '(12, x3)', '[×3]'])(
  'a count may be in brackets: %s',
  (count) => {
    expect(told(`Academy Pilot ${count}\nHowlrunner`)).toEqual([
      ...['academypilot', 'academypilot', 'academypilot'],
      'howlrunner',
    ])
  },
)

it.each(['0x Academy Pilot', 'Academy Pilot x0', 'Academy Pilot (x0)'])(
  'nobody writes a card down to fly none of it: %s',
  (text) => {
    expect(told(`${text}\nHowlrunner`)).toEqual(['academypilot', 'howlrunner'])
  },
)

it('a price before a name that begins with an X is no count', () => {
  const text = 'Major Vynder (26)\n  1 Xg-1 Assault Configuration\n  0 XX-23 S-Thread Tracers'
  expect(told(text)).toEqual(['majorvynder xg1assaultconfiguration xx23sthreadtracers'])
  expect(toLookAt(text)).toEqual([])
  expect(told('2 x B-Wing: Blue Squadron Pilot')).toHaveLength(2)
})

it('a few lines of great counts do not become a hundred thousand cards', () => {
  const text = `99x Luke Skywalker\n${lines(20, '99x Shield Upgrade')}`
  expect(cardsIn(text)).toBeLessThanOrEqual(1000)
  expect(cardsIn(lines(1000, '99x Luke Skywalker'))).toBe(2000)
})

it('counts that were cut leave a list as illegal as it was', () => {
  const long = `99x Somebody\n${lines(50, '  99x Shield Upgrade')}`
  expect(judged(squadOf(long)).join()).toMatch('over-point-cap')
  const free = `99x Academy Pilot\n${lines(50, '  99x Chardaan Refit')}`
  expect(judged(squadOf(free)).join()).toMatch('no-slot')
  const last = judged(squadOf(`${long}\n2x Luke Skywalker (X-Wing)`))
  expect(last.join()).toMatch('unique-twice')
})

it('ten thousand numbers behind a name are read in no time', () => {
  const text = '1 '.repeat(10_000)
  const start = performance.now()
  expect(told(`Luke Skywalker\n${text}\nR2-D2 ${text}`)).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(1500)
})

it.each(['Two Academy Pilots', 'zwei Pilot der Akademie', 'Dwóch Academy Pilot'])(
  'a count in words is one: %s',
  (text) => {
    expect(told(text)).toEqual(['academypilot', 'academypilot'])
  },
)

it('the name of a squad that begins with a count is none', () => {
  expect(told('Two aces\nSoontir Fel (27)\nTurr Phennir (25)')).toEqual([
    'soontirfel',
    'turrphennir',
  ])
})
