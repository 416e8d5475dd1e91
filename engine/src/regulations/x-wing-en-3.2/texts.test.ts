import { expect, it } from 'vitest'
import { readBy } from '../../../testing/texts.ts'
import { xWingEn32 } from './regulation.ts'

const read = readBy(xWingEn32)

it('[XWEN-1] it is for the publisher’s and partners’ events; rulebook and FAQ rule the game', () => {
  expect(read('XWEN-1')).toEqual(['scope: note scope.programme', 'scope: note scope.game-rules'])
})

it('[XWEN-3] a dispute must go to a judge', () => {
  expect(read('XWEN-3')).toEqual(['at-the-table: must table.dispute'])
})

it('[XWEN-4] roles are named, numbers and duties are not', () => {
  expect(read('XWEN-4')).toEqual(['officials: note officials.roles'])
})

it('[XWEN-6] casual: friendly, and nobody has to know every rule', () => {
  expect(read('XWEN-6')).toEqual([
    'tier.casual: note tier.casual.mood',
    'tier.casual: note tier.casual.newcomers',
  ])
})

it('[XWEN-7] competitive: general knowledge; the finer points should not be punished', () => {
  expect(read('XWEN-7')).toEqual([
    'tier.competitive: must tier.competitive.knowledge',
    'tier.competitive: should tier.competitive.leniency',
    'tier.competitive: note tier.competitive.alike',
  ])
})

it('[XWEN-8] premier: the highest standard, strictly', () => {
  expect(read('XWEN-8')).toEqual([
    'tier.premier: must tier.premier.conduct',
    'tier.premier: note tier.premier.knowledge',
    'tier.premier: note tier.premier.strict',
  ])
})

it('[XWEN-11] the play area is a must, marked edges, room and numbers are a should', () => {
  expect(read('XWEN-11')).toEqual([
    'venue: must venue.play-area-feet',
    'venue: should venue.player-edges',
    'venue: should venue.room',
    'venue: should venue.table-numbers',
  ])
})

it('[XWEN-12] mats: friction recommended, own ones official', () => {
  expect(read('XWEN-12')).toEqual([
    'venue: should venue.friction',
    'venue: must venue.own-mats',
    'venue: note venue.organizer-mats',
  ])
})

it('[XWEN-13] players bring everything, the organizer nothing', () => {
  expect(read('XWEN-13')).toEqual([
    'kit: must kit.squad',
    'kit: must kit.dice',
    'kit: must kit.range-ruler',
    'kit: must kit.maneuver-templates',
    'kit: must kit.complete-damage-deck',
    'kit: must kit.everything-else',
    'kit: note kit.nothing-supplied',
  ])
})

it('[XWEN-14] at time the game round is finished', () => {
  expect(read('XWEN-14')).toEqual(['round-end: must round-end.game-round'])
})

it('[XWEN-29] ships of one kind are told apart', () => {
  expect(read('XWEN-29')).toEqual(['material: must material.tell-ships-apart'])
})

it('[XWEN-30] what may be painted, weighted, sleeved and marked; pegs must be adjusted', () => {
  expect(read('XWEN-30')).toEqual([
    'material: note material.paint',
    'material: must material.size-and-shape',
    'material: note material.pegs',
    'material: must material.pegs-must-be-adjusted',
    'material: must material.cards',
    'material: note material.marks',
    'material: note material.marked-obstacles',
  ])
})

it('[XWEN-32] things of other makers are at the head judge’s discretion', () => {
  expect(read('XWEN-32')).toEqual(['products: note products.third-party-at-discretion'])
})

it('[XWEN-33] a dice app must be in sight of both', () => {
  expect(read('XWEN-33')).toEqual(['at-the-table: must table.dice-app'])
})

it('[XWEN-35] no templates made for set-up', () => {
  expect(read('XWEN-35')).toEqual(['products: must products.set-up-templates'])
})

it('[XWEN-38] ruler or templates may be shared for a match', () => {
  expect(read('XWEN-38')).toEqual(['material: note material.share-before-match'])
})

it('[XWEN-39] seven steps in their order, a coin about initiative, all before the start call', () => {
  expect(read('XWEN-39')).toEqual([
    'set-up: must set-up.squads',
    'set-up: must set-up.reveal',
    'set-up: must set-up.damage-decks',
    'set-up: must set-up.initiative-by-coin',
    'set-up: must set-up.obstacles',
    'set-up: must set-up.ships',
    'set-up: must set-up.shields',
    'mirror-match: must mirror-match.id-tokens',
    'round-start: must round-start.set-up-first',
  ])
})

it('[XWEN-40] a mirror match happens, and ships must be distinguishable', () => {
  expect(read('XWEN-40')).toEqual([
    'mirror-match: note mirror-match.happens',
    'mirror-match: note mirror-match.unique-names',
    'mirror-match: must mirror-match.tell-apart',
    'mirror-match: note mirror-match.dials',
  ])
})

it('[XWEN-41] everybody has an own damage deck', () => {
  expect(read('XWEN-41')).toEqual(['at-the-table: note table.damage-deck'])
})

it('[XWEN-42] a score pile should be kept; it is open', () => {
  expect(read('XWEN-42')).toEqual([
    'at-the-table: should table.score-pile',
    'at-the-table: note table.open-information',
  ])
})

it('[XWEN-65] a level score in elimination goes to initiative', () => {
  expect(read('XWEN-65')).toEqual(['round-end: note round-end.initiative'])
})

it('[XWEN-66] five examples of unsporting conduct', () => {
  expect(read('XWEN-66')).toEqual([
    'conduct: must conduct.stalling',
    'conduct: must conduct.force',
    'conduct: must conduct.infinite-combo',
    'conduct: must conduct.behaviour',
    'conduct: must conduct.discourtesy',
  ])
})

it('[XWEN-67] collusion is forbidden', () => {
  expect(read('XWEN-67')).toEqual(['conduct: must conduct.collusion'])
})

it('[XWEN-69] small errors are tolerated; the head judge has the final word', () => {
  expect(read('XWEN-69')).toEqual([
    'conduct: note conduct.margin-of-error',
    'conduct: note conduct.margin-by-marshal',
  ])
})

it('[XWEN-70] a missed opportunity needs consent, and nobody is rushed into one', () => {
  expect(read('XWEN-70')).toEqual([
    'conduct: must conduct.missed-opportunity',
    'conduct: must conduct.rushing',
  ])
})
