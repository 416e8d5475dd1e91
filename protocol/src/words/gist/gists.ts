import type { TextKey } from '@topcut/engine'

/**
 * What each text has to say in every language, taken from the documents, not from our sentences:
 * in telegram style, each word as `gist-words.ts` has it. Numbers and order, must, may and not,
 * only and before, and who has a say stand here as often as in the sentence, neither more nor less.
 */
export const gists: { readonly [K in TextKey]: string } = {
  // Scope
  'scope.sanctioned': 'rule hold, every tournament, publisher supports',
  'scope.programme': 'rule hold, every tournament, publisher partners',
  'scope.game-rules': 'game itself, core-rules FAQ',
  'scope.reference-guide': 'game itself, reference-guide newer core-set FAQ',
  'scope.faq': 'official FAQ, beside rule',
  'scope.newest-rules': 'always newest rule, newest FAQ; card, only text counted',
  'scope.standard-format': 'only standard format; other format own document',
  'scope.course': 'after registration paired round, afterwards standings; usually prizes',
  'scope.team-rules': '2 against 2, team rule, several-players, expansion',

  // Tiers
  'tier.one-each': 'every official tournament, exactly one tier',
  'tier.keeps-nobody-out': 'tier, expected; not kept-out',
  'tier.unofficial': 'unofficial best casual; except competitive player',
  'tier.same-standard': 'competitive premier, same standard, worldwide',
  'tier.same-enforcement': 'competitive premier, everywhere, same standard, apply rule',
  'tier.casual.mood': 'friendly, fun',
  'tier.casual.newcomers': 'not must know every rule',
  'tier.casual.welcome': 'everybody welcome, experience regardless',
  'tier.casual.teaching': 'help learning welcome; not held-up',
  'tier.casual.occasions': 'leagues, weekly, fun tournament',
  'tier.competitive.knowledge': 'expected: know rule in-general',
  'tier.competitive.leniency': 'not know finer-points, should not punished',
  'tier.competitive.alike': 'same, shop',
  'tier.competitive.pace': 'know basic rule, reasonable pace',
  'tier.competitive.occasions': 'local championships, single special tournament',
  'tier.premier.highest': 'highest tier',
  'tier.premier.conduct': 'highest expected, everybody, leader too',
  'tier.premier.knowledge': 'rule, newest FAQ, tournament rule, taken-as-known',
  'tier.premier.strict': 'every rule strictly apply',
  'tier.premier.experience': 'player expected experience, some',
  'tier.premier.professional': 'player leader expected professional, high',
  'tier.premier.occasions': 'regional national world championships',

  // Before the start
  'announcement.in-good-time': 'should: details, clearly, in-good-time, player',
  'announcement.custom-structure': 'round cut, custom structure: event-outline, tell before start',
  'officials.roles': 'organizer head-judge judge player; number duties open',
  'officials.off-duty': 'judge not on-duty spectator, should say',
  'officials.player-between-matches': 'player not match spectator',
  'officials.errors': 'judge notices error should tell player; settle themselves judge decide',
  'officials.review': 'every player may review judge head-judge; final',
  'documents.rulebook': 'core-rules',
  'documents.reference-guide': 'reference-guide complete',
  'documents.faq': 'FAQ newest',
  'documents.tournament-rules': 'these tournament rule',
  'documents.event-outline': 'event-outline',
  'documents.others': 'every other document needed',
  'venue.room-and-chairs': 'organizer supply venue chairs table',
  'venue.play-area-feet': 'every table, play-area 3 3 feet, about 90 90 cm, clear edge',
  'venue.play-area': 'every match, play-area about 90 90 cm, clear mark edge',
  'venue.table-size': 'every game, table about 90 90 cm',
  'venue.player-edges': '2 opposite edge every table should mark player',
  'venue.room': 'should room beside play-area, component both player',
  'venue.table-numbers': 'table should numbered, find place, each round',
  'venue.friction': 'mats surface not slides, strongly recommended',
  'venue.friction-recommended': 'mats surface not slides, recommended',
  'venue.own-mats': 'player may bring only official mats',
  'venue.organizer-mats': 'organizer mats may other-makers; player may own official mats instead',
  'venue.maps': 'official map-tiles official skirmish-maps; organizer not supply, player bring',
  'venue.blank-lists': 'blank list pens ready, list needed',
  'seating.team-mates': 'team-mates side-by-side, opponent opposite',
  'seating.dark-side-first':
    'first dark-side sits, player 1 right-of player 2; afterwards light-side opposite',

  // What players bring
  'kit.squad': 'every part squad',
  'kit.models': 'ship model base peg',
  'kit.pilot-and-upgrade-cards': 'pilot card upgrade card',
  'kit.ship-cards': 'ship card',
  'kit.ship-tokens': 'ship token',
  'kit.tokens': 'every token needed',
  'kit.complete-damage-deck': 'complete damage-deck',
  'kit.damage-deck': 'damage-deck',
  'kit.dice': 'dice',
  'kit.attack-and-defence-dice': 'enough attack defence dice',
  'kit.templates': 'full set maneuver-templates',
  'kit.maneuver-templates': 'maneuver-templates',
  'kit.range-ruler': 'ruler',
  'kit.figures': 'figure army',
  'kit.deployment-cards': 'deployment-cards, skirmish too',
  'kit.command-deck': 'command-deck',
  'kit.maps': 'allowed map-tiles skirmish-maps',
  'kit.mission-cards': 'skirmish mission card',
  'kit.everything-else': 'whatever else needed',
  'kit.nothing-supplied': 'organizer not must supply component',
  'lists.bring': 'list asked-for should bring fill-in; should come early fill-in on-site',

  // Products
  'products.third-party':
    'other-makers allowed only token not required, ruler, maneuver-templates, official size; head-judge organizer may refuse',
  'products.third-party-at-discretion':
    'token ruler maneuver-templates other-makers: head-judge decide',
  'products.third-party-measures': 'ruler maneuver-templates other-makers: head-judge decide',
  'products.set-up-templates': 'templates set-up forbidden; ruler maneuver-templates may help ship',
  'products.no-dice-app': 'dice-app forbidden',

  // Set-up
  'set-up.squads': 'both squad, at-edge player, outside play-area',
  'set-up.reveal': 'everything reveal; ship several get id-tokens; white black',
  'set-up.damage-decks': 'each damage-deck shuffle, opponent may shuffle-and-cut',
  'set-up.damage-decks-open':
    'damage-deck may looked-through on-demand; afterwards shuffle, opponent may shuffle-and-cut',
  'set-up.damage-decks-either': 'each damage-deck shuffle, opponent may shuffle-or-cut',
  'set-up.initiative-by-coin': 'lower squad-total decide initiative; equal: coin winner decide',
  'set-up.initiative-by-lot': 'lower squad-total decide initiative; equal: lot decide',
  'set-up.obstacles':
    'every 6 obstacles in-turn, initiative first; not range 1 2 edge; not range 1 each-other',
  'set-up.ships': 'ship ascending pilot-skill; templates only measure range 1 own edge',
  'set-up.ships-by-skill': 'ship ascending pilot-skill',
  'set-up.shields': 'shields, special component; not ship move before start',
  'set-up.mission': 'one-mission every table round drawn; only return every other play',
  'set-up.deployment-cards': 'both player reveal deployment-cards, id-tokens; command-deck hidden',
  'set-up.skirmish-initiative': 'initiative, skirmish-guide',
  'set-up.map': 'initiative supply map-tiles, builds map mission',
  'set-up.deployment': 'initiative choose zone everything; afterwards other player opposite zone',
  'set-up.command-decks':
    'each player shuffle command-deck, opponent may shuffle-and-cut; drawn 3 command-card',
  'set-up.choose-sides': 'before match coin dice decide may choose side first game',
  'set-up.dark-side-by-lot': 'coin dice decide team dark-side first game',
  'set-up.switch-sides': 'second game side switched',
  'set-up.mulligan':
    'once after first 6 card drawn, player may shuffle-back every; drawn 6 new; keep',
  'mirror-match.happens': 'both squad same faction; pairing not avoids',
  'mirror-match.unique-names': 'both same unique name may',
  'mirror-match.tell-apart': 'player must ship told-apart: id-tokens, other token paint',
  'mirror-match.dials': 'dial may ship card',
  'mirror-match.id-tokens': 'every ship both squad id-tokens',
  'mirror-match.id-tokens-or-agreed': 'every ship both squad id-tokens, agree other way',

  // The round
  'round-start.set-up-first': 'round start only set-up complete; not step left for-later',
  'round-start.wait': 'after set-up player should wait start',
  'round-start.running': 'round running already, may begin at-once',
  'round-start.clock': 'clock should, most player seated, begin set-up',
  'table.dispute': 'dispute not settle themselves must judge',
  'table.illegal-state': 'illegal game-state; should first agree; may judge',
  'table.golden-rule': 'card text before rule; except rule rule-out',
  'table.dice-app': 'dice-app must visible both player always',
  'table.dice-app-shared':
    'dice-app allowed, visible both player always; opponent may demand share',
  'table.damage-deck':
    'each player own damage-deck, discard-pile; opponent may looked-through before shuffle, judge always',
  'table.score-pile': 'destroyed ship should score-pile, every upgrade card, discarded earlier too',
  'table.score-pile-required':
    'destroyed ship must score-pile, every upgrade card, discarded earlier too',
  'table.discarded-cards': 'discarded card turned-over, stay ship',
  'table.open-information': 'destroyed ship, discarded card, open-information',
  'table.defeated-figures': 'defeated figure deployment-cards; return: strain token',
  'table.upgrades-stay': 'attachments should stay beside deployment-cards, too destroyed',
  'table.defeated-are-open': 'defeated figure, discarded attachments, open-information',
  'round-end.game-round': 'time over: current round play end; afterwards counted',
  'round-end.status-phase':
    'time over: current round end status-phase; afterwards victory-points counted',
  'round-end.light-side-turn': 'time over: end light-side turn; not winner: draw',
  'round-end.finals-points':
    'finals points: objectives light-side, dial dark-side; damage, balance both',
  'round-end.second-game': 'first game end; rest time second',
  'round-end.final-salvo':
    'equal: final-salvo; every player attack dice, printed primary, remaining ship; more hits critical win',
  'round-end.initiative': 'equal: draw swiss; elimination: initiative win',
  'round-end.level-victory-points':
    'equal victory-points: defeated figure, afterwards lower damage own side, afterwards blue dice',

  // Conduct
  'conduct.acceptance': 'taking-part accepts conduct; breach may disqualification exclusion',
  'conduct.stalling': 'deliberate stalling unsporting',
  'conduct.rules-gaps': 'unfair rule gaps unsporting',
  'conduct.illegal-state': 'keeping-up illegal game-state unsporting',
  'conduct.force': 'needless force component unsporting',
  'conduct.infinite-combo': 'abuse endless combination unsporting',
  'conduct.behaviour': 'inappropriate behaviour unsporting',
  'conduct.discourtesy': 'disrespect towards opponent unsporting',
  'conduct.cheating': 'cheating unsporting',
  'conduct.collusion': 'collusion manipulate result strictly forbidden',
  'conduct.intentional-draw': 'sole except intentional draw swiss, head-judge judge present',
  'conduct.no-notes': 'during round not notes, not outside material information',
  'conduct.no-outside-information': 'during round not outside material information',
  'conduct.always-allowed':
    'official document, component not hidden, questions judge, always allowed',
  'conduct.documents-allowed': 'official document may always, judge ask',
  'conduct.missed-opportunity': 'missed-opportunity may made-up-for only opponent consents',
  'conduct.missed-opportunity-explicit':
    'missed-opportunity may made-up-for only opponent consents expressly',
  'conduct.rushing': 'distracting rushing, missed-opportunity, unsporting',
  'conduct.margin-of-error': 'small error placing tolerated; exploited forbidden',
  'conduct.margin-should-not': 'small error placing tolerated; should not exploited',
  'conduct.margin-where-harmless': 'small error placing tolerated only not matter',
  'conduct.no-shifting': 'force deliberate shifting forbidden; dispute should leader called',
  'conduct.margin-by-marshal': 'head-judge last-word positions',
  'conduct.margin-by-judge': 'force forbidden; dispute should judge called, final',
  'conduct.own-game-state':
    'player themselves responsible correct game-state, every mandatory step ability',
  'conduct.decks-stay': 'deck stay allowed same; not card remove swapped between round',
  'conduct.devices': 'electronic devices track decide forbidden',
  'conduct.false-result': 'false result report, breach',
  'conduct.losing-on-purpose': 'deliberate losing collusion',
  'spectators.quiet': 'spectator not disturb, not advise player, not help',
  'spectators.breaches': 'spectator sees breach may leader; missed-opportunity not breach',

  // Material
  'material.share-any-time':
    'before during round player may demand one-ruler templates dice share whole-round',
  'material.share-before-round':
    'before round player may ask one-ruler templates dice share whole-round',
  'material.share-before-match':
    'before match player may ask one-ruler maneuver-templates share match; head-judge last-word',
  'material.share-dice':
    'before during round player may demand dice share whole-round; judge head-judge may review',
  'material.share-review': 'judge head-judge may review',
  'material.one-set': 'head-judge may order single ruler templates dice, round',
  'material.one-set-of-dice': 'head-judge may order single dice, round',
  'material.tell-ships-apart':
    'squad several ship: each card must recognisable, token sticker mark',
  'material.tell-figures-apart':
    'army several equal deployment-cards: each figure card must mark told-apart',
  'material.paint': 'ship may paint',
  'material.paint-offends-nobody': 'ship may paint, not offends',
  'material.inoffensive-paint': 'ship may paint, not offends, not disturb',
  'material.size-and-shape': 'model base keep size shape; base may weighted',
  'material.pegs': 'peg may altered replaced',
  'material.pegs-may-be-adjusted': 'model touch: may add remove peg',
  'material.pegs-must-be-adjusted': 'model touch: must add remove peg',
  'material.cards': 'card not altered; sleeves allowed, damage-card only identical unaltered',
  'material.marks': 'token dial may owner-mark, not gives-away',
  'material.marked-obstacles': 'obstacles may owner-mark; otherwise not altered',
  'material.unmarked-obstacles': 'obstacles not altered not-marked',
  'material.marked-obstacles-and-bombs': 'obstacles bombs may only owner-mark',
  'material.marked-dice': 'dice may only discreet owner-mark permanent-ink',
  'material.painted-figures': 'figure may paint, recognisable; base keep size shape',
  'material.command-cards':
    'card not altered; sleeves allowed, command-deck only identical unaltered',
  'material.marked-tiles': 'token map-tiles may only owner-mark',
  'material.required-tokens': 'ship token obstacles bombs squad required',
  'material.other-tokens':
    'other token may replaced, clear, not cover, not change easily; objection head-judge decide',
  'material.other-markers':
    'token not required; may replaced, clear, not cover, not change easily; objection head-judge decide',
  'material.report-loss': 'loss component should report leader at-once',
  'material.damaged': 'damaged component replaced; not possible: lost',
  'material.damaged-card': 'damaged card stay squad; rest-tournament proxy leader',
  'material.damaged-model': 'damaged model peg not impair stay squad',
  'material.damaged-dice':
    'damaged dice ruler templates stay squad; rest-round should share opponent',
  'material.damaged-army-card': 'damaged card stay army; rest-tournament proxy leader',
  'material.damaged-die': 'damaged dice stay army; rest-round should share opponent dice',

  // Names
  'names.minimum':
    'public tournament everybody agree at-least shortened-name nickname published list statistics reports',
  'names.full': 'not objection: full-name may; objection should organizer in-good-time',
  'names.pictures': 'photographs videos may taken published reports advertising',
}
