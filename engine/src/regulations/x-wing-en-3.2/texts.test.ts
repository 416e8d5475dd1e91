import { texts } from '../suites/texts.suite.ts'
import { xWingEn32 } from './regulation.ts'

texts(
  xWingEn32,
  `
  XWEN-1 it is for the publisher’s and partners’ events; rulebook and FAQ rule the game
    scope: note scope.programme
    scope: note scope.game-rules
  XWEN-3 a dispute must go to a judge
    at-the-table: must table.dispute
  XWEN-4 roles are named, numbers and duties are not
    officials: note officials.roles
  XWEN-5 competitive and premier are held to one standard of play and enforcement
    tiers: note tier.same-enforcement
  XWEN-6 casual: friendly, and nobody has to know every rule
    tier.casual: note tier.casual.mood
    tier.casual: note tier.casual.newcomers
  XWEN-7 competitive: general knowledge; the finer points should not be punished
    tier.competitive: must tier.competitive.knowledge
    tier.competitive: should tier.competitive.leniency
    tier.competitive: note tier.competitive.alike
  XWEN-8 premier: the highest standard, strictly
    tier.premier: must tier.premier.conduct
    tier.premier: note tier.premier.knowledge
    tier.premier: note tier.premier.strict
  XWEN-11 the play area is a must, marked edges, room and numbers are a should
    venue: must venue.play-area-feet
    venue: should venue.player-edges
    venue: should venue.room
    venue: should venue.table-numbers
  XWEN-12 mats: friction recommended, own ones official
    venue: should venue.friction
    venue: must venue.own-mats
    venue: note venue.organizer-mats
  XWEN-13 players bring everything, the organizer nothing
    kit: must kit.squad
    kit: must kit.dice
    kit: must kit.range-ruler
    kit: must kit.maneuver-templates
    kit: must kit.complete-damage-deck
    kit: must kit.everything-else
    kit: note kit.nothing-supplied
  XWEN-14 at time the game round is finished
    round-end: must round-end.game-round
  XWEN-29 ships of one kind are told apart
    material: must material.tell-ships-apart
  XWEN-30 what may be painted, weighted, sleeved and marked; pegs must be adjusted
    material: note material.paint
    material: must material.size-and-shape
    material: note material.pegs
    material: must material.pegs-must-be-adjusted
    material: must material.cards
    material: note material.marks
    material: note material.marked-obstacles
  XWEN-32 things of other makers are at the head judge’s discretion
    products: note products.third-party-at-discretion
  XWEN-33 a dice app must be in sight of both
    at-the-table: must table.dice-app
  XWEN-35 no templates made for set-up
    products: must products.set-up-templates
  XWEN-38 ruler or templates may be shared for a match
    material: note material.share-before-match
  XWEN-39 seven steps in their order, a coin about initiative, all before the start call
    set-up: must set-up.squads
    set-up: must set-up.reveal
    set-up: must set-up.damage-decks
    set-up: must set-up.initiative-by-coin
    set-up: must set-up.obstacles
    set-up: must set-up.ships
    set-up: must set-up.shields
    mirror-match: must mirror-match.id-tokens
    round-start: must round-start.set-up-first
  XWEN-40 a mirror match happens, and ships must be distinguishable
    mirror-match: note mirror-match.happens
    mirror-match: note mirror-match.unique-names
    mirror-match: must mirror-match.tell-apart
    mirror-match: note mirror-match.dials
  XWEN-41 everybody has an own damage deck
    at-the-table: note table.damage-deck
  XWEN-42 a score pile should be kept; it is open
    at-the-table: should table.score-pile
    at-the-table: note table.open-information
  XWEN-65 a level score in elimination goes to initiative
    round-end: note round-end.initiative
  XWEN-66 five examples of unsporting conduct
    conduct: must conduct.stalling
    conduct: must conduct.force
    conduct: must conduct.infinite-combo
    conduct: must conduct.behaviour
    conduct: must conduct.discourtesy
  XWEN-67 collusion is forbidden
    conduct: must conduct.collusion
  XWEN-69 small errors are tolerated and should not be exploited; the head judge has the final word
    conduct: should conduct.margin-should-not
    conduct: note conduct.margin-by-marshal
  XWEN-70 a missed opportunity needs consent, and nobody is rushed into one
    conduct: must conduct.missed-opportunity
    conduct: must conduct.rushing
`,
)
