import { expect, it } from 'vitest'
import { readBy } from '../../../testing/texts.ts'
import { imperialAssaultDe221 } from './regulation.ts'

const read = readBy(imperialAssaultDe221)

it('[IA-4] judges point out errors; their rulings can be reviewed', () => {
  expect(read('IA-4')).toEqual([
    'officials: should officials.errors',
    'officials: note officials.review',
  ])
})

it('[IA-5] a judge off duty should say so; who is in no match is a spectator', () => {
  expect(read('IA-5')).toEqual([
    'officials: should officials.off-duty',
    'officials: note officials.player-between-matches',
  ])
})

it('[IA-6] spectators neither disturb nor help, but may tell of a breach', () => {
  expect(read('IA-6')).toEqual([
    'spectators: must spectators.quiet',
    'spectators: note spectators.breaches',
  ])
})

it('[IA-9] a dispute must go to a judge', () => {
  expect(read('IA-9')).toEqual(['at-the-table: must table.dispute'])
})

it('[IA-10] what is unsporting, collusion and rushing among it', () => {
  expect(read('IA-10')).toEqual([
    'conduct: must conduct.illegal-state',
    'conduct: must conduct.force',
    'conduct: must conduct.discourtesy',
    'conduct: must conduct.cheating',
    'conduct: must conduct.collusion',
    'conduct: must conduct.rushing',
  ])
})

it('[IA-11] no notes and nothing from outside, but rules, open components and judges', () => {
  expect(read('IA-11')).toEqual([
    'conduct: must conduct.no-notes',
    'conduct: note conduct.always-allowed',
  ])
})

it('[IA-12] a missed opportunity needs consent', () => {
  expect(read('IA-12')).toEqual(['conduct: must conduct.missed-opportunity'])
})

it('[IA-13] venue, tables, blank lists and six kinds of document', () => {
  expect(read('IA-13')).toEqual([
    'documents: must documents.rulebook',
    'documents: must documents.reference-guide',
    'documents: must documents.faq',
    'documents: must documents.tournament-rules',
    'documents: must documents.event-outline',
    'documents: must documents.others',
    'venue: must venue.room-and-chairs',
    'venue: must venue.table-size',
    'venue: should venue.table-numbers',
    'venue: should venue.room',
    'venue: must venue.blank-lists',
  ])
})

it('[IA-14] official tiles or maps only', () => {
  expect(read('IA-14')).toEqual(['venue: must venue.maps'])
})

it('[IA-15] what a player brings; a list should come filled in', () => {
  expect(read('IA-15')).toEqual([
    'kit: must kit.figures',
    'kit: must kit.deployment-cards',
    'kit: must kit.tokens',
    'kit: must kit.dice',
    'kit: must kit.command-deck',
    'kit: must kit.maps',
    'kit: must kit.mission-cards',
    'kit: must kit.everything-else',
    'lists: should lists.bring',
  ])
})

it('[IA-20] who has initiative builds the map', () => {
  expect(read('IA-20')).toEqual(['set-up: must set-up.map'])
})

it('[IA-21] sharing dice may be demanded', () => {
  expect(read('IA-21')).toEqual(['material: note material.share-dice'])
})

it('[IA-23] equal groups are told apart', () => {
  expect(read('IA-23')).toEqual(['material: must material.tell-figures-apart'])
})

it('[IA-24] what may be painted, sleeved and marked', () => {
  expect(read('IA-24')).toEqual([
    'material: note material.painted-figures',
    'material: must material.command-cards',
    'material: must material.marked-tiles',
    'material: must material.marked-dice',
  ])
})

it('[IA-25] a loss should be reported at once', () => {
  expect(read('IA-25')).toEqual(['material: should material.report-loss'])
})

it('[IA-26] damaged: a card and a die each their own way', () => {
  expect(read('IA-26')).toEqual([
    'material: note material.damaged',
    'material: note material.damaged-army-card',
    'material: should material.damaged-die',
  ])
})

it('[IA-27] other markers will do', () => {
  expect(read('IA-27')).toEqual(['material: note material.other-markers'])
})

it('[IA-28] a dice app in sight of both, to be shared on demand', () => {
  expect(read('IA-28')).toEqual(['at-the-table: must table.dice-app-shared'])
})

it('[IA-31] one mission for all tables', () => {
  expect(read('IA-31')).toEqual(['set-up: must set-up.mission'])
})

it('[IA-32] deployment cards are shown, command decks are not', () => {
  expect(read('IA-32')).toEqual(['set-up: must set-up.deployment-cards'])
})

it('[IA-33] initiative, deployment and three cards', () => {
  expect(read('IA-33')).toEqual([
    'set-up: must set-up.skirmish-initiative',
    'set-up: must set-up.deployment',
    'set-up: must set-up.command-decks',
  ])
})

it('[IA-34] where defeated figures and upgrades lie', () => {
  expect(read('IA-34')).toEqual([
    'at-the-table: must table.defeated-figures',
    'at-the-table: should table.upgrades-stay',
    'at-the-table: note table.defeated-are-open',
  ])
})

it('[IA-35] details should come in good time', () => {
  expect(read('IA-35')).toEqual(['announcement: should announcement.in-good-time'])
})

it('[IA-37] the clock should start when most are seated and setting up', () => {
  expect(read('IA-37')).toEqual(['round-start: should round-start.clock'])
})

it('[IA-38] at time the round is finished with its status phase', () => {
  expect(read('IA-38')).toEqual(['round-end: must round-end.status-phase'])
})

it('[IA-55] level victory points go down the chain', () => {
  expect(read('IA-55')).toEqual(['round-end: note round-end.level-victory-points'])
})

it('[IA-62] a custom structure must be told', () => {
  expect(read('IA-62')).toEqual(['announcement: must announcement.custom-structure'])
})

it('[IA-63] one tier each, and what it expects', () => {
  expect(read('IA-63')).toEqual([
    'tiers: note tier.one-each',
    'tiers: note tier.unofficial',
    'tier.casual: note tier.casual.welcome',
    'tier.casual: note tier.casual.teaching',
    'tier.competitive: note tier.competitive.pace',
    'tier.premier: note tier.premier.experience',
    'tier.premier: note tier.premier.knowledge',
  ])
})

it('[IA-65] it is for the programme’s events, by these rules and the FAQ', () => {
  expect(read('IA-65')).toEqual([
    'scope: note scope.programme',
    'scope: note scope.faq',
    'scope: note scope.course',
  ])
})

it('[IA-66] players keep the state of the game themselves', () => {
  expect(read('IA-66')).toEqual(['conduct: note conduct.own-game-state'])
})
