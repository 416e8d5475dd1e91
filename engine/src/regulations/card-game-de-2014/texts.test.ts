import { expect, it } from 'vitest'
import { readBy } from '../../../testing/texts.ts'
import { cardGameDe2014 } from './regulation.ts'
import { cardGameDe2014Team } from './team-regulation.ts'

const read = readBy(cardGameDe2014)
const teamsRead = readBy(cardGameDe2014Team)

it('[LCG-1] it is for the events the publisher sponsors', () => {
  expect(read('LCG-1')).toEqual(['scope: note scope.sanctioned'])
})

it('[LCG-2] newest rules, newest FAQ, and only the text of a card', () => {
  expect(read('LCG-2')).toEqual(['scope: must scope.newest-rules'])
})

it('[LCG-3] the golden rule', () => {
  expect(read('LCG-3')).toEqual(['at-the-table: note table.golden-rule'])
})

it('[LCG-7] entering is accepting the rules of conduct', () => {
  expect(read('LCG-7')).toEqual(['conduct: note conduct.acceptance'])
})

it('[LCG-11] decks stay, no devices, no stalling, no false results, no lost games on purpose', () => {
  expect(read('LCG-11')).toEqual([
    'conduct: must conduct.decks-stay',
    'conduct: must conduct.devices',
    'conduct: must conduct.stalling',
    'conduct: must conduct.false-result',
    'conduct: must conduct.losing-on-purpose',
  ])
})

it('[LCG-12] an illegal game state: first agree, then a judge', () => {
  expect(read('LCG-12')).toEqual(['at-the-table: should table.illegal-state'])
})

it('[LCG-14] what belongs to each tier and what it expects', () => {
  expect(read('LCG-14')).toEqual([
    'tier.casual: note tier.casual.occasions',
    'tier.competitive: note tier.competitive.occasions',
    'tier.competitive: note tier.competitive.knowledge',
    'tier.competitive: should tier.competitive.leniency',
    'tier.premier: note tier.premier.occasions',
    'tier.premier: note tier.premier.professional',
  ])
})

it('[LCG-15] one standard all over the world', () => {
  expect(read('LCG-15')).toEqual(['tiers: note tier.same-standard'])
})

it('[LCG-30] chance says who chooses the sides', () => {
  expect(read('LCG-30')).toEqual(['set-up: must set-up.choose-sides'])
})

it('[LCG-31] sides are switched for the second game', () => {
  expect(read('LCG-31')).toEqual(['set-up: must set-up.switch-sides'])
})

it('[LCG-32] one mulligan', () => {
  expect(read('LCG-32')).toEqual(['set-up: note set-up.mulligan'])
})

it('[LCG-39] what is left of the time is for the second game', () => {
  expect(read('LCG-39')).toEqual(['round-end: note round-end.second-game'])
})

it('[LCG-40] at time play goes on to the end of the light side’s turn', () => {
  expect(read('LCG-40')).toEqual(['round-end: must round-end.light-side-turn'])
})

it('[LCG-53] in the final stage points decide at time', () => {
  expect(read('LCG-53')).toEqual(['round-end: must round-end.finals-points'])
})

it('[LCG-56] teams play by the rules of their expansion', () => {
  expect(teamsRead('LCG-56')).toEqual(['scope: must scope.team-rules'])
})

it('[LCG-62] team-mates side by side, the dark side first, by lot', () => {
  expect(teamsRead('LCG-62')).toEqual([
    'seating: must seating.team-mates',
    'seating: must seating.dark-side-first',
    'set-up: must set-up.dark-side-by-lot',
  ])
})

it('[LCG-63] teams: at time to the end of the light side’s turn', () => {
  expect(teamsRead('LCG-63')).toEqual([
    'round-end: note round-end.second-game',
    'round-end: must round-end.light-side-turn',
  ])
})

it('teams read nothing of choosing sides or of a final stage', () => {
  expect(teamsRead('LCG-30')).toEqual([])
  expect(teamsRead('LCG-53')).toEqual([])
  expect(teamsRead('LCG-32')).toEqual(read('LCG-32'))
})
