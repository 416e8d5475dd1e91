import { expect, it } from 'vitest'
import { readBy } from '../../../testing/texts.ts'
import { xWingPl } from './regulation.ts'

const read = readBy(xWingPl)

it('[XWPL-1] it is for the programme’s events in the standard format', () => {
  expect(read('XWPL-1')).toEqual([
    'scope: note scope.programme',
    'scope: note scope.game-rules',
    'scope: note scope.standard-format',
  ])
})

it('[XWPL-6] spectators neither disturb nor help; players bring what they need', () => {
  expect(read('XWPL-6')).toEqual([
    'kit: must kit.everything-else',
    'spectators: must spectators.quiet',
  ])
})

it('[XWPL-9] a dispute must go to a judge', () => {
  expect(read('XWPL-9')).toEqual(['at-the-table: must table.dispute'])
})

it('[XWPL-10] four examples of unsporting conduct, stalling among them', () => {
  expect(read('XWPL-10')).toEqual([
    'conduct: must conduct.stalling',
    'conduct: must conduct.force',
    'conduct: must conduct.behaviour',
    'conduct: must conduct.discourtesy',
  ])
})

it('[XWPL-11] collusion is forbidden but for the witnessed draw', () => {
  expect(read('XWPL-11')).toEqual([
    'conduct: must conduct.collusion',
    'conduct: note conduct.intentional-draw',
  ])
})

it('[XWPL-12] nothing from outside, but documents and judges', () => {
  expect(read('XWPL-12')).toEqual([
    'conduct: must conduct.no-outside-information',
    'conduct: note conduct.documents-allowed',
  ])
})

it('[XWPL-14] small errors are tolerated where they do not matter; a judge decides', () => {
  expect(read('XWPL-14')).toEqual([
    'conduct: note conduct.margin-where-harmless',
    'conduct: must conduct.margin-by-judge',
  ])
})

it('[XWPL-15] a missed opportunity needs consent, and nobody is rushed into one', () => {
  expect(read('XWPL-15')).toEqual([
    'conduct: must conduct.missed-opportunity',
    'conduct: must conduct.rushing',
  ])
})

it('[XWPL-16] venue, play area and room are a must, friction is recommended', () => {
  expect(read('XWPL-16')).toEqual([
    'venue: must venue.room-and-chairs',
    'venue: must venue.play-area',
    'venue: must venue.room',
    'venue: should venue.friction',
  ])
})

it('[XWPL-17] tables should be numbered', () => {
  expect(read('XWPL-17')).toEqual(['venue: should venue.table-numbers'])
})

it('[XWPL-18] blank lists and pens', () => {
  expect(read('XWPL-18')).toEqual(['venue: must venue.blank-lists'])
})

it('[XWPL-19] six kinds of document at hand', () => {
  expect(read('XWPL-19')).toEqual([
    'documents: must documents.rulebook',
    'documents: must documents.reference-guide',
    'documents: must documents.faq',
    'documents: must documents.tournament-rules',
    'documents: must documents.event-outline',
    'documents: must documents.others',
  ])
})

it('[XWPL-20] own mats are official ones, the organizer’s any', () => {
  expect(read('XWPL-20')).toEqual([
    'venue: must venue.own-mats',
    'venue: note venue.organizer-mats',
  ])
})

it('[XWPL-21] what a player brings, ship tokens among it; a list should come filled in', () => {
  expect(read('XWPL-21')).toEqual([
    'kit: must kit.models',
    'kit: must kit.pilot-and-upgrade-cards',
    'kit: must kit.ship-tokens',
    'kit: must kit.tokens',
    'kit: must kit.damage-deck',
    'kit: must kit.attack-and-defence-dice',
    'kit: must kit.templates',
    'kit: must kit.range-ruler',
    'lists: should lists.bring',
  ])
})

it('[XWPL-28] sharing may be asked for before a round, and reviewed', () => {
  expect(read('XWPL-28')).toEqual([
    'material: note material.share-before-round',
    'material: note material.share-review',
  ])
})

it('[XWPL-30] what may be painted, weighted, sleeved and marked; pegs must be adjusted', () => {
  expect(read('XWPL-30')).toEqual([
    'material: must material.tell-ships-apart',
    'material: note material.inoffensive-paint',
    'material: must material.size-and-shape',
    'material: note material.pegs',
    'material: must material.pegs-must-be-adjusted',
    'material: must material.cards',
    'material: note material.marks',
    'material: note material.marked-obstacles',
    'material: must material.marked-dice',
  ])
})

it('[XWPL-31] measures of other makers are at the head judge’s discretion', () => {
  expect(read('XWPL-31')).toEqual(['products: note products.third-party-measures'])
})

it('[XWPL-32] a dice app must be in sight of both', () => {
  expect(read('XWPL-32')).toEqual(['at-the-table: must table.dice-app'])
})

it('[XWPL-33] no templates made for set-up', () => {
  expect(read('XWPL-33')).toEqual(['products: must products.set-up-templates'])
})

it('[XWPL-35] seven steps: shuffle or cut, a coin about initiative, ships without templates', () => {
  expect(read('XWPL-35')).toEqual([
    'set-up: must set-up.squads',
    'set-up: must set-up.reveal',
    'set-up: must set-up.damage-decks-either',
    'set-up: must set-up.initiative-by-coin',
    'set-up: must set-up.obstacles',
    'set-up: must set-up.ships-by-skill',
    'set-up: must set-up.shields',
    'mirror-match: must mirror-match.id-tokens',
  ])
})

it('[XWPL-36] players should wait for the start call; a running round may be begun', () => {
  expect(read('XWPL-36')).toEqual([
    'round-start: should round-start.wait',
    'round-start: note round-start.running',
  ])
})

it('[XWPL-37] everybody has an own damage deck', () => {
  expect(read('XWPL-37')).toEqual(['at-the-table: note table.damage-deck'])
})

it('[XWPL-38] the score pile is a must; it is open', () => {
  expect(read('XWPL-38')).toEqual([
    'at-the-table: must table.score-pile',
    'at-the-table: must table.discarded-cards',
    'at-the-table: note table.open-information',
  ])
})

it('[XWPL-39] at time the game round is finished', () => {
  expect(read('XWPL-39')).toEqual(['round-end: must round-end.game-round'])
})

it('[XWPL-59] a level score in elimination goes to initiative', () => {
  expect(read('XWPL-59')).toEqual(['round-end: note round-end.initiative'])
})

it('[XWPL-64] a custom structure must be told', () => {
  expect(read('XWPL-64')).toEqual(['announcement: must announcement.custom-structure'])
})

it('[XWPL-65] a tier keeps nobody out; unofficial events are best casual', () => {
  expect(read('XWPL-65')).toEqual([
    'tiers: note tier.keeps-nobody-out',
    'tiers: note tier.unofficial',
  ])
})

it('[XWPL-67] what each tier expects', () => {
  expect(read('XWPL-67')).toEqual([
    'tier.casual: note tier.casual.mood',
    'tier.casual: note tier.casual.newcomers',
    'tier.competitive: note tier.competitive.knowledge',
    'tier.competitive: should tier.competitive.leniency',
    'tier.premier: note tier.premier.highest',
    'tier.premier: note tier.premier.knowledge',
  ])
})
