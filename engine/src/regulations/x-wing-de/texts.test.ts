import { expect, it } from 'vitest'
import { readBy } from '../../../testing/texts.ts'
import { xWingDe } from './regulation.ts'

const read = readBy(xWingDe)

it('[XWDE-1] it is for sanctioned events, played by the reference guide and the FAQ', () => {
  expect(read('XWDE-1')).toEqual([
    'scope: note scope.sanctioned',
    'scope: note scope.reference-guide',
  ])
})

it('[XWDE-2] other formats are not its matter', () => {
  expect(read('XWDE-2')).toEqual(['scope: note scope.standard-format'])
})

it('[XWDE-3] the course of the day, from registration to prizes', () => {
  expect(read('XWDE-3')).toEqual(['scope: note scope.course'])
})

it('[XWDE-9] a judge off duty should say so; who is in no match is a spectator', () => {
  expect(read('XWDE-9')).toEqual([
    'officials: should officials.off-duty',
    'officials: note officials.player-between-matches',
  ])
})

it('[XWDE-10] spectators neither disturb nor help', () => {
  expect(read('XWDE-10')).toEqual(['spectators: must spectators.quiet'])
})

it('[XWDE-14] a dispute must go to a judge', () => {
  expect(read('XWDE-14')).toEqual(['at-the-table: must table.dispute'])
})

it('[XWDE-16] six examples of unsporting conduct', () => {
  expect(read('XWDE-16')).toEqual([
    'conduct: must conduct.rules-gaps',
    'conduct: must conduct.illegal-state',
    'conduct: must conduct.force',
    'conduct: must conduct.behaviour',
    'conduct: must conduct.discourtesy',
    'conduct: must conduct.cheating',
  ])
})

it('[XWDE-17] collusion is forbidden', () => {
  expect(read('XWDE-17')).toEqual(['conduct: must conduct.collusion'])
})

it('[XWDE-18] no notes and nothing from outside, but rules, open components and judges', () => {
  expect(read('XWDE-18')).toEqual([
    'conduct: must conduct.no-notes',
    'conduct: note conduct.always-allowed',
  ])
})

it('[XWDE-20] a missed opportunity needs consent, and nobody is rushed into one', () => {
  expect(read('XWDE-20')).toEqual([
    'conduct: must conduct.missed-opportunity',
    'conduct: must conduct.rushing',
  ])
})

it('[XWDE-21] small errors are tolerated, force and shifting are not', () => {
  expect(read('XWDE-21')).toEqual([
    'conduct: note conduct.margin-of-error',
    'conduct: must conduct.no-shifting',
  ])
})

it('[XWDE-22] venue, play area and room are a must, friction is recommended', () => {
  expect(read('XWDE-22')).toEqual([
    'venue: must venue.room-and-chairs',
    'venue: must venue.play-area',
    'venue: must venue.room',
    'venue: should venue.friction',
  ])
})

it('[XWDE-23] tables should be numbered', () => {
  expect(read('XWDE-23')).toEqual(['venue: should venue.table-numbers'])
})

it('[XWDE-24] blank lists and pens', () => {
  expect(read('XWDE-24')).toEqual(['venue: must venue.blank-lists'])
})

it('[XWDE-25] five kinds of document at hand', () => {
  expect(read('XWDE-25')).toEqual([
    'documents: must documents.rulebook',
    'documents: must documents.faq',
    'documents: must documents.tournament-rules',
    'documents: must documents.event-outline',
    'documents: must documents.others',
  ])
})

it('[XWDE-26] own mats are official ones, the organizer’s any', () => {
  expect(read('XWDE-26')).toEqual([
    'venue: must venue.own-mats',
    'venue: note venue.organizer-mats',
  ])
})

it('[XWDE-27] what a player brings', () => {
  expect(read('XWDE-27')).toEqual([
    'kit: must kit.models',
    'kit: must kit.pilot-and-upgrade-cards',
    'kit: must kit.ship-cards',
    'kit: must kit.tokens',
    'kit: must kit.complete-damage-deck',
    'kit: must kit.attack-and-defence-dice',
    'kit: must kit.templates',
    'kit: must kit.range-ruler',
  ])
})

it('[XWDE-28] a list should come filled in', () => {
  expect(read('XWDE-28')).toEqual(['lists: should lists.bring'])
})

it('[XWDE-37] sharing may be demanded before or during a round, and reviewed', () => {
  expect(read('XWDE-37')).toEqual([
    'material: note material.share-any-time',
    'material: note material.share-review',
  ])
})

it('[XWDE-38] the head judge may order one set', () => {
  expect(read('XWDE-38')).toEqual(['material: note material.one-set'])
})

