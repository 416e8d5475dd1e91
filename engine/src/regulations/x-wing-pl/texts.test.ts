import { texts } from '../suites/texts.suite.ts'
import { xWingPl } from './regulation.ts'

texts(
  xWingPl,
  `
  XWPL-1 it is for the programme’s events in the standard format
    scope: note scope.programme
    scope: note scope.game-rules
    scope: note scope.standard-format
  XWPL-6 spectators neither disturb nor help; players bring what they need
    kit: must kit.everything-else
    spectators: must spectators.quiet
  XWPL-9 a dispute must go to a judge
    at-the-table: must table.dispute
  XWPL-10 four examples of unsporting conduct, stalling among them
    conduct: must conduct.stalling
    conduct: must conduct.force
    conduct: must conduct.behaviour
    conduct: must conduct.discourtesy
  XWPL-11 collusion is forbidden but for the witnessed draw
    conduct: must conduct.collusion
    conduct: note conduct.intentional-draw
  XWPL-12 nothing from outside, but documents and judges
    conduct: must conduct.no-outside-information
    conduct: note conduct.documents-allowed
  XWPL-14 small errors are tolerated where they do not matter; a judge decides
    conduct: note conduct.margin-where-harmless
    conduct: must conduct.margin-by-judge
  XWPL-15 a missed opportunity needs consent, and nobody is rushed into one
    conduct: must conduct.missed-opportunity
    conduct: must conduct.rushing
  XWPL-16 venue and play area are a must; room should be there, friction is recommended
    venue: must venue.room-and-chairs
    venue: must venue.play-area
    venue: should venue.room
    venue: should venue.friction-recommended
  XWPL-17 tables should be numbered
    venue: should venue.table-numbers
  XWPL-18 blank lists and pens
    venue: must venue.blank-lists
  XWPL-19 six kinds of document at hand
    documents: must documents.rulebook
    documents: must documents.reference-guide
    documents: must documents.faq
    documents: must documents.tournament-rules
    documents: must documents.event-outline
    documents: must documents.others
  XWPL-20 own mats are official ones, the organizer’s any
    venue: must venue.own-mats
    venue: note venue.organizer-mats
  XWPL-21 what a player brings, ship tokens among it; a list should come filled in
    kit: must kit.models
    kit: must kit.pilot-and-upgrade-cards
    kit: must kit.ship-tokens
    kit: must kit.tokens
    kit: must kit.damage-deck
    kit: must kit.attack-and-defence-dice
    kit: must kit.templates
    kit: must kit.range-ruler
    lists: should lists.bring
  XWPL-28 sharing may be asked for before a round, and reviewed
    material: note material.share-before-round
    material: note material.share-review
  XWPL-30 what may be painted, weighted, sleeved and marked; pegs must be adjusted, obstacles stay as they are
    material: must material.tell-ships-apart
    material: note material.paint-offends-nobody
    material: must material.size-and-shape
    material: note material.pegs
    material: must material.pegs-must-be-adjusted
    material: must material.cards
    material: note material.marks
    material: must material.unmarked-obstacles
    material: must material.marked-dice
  XWPL-31 measures of other makers are at the head judge’s discretion
    products: note products.third-party-measures
  XWPL-32 a dice app must be in sight of both
    at-the-table: must table.dice-app
  XWPL-33 no templates made for set-up
    products: must products.set-up-templates
  XWPL-35 seven steps: shuffle or cut, a coin about initiative, ships without templates
    set-up: must set-up.squads
    set-up: must set-up.reveal
    set-up: must set-up.damage-decks-either
    set-up: must set-up.initiative-by-coin
    set-up: must set-up.obstacles
    set-up: must set-up.ships-by-skill
    set-up: must set-up.shields
    mirror-match: must mirror-match.id-tokens
  XWPL-36 players should wait for the start call; a running round may be begun
    round-start: should round-start.wait
    round-start: note round-start.running
  XWPL-37 everybody has an own damage deck
    at-the-table: note table.damage-deck
  XWPL-38 the score pile is a must; it is open
    at-the-table: must table.score-pile-required
    at-the-table: must table.discarded-cards
    at-the-table: note table.open-information
  XWPL-39 at time the game round is finished
    round-end: must round-end.game-round
  XWPL-59 a level score in elimination goes to initiative
    round-end: note round-end.initiative
  XWPL-64 a custom structure must be told
    announcement: must announcement.custom-structure
  XWPL-65 a tier keeps nobody out; unofficial events are best casual
    tiers: note tier.keeps-nobody-out
    tiers: note tier.unofficial
  XWPL-67 what each tier expects
    tier.casual: note tier.casual.mood
    tier.casual: note tier.casual.newcomers
    tier.competitive: note tier.competitive.knowledge
    tier.competitive: should tier.competitive.leniency
    tier.premier: note tier.premier.highest
    tier.premier: note tier.premier.knowledge
`,
)
