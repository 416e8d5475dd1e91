import { texts } from '../suites/texts.suite.ts'
import { xWingDe } from './regulation.ts'

texts(
  xWingDe,
  `
  XWDE-1 it is for sanctioned events, played by the reference guide and the FAQ
    scope: note scope.sanctioned
    scope: note scope.reference-guide
  XWDE-2 other formats are not its matter
    scope: note scope.standard-format
  XWDE-3 the course of the day, from registration to prizes
    scope: note scope.course
  XWDE-9 a judge off duty should say so; who is in no match is a spectator
    officials: should officials.off-duty
    officials: note officials.player-between-matches
  XWDE-10 spectators neither disturb nor help
    spectators: must spectators.quiet
  XWDE-14 a dispute must go to a judge
    at-the-table: must table.dispute
  XWDE-16 six examples of unsporting conduct
    conduct: must conduct.rules-gaps
    conduct: must conduct.illegal-state
    conduct: must conduct.force
    conduct: must conduct.behaviour
    conduct: must conduct.discourtesy
    conduct: must conduct.cheating
  XWDE-17 collusion is forbidden
    conduct: must conduct.collusion
  XWDE-18 no notes and nothing from outside, but rules, open components and judges
    conduct: must conduct.no-notes
    conduct: note conduct.always-allowed
  XWDE-20 players answer for the game state, a missed opportunity needs express consent, nobody is rushed
    conduct: must conduct.own-game-state
    conduct: must conduct.missed-opportunity-explicit
    conduct: must conduct.rushing
  XWDE-21 small errors are tolerated, force and shifting are not
    conduct: must conduct.margin-of-error
    conduct: must conduct.no-shifting
  XWDE-22 venue and play area are a must; room should be there, friction is recommended
    venue: must venue.room-and-chairs
    venue: must venue.play-area
    venue: should venue.room
    venue: should venue.friction
  XWDE-23 tables should be numbered
    venue: should venue.table-numbers
  XWDE-24 blank lists and pens
    venue: must venue.blank-lists
  XWDE-25 five kinds of document at hand
    documents: must documents.rulebook
    documents: must documents.faq
    documents: must documents.tournament-rules
    documents: must documents.event-outline
    documents: must documents.others
  XWDE-26 own mats are official ones, the organizer’s any
    venue: must venue.own-mats
    venue: note venue.organizer-mats
  XWDE-27 what a player brings
    kit: must kit.models
    kit: must kit.pilot-and-upgrade-cards
    kit: must kit.ship-cards
    kit: must kit.tokens
    kit: must kit.complete-damage-deck
    kit: must kit.attack-and-defence-dice
    kit: must kit.templates
    kit: must kit.range-ruler
  XWDE-28 a list should come filled in
    lists: should lists.bring
  XWDE-37 sharing may be demanded before or during a round, and reviewed
    material: note material.share-any-time
    material: note material.share-review
  XWDE-38 the head judge may order one set
    material: note material.one-set
  XWDE-40 ships of one kind are told apart
    material: must material.tell-ships-apart
  XWDE-41 what may be painted, weighted, sleeved and marked
    material: note material.inoffensive-paint
    material: must material.size-and-shape
    material: note material.pegs
    material: note material.pegs-may-be-adjusted
    material: must material.cards
    material: note material.marks
    material: must material.marked-obstacles-and-bombs
    material: must material.marked-dice
  XWDE-42 a loss should be reported at once
    material: should material.report-loss
  XWDE-43 damaged: a card, a model, dice and measures each their own way
    material: note material.damaged
    material: note material.damaged-card
    material: note material.damaged-model
    material: should material.damaged-dice
  XWDE-44 required tokens, and markers for the others
    material: must material.required-tokens
    material: note material.other-tokens
  XWDE-45 what may come from other makers
    products: note products.third-party
  XWDE-49 no templates made for set-up
    products: must products.set-up-templates
  XWDE-50 no dice app
    products: must products.no-dice-app
  XWDE-51 details should come in good time
    announcement: should announcement.in-good-time
  XWDE-52 seven steps: decks may be looked through, a lot about initiative; marks in a mirror match
    set-up: must set-up.squads
    set-up: must set-up.reveal
    set-up: must set-up.damage-decks-open
    set-up: must set-up.initiative-by-lot
    set-up: must set-up.obstacles
    set-up: must set-up.ships
    set-up: must set-up.shields
    mirror-match: must mirror-match.id-tokens-or-agreed
  XWDE-54 players should wait for the start call; a running round may be begun
    round-start: should round-start.wait
    round-start: note round-start.running
  XWDE-55 everybody has an own damage deck
    at-the-table: note table.damage-deck
  XWDE-56 a score pile should be kept; it is open
    at-the-table: should table.score-pile
    at-the-table: note table.open-information
  XWDE-59 the clock should start when most are seated and setting up
    round-start: should round-start.clock
  XWDE-60 at time the game round is finished
    round-end: must round-end.game-round
  XWDE-88 a level score goes to the final salvo
    round-end: note round-end.final-salvo
  XWDE-99 a custom structure must be told
    announcement: must announcement.custom-structure
  XWDE-100 one tier each, which keeps nobody out
    tiers: note tier.one-each
    tiers: note tier.keeps-nobody-out
    tiers: note tier.unofficial
  XWDE-101 what each tier expects
    tier.casual: note tier.casual.welcome
    tier.casual: note tier.casual.teaching
    tier.competitive: note tier.competitive.pace
    tier.premier: note tier.premier.highest
    tier.premier: note tier.premier.knowledge
  XWDE-102 everybody agrees to a short name or nickname
    names: note names.minimum
  XWDE-103 an objection to the full name should come in good time
    names: should names.full
  XWDE-104 pictures may be taken and published
    names: note names.pictures
`,
)
