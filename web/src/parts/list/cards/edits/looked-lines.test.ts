import { readList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { fewShips } from './few-cards.suite.ts'
import { lookedLines, looksOf } from './looked-lines.ts'

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
