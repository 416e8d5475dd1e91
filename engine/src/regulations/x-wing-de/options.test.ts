import { describe } from 'vitest'
import { disqualifiedInSchedule, lateEntry } from '../suites/leaving.suite.ts'
import { finalPlaces, optionsOf, scheduleByes } from '../suites/options.suite.ts'
import { xWingDe } from './regulation.ts'

describe('the options of the document', () => {
  optionsOf(xWingDe, {
    earnedByeCounts: 'yes',
    unpairedLossMargin: '0',
    scheduleByes: 'count',
    noShow: 'bye',
    readmission: 'on',
    lateEntry: 'unpaired-losses',
    afterCut: 'carry',
    finalPlaces: 'by-swiss',
    disqualifiedInSchedule: 'keep',
  })
})

describe('what they change', () => {
  scheduleByes(xWingDe, { count: '1/2', ignore: '0' })
  finalPlaces(xWingDe, null)
  lateEntry(xWingDe, null)
  disqualifiedInSchedule(xWingDe, null, { keep: '3/4', remove: '1/2' })
})
