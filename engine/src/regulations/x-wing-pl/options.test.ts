import { describe } from 'vitest'
import {
  disqualifiedInSchedule,
  lateEntry,
  neitherCame,
  neitherCameInBracket,
  noShow,
  noShowStays,
  readmission,
  scoreOfTheConceder,
} from '../suites/leaving.suite.ts'
import { finalPlaces, optionsOf, scheduleByes } from '../suites/options.suite.ts'
import { xWingPl } from './regulation.ts'

const win = { points: 5, margin: 200 }

describe('the options of the document', () => {
  optionsOf(xWingPl, {
    headToHead: 'on',
    unpairedLossMargin: '0',
    scheduleByes: 'count',
    noShow: 'bye',
    readmission: 'off',
    lateEntry: 'unpaired-losses',
    afterCut: 'carry',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
  })
})

describe('what they change', () => {
  scheduleByes(xWingPl, { count: '5/2', ignore: '0' })
  finalPlaces(xWingPl, null)
})

describe('what the document does not say about leaving', () => {
  noShow(xWingPl, null, { win, byeMargin: 150 })
  noShowStays(xWingPl)
  neitherCame(xWingPl, null)
  neitherCameInBracket(xWingPl, 'XWPL-60')
  scoreOfTheConceder(xWingPl, 'XWPL-48')
  readmission(xWingPl, null, win)
  lateEntry(xWingPl, null)
  disqualifiedInSchedule(xWingPl, null, { keep: '15/4', remove: '5/2' })
})