it('[XWDE-40] ships of one kind are told apart', () => {
  expect(read('XWDE-40')).toEqual(['material: must material.tell-ships-apart'])
})

it('[XWDE-41] what may be painted, weighted, sleeved and marked', () => {
  expect(read('XWDE-41')).toEqual([
    'material: note material.inoffensive-paint',
    'material: must material.size-and-shape',
    'material: note material.pegs',
    'material: note material.pegs-may-be-adjusted',
    'material: must material.cards',
    'material: note material.marks',
    'material: must material.marked-obstacles-and-bombs',
    'material: must material.marked-dice',
  ])
})

it('[XWDE-42] a loss should be reported at once', () => {
  expect(read('XWDE-42')).toEqual(['material: should material.report-loss'])
})

it('[XWDE-43] damaged: a card, a model, dice and measures each their own way', () => {
  expect(read('XWDE-43')).toEqual([
    'material: note material.damaged',
    'material: note material.damaged-card',
    'material: note material.damaged-model',
    'material: should material.damaged-dice',
  ])
})

it('[XWDE-44] required tokens, and markers for the others', () => {
  expect(read('XWDE-44')).toEqual([
    'material: must material.required-tokens',
    'material: note material.other-tokens',
  ])
})

it('[XWDE-45] what may come from other makers', () => {
  expect(read('XWDE-45')).toEqual(['products: note products.third-party'])
})

it('[XWDE-49] no templates made for set-up', () => {
  expect(read('XWDE-49')).toEqual(['products: must products.set-up-templates'])
})

it('[XWDE-50] no dice app', () => {
  expect(read('XWDE-50')).toEqual(['products: must products.no-dice-app'])
})

it('[XWDE-51] details should come in good time', () => {
  expect(read('XWDE-51')).toEqual(['announcement: should announcement.in-good-time'])
})

it('[XWDE-52] seven steps: decks may be looked through, a lot about initiative; marks in a mirror match', () => {
  expect(read('XWDE-52')).toEqual([
    'set-up: must set-up.squads',
    'set-up: must set-up.reveal',
    'set-up: must set-up.damage-decks-open',
    'set-up: must set-up.initiative-by-lot',
    'set-up: must set-up.obstacles',
    'set-up: must set-up.ships',
    'set-up: must set-up.shields',
    'mirror-match: must mirror-match.id-tokens-or-agreed',
  ])
})

it('[XWDE-54] players should wait for the start call; a running round may be begun', () => {
  expect(read('XWDE-54')).toEqual([
    'round-start: should round-start.wait',
    'round-start: note round-start.running',
  ])
})

it('[XWDE-55] everybody has an own damage deck', () => {
  expect(read('XWDE-55')).toEqual(['at-the-table: note table.damage-deck'])
})

it('[XWDE-56] a score pile should be kept; it is open', () => {
  expect(read('XWDE-56')).toEqual([
    'at-the-table: should table.score-pile',
    'at-the-table: note table.open-information',
  ])
})

it('[XWDE-59] the clock should start when most are seated and setting up', () => {
  expect(read('XWDE-59')).toEqual(['round-start: should round-start.clock'])
})

it('[XWDE-60] at time the game round is finished', () => {
  expect(read('XWDE-60')).toEqual(['round-end: must round-end.game-round'])
})

it('[XWDE-88] a level score goes to the final salvo', () => {
  expect(read('XWDE-88')).toEqual(['round-end: note round-end.final-salvo'])
})

it('[XWDE-99] a custom structure must be told', () => {
  expect(read('XWDE-99')).toEqual(['announcement: must announcement.custom-structure'])
})

it('[XWDE-100] one tier each, which keeps nobody out', () => {
  expect(read('XWDE-100')).toEqual([
    'tiers: note tier.one-each',
    'tiers: note tier.keeps-nobody-out',
    'tiers: note tier.unofficial',
  ])
})

it('[XWDE-101] what each tier expects', () => {
  expect(read('XWDE-101')).toEqual([
    'tier.casual: note tier.casual.welcome',
    'tier.casual: note tier.casual.teaching',
    'tier.competitive: note tier.competitive.pace',
    'tier.premier: note tier.premier.highest',
    'tier.premier: note tier.premier.knowledge',
  ])
})

it('[XWDE-102] everybody agrees to a short name or nickname', () => {
  expect(read('XWDE-102')).toEqual(['names: note names.minimum'])
})

it('[XWDE-103] an objection to the full name should come in good time', () => {
  expect(read('XWDE-103')).toEqual(['names: should names.full'])
})

it('[XWDE-104] pictures may be taken and published', () => {
  expect(read('XWDE-104')).toEqual(['names: note names.pictures'])
})
