import { texts } from '../suites/texts.suite.ts'
import { imperialAssaultDe221 } from './regulation.ts'

texts(
  imperialAssaultDe221,
  `
  IA-4 judges point out errors; their rulings can be reviewed
    officials: should officials.errors
    officials: note officials.review
  IA-5 a judge off duty should say so; who is in no match is a spectator
    officials: should officials.off-duty
    officials: note officials.player-between-matches
  IA-6 spectators neither disturb nor help, but may tell of a breach
    spectators: must spectators.quiet
    spectators: note spectators.breaches
  IA-9 a dispute must go to a judge
    at-the-table: must table.dispute
  IA-10 what is unsporting, collusion and rushing among it
    conduct: must conduct.rules-gaps
    conduct: must conduct.illegal-state
    conduct: must conduct.force
    conduct: must conduct.behaviour
    conduct: must conduct.discourtesy
    conduct: must conduct.cheating
    conduct: must conduct.collusion
    conduct: must conduct.rushing
  IA-11 no notes and nothing from outside, but rules, open components and judges
    conduct: must conduct.no-notes
    conduct: note conduct.always-allowed
  IA-12 a missed opportunity needs express consent
    conduct: must conduct.missed-opportunity-explicit
  IA-13 venue, tables, blank lists and six kinds of document
    documents: must documents.rulebook
    documents: must documents.reference-guide
    documents: must documents.faq
    documents: must documents.tournament-rules
    documents: must documents.event-outline
    documents: must documents.others
    venue: must venue.room-and-chairs
    venue: must venue.table-size
    venue: should venue.table-numbers
    venue: should venue.room
    venue: must venue.blank-lists
  IA-14 official tiles or maps only
    venue: must venue.maps
  IA-15 what a player brings; a list should come filled in
    kit: must kit.figures
    kit: must kit.deployment-cards
    kit: must kit.tokens
    kit: must kit.attack-and-defence-dice
    kit: must kit.command-deck
    kit: must kit.maps
    kit: must kit.mission-cards
    kit: must kit.everything-else
    lists: should lists.bring
  IA-20 who has initiative builds the map
    set-up: must set-up.map
  IA-21 sharing dice may be demanded, or ordered by the head judge
    material: note material.share-dice
    material: note material.one-set-of-dice
  IA-23 equal groups are told apart
    material: must material.tell-figures-apart
  IA-24 what may be painted, sleeved and marked
    material: note material.painted-figures
    material: must material.command-cards
    material: must material.marked-tiles
    material: must material.marked-dice
  IA-25 a loss should be reported at once
    material: should material.report-loss
  IA-26 damaged: a card and a die each their own way
    material: note material.damaged
    material: note material.damaged-army-card
    material: should material.damaged-die
  IA-27 other markers will do
    material: note material.other-markers
  IA-28 a dice app in sight of both, to be shared on demand
    at-the-table: must table.dice-app-shared
  IA-31 one mission for all tables
    set-up: must set-up.mission
  IA-32 deployment cards are shown, command decks are not
    set-up: must set-up.deployment-cards
  IA-33 initiative, deployment and three cards
    set-up: must set-up.skirmish-initiative
    set-up: must set-up.deployment
    set-up: must set-up.command-decks
  IA-34 where defeated figures and upgrades lie
    at-the-table: must table.defeated-figures
    at-the-table: should table.upgrades-stay
    at-the-table: note table.defeated-are-open
  IA-35 details should come in good time
    announcement: should announcement.in-good-time
  IA-37 the clock should start when most are seated and setting up
    round-start: should round-start.clock
  IA-38 at time the round is finished with its status phase
    round-end: must round-end.status-phase
  IA-55 level victory points go down the chain
    round-end: note round-end.level-victory-points
  IA-62 a custom structure must be told
    announcement: must announcement.custom-structure
  IA-63 one tier each, and what it expects
    tiers: note tier.one-each
    tiers: note tier.unofficial
    tier.casual: note tier.casual.welcome
    tier.casual: note tier.casual.teaching
    tier.competitive: note tier.competitive.pace
    tier.premier: note tier.premier.experience
    tier.premier: note tier.premier.knowledge
  IA-65 it is for the programme’s events, by these rules and the FAQ
    scope: note scope.programme
    scope: note scope.faq
    scope: note scope.course
  IA-66 players keep the state of the game themselves
    conduct: note conduct.own-game-state
`,
)
