import { readList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { fewShips } from './few-cards.suite.ts'
import { lookedLines, looksOf, offeredFor } from './looked-lines.ts'

const looks = (text: string) => looksOf(text, lookedLines(readList(fewShips, text), {}))

it('says of each line whether it was understood, by the worst in it', () => {
  expect(looks('Ada Vale (28)\n- Q7-K9 (4)\n\nBorin Kess')).toEqual(['card', 'card', null, 'card'])
  expect(looks('Ada Vale\n- Hunstman\n- Wxyzzyq Frobnicate')).toEqual([
    'card',
    'guessed',
    'unknown',
  ])
  expect(looks('')).toEqual([null])
})

it('offers cards for what has a place in the list, and no press that would do nothing', () => {
  const offered = (text: string) =>
    lookedLines(readList(fewShips, text), {}).map((line) => offeredFor(line).length)
  expect(offered('Hunstmen\nAda Vale')).toEqual([0, 0])
  expect(offered('Ada Vale\n- Elite: Qwert Hull')).toEqual([0, 1])
})
