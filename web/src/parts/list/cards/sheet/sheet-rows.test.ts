import { readList } from '@topcut/engine'
import { expect, it } from 'vitest'
import { fewGroups, fewSets, fewShips } from '../edits/few-cards.suite.ts'
import { sheetRows } from './sheet-rows.ts'

const rows = (catalogue: typeof fewShips | typeof fewGroups | typeof fewSets, text: string) => {
  const list = readList(catalogue, text)?.list
  return list === undefined ? [] : sheetRows(list, catalogue, 'Command deck')
}

it('a sheet names the ship of a pilot, and what is on it with its cost', () => {
  expect(rows(fewShips, 'Ada Vale\n- Q7-K9\n\nBorin Kess')).toEqual([
    { name: 'Ada Vale, Dart', points: 32, under: 'Q7-K9 (4)' },
    { name: 'Borin Kess, Dart', points: 25, under: '' },
  ])
})

it('a sheet has the command deck in one line', () => {
  expect(rows(fewGroups, 'Scouts\n\nCommand deck\nQuick Step\nLast Word')).toEqual([
    { name: 'Scouts', points: 6, under: '' },
    { name: 'Command deck', points: null, under: 'Quick Step (0), Last Word (3)' },
  ])
})

it('a sheet counts copies of a set', () => {
  expect(rows(fewSets, 'Light Side\nAffiliation: Order\n2x 1\n2')).toEqual([
    { name: 'Order', points: null, under: '2 × First Light #1, Long Road #2' },
  ])
})
