import type { Clause } from '../../vocabulary/rule.ts'
import { at, must, note, should, type Text } from '../texts.ts'

/** What the document wants shown, printed or remembered, place by place. */
export const texts: readonly Clause<Text>[] = [
  ...at('scope', note('XWEN-1', 'scope.programme', 'scope.game-rules')),
  ...at('tier.casual', note('XWEN-6', 'tier.casual.mood', 'tier.casual.newcomers')),
  ...at(
    'tier.competitive',
    must('XWEN-7', 'tier.competitive.knowledge'),
    should('XWEN-7', 'tier.competitive.leniency'),
    note('XWEN-7', 'tier.competitive.alike'),
  ),
  ...at(
    'tier.premier',
    must('XWEN-8', 'tier.premier.conduct'),
    note('XWEN-8', 'tier.premier.knowledge', 'tier.premier.strict'),
  ),
  ...at('officials', note('XWEN-4', 'officials.roles')),
  ...at(
    'venue',
    must('XWEN-11', 'venue.play-area-feet'),
    should('XWEN-11', 'venue.player-edges', 'venue.room', 'venue.table-numbers'),
    should('XWEN-12', 'venue.friction'),
    must('XWEN-12', 'venue.own-mats'),
    note('XWEN-12', 'venue.organizer-mats'),
  ),
  ...at(
    'kit',
    must(
      'XWEN-13',
      'kit.squad',
      'kit.dice',
      'kit.range-ruler',
      'kit.maneuver-templates',
      'kit.complete-damage-deck',
      'kit.everything-else',
    ),
    note('XWEN-13', 'kit.nothing-supplied'),
  ),
  ...at(
    'products',
    note('XWEN-32', 'products.third-party-at-discretion'),
    must('XWEN-35', 'products.set-up-templates'),
  ),
  ...at(
    'set-up',
    must(
      'XWEN-39',
      'set-up.squads',
      'set-up.reveal',
      'set-up.damage-decks',
      'set-up.initiative-by-coin',
      'set-up.obstacles',
      'set-up.ships',
      'set-up.shields',
    ),
  ),
  ...at(
    'mirror-match',
    note('XWEN-40', 'mirror-match.happens', 'mirror-match.unique-names'),
    must('XWEN-39', 'mirror-match.id-tokens'),
    must('XWEN-40', 'mirror-match.tell-apart'),
    note('XWEN-40', 'mirror-match.dials'),
  ),
  ...at('round-start', must('XWEN-39', 'round-start.set-up-first')),
  ...at(
    'at-the-table',
    must('XWEN-3', 'table.dispute'),
    must('XWEN-33', 'table.dice-app'),
    note('XWEN-41', 'table.damage-deck'),
    should('XWEN-42', 'table.score-pile'),
    note('XWEN-42', 'table.open-information'),
  ),
  ...at(
    'round-end',
    must('XWEN-14', 'round-end.game-round'),
    note('XWEN-65', 'round-end.initiative'),
  ),
  ...at(
    'conduct',
    must(
      'XWEN-66',
      'conduct.stalling',
      'conduct.force',
      'conduct.infinite-combo',
      'conduct.behaviour',
      'conduct.discourtesy',
    ),
    must('XWEN-67', 'conduct.collusion'),
    note('XWEN-69', 'conduct.margin-of-error', 'conduct.margin-by-marshal'),
    must('XWEN-70', 'conduct.missed-opportunity', 'conduct.rushing'),
  ),
  ...at(
    'material',
    must('XWEN-29', 'material.tell-ships-apart'),
    note('XWEN-30', 'material.paint'),
    must('XWEN-30', 'material.size-and-shape'),
    note('XWEN-30', 'material.pegs'),
    must('XWEN-30', 'material.pegs-must-be-adjusted', 'material.cards'),
    note('XWEN-30', 'material.marks', 'material.marked-obstacles'),
    note('XWEN-38', 'material.share-before-match'),
  ),
]
