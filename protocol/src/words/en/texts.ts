import type { TextKey } from '@topcut/engine'

/** Every text of every document has words; a new one does not compile without. */
export const texts = {
  // Scope
  'scope.sanctioned': 'These rules hold for every tournament that the publisher sanctions.',
  'scope.programme':
    'These rules hold for every organized-play tournament of the publisher and its partners.',
  'scope.game-rules': 'The game itself follows the core rulebook and the FAQ.',
  'scope.reference-guide':
    'The game itself follows the reference guide of the newer core set and the FAQ.',
  'scope.faq': 'The official FAQ applies beside these rules.',
  'scope.newest-rules':
    'The newest rules and the newest FAQ always apply; of a card only its text counts.',
  'scope.standard-format':
    'Only the standard format is covered here; other formats have their own document.',
  'scope.course':
    'After registration come paired rounds and from these the standings; prizes usually close the day.',
  'scope.team-rules':
    'Two against two follows the team rules and the general multiplayer rules of the expansion that introduced them.',

  // Tiers
  'tier.one-each': 'Every official tournament belongs to exactly one tier.',
  'tier.keeps-nobody-out':
    'A tier says what is expected of those who take part; it keeps nobody out.',
  'tier.unofficial':
    'An unofficial tournament is best run as casual, unless it is meant for competitive players.',
  'tier.same-standard':
    'Competitive and premier tournaments are run to the same standard all over the world.',
  'tier.same-enforcement':
    'Competitive and premier tournaments are run everywhere to the same standard of play and of applying the rules.',
  'tier.casual.mood': 'Casual play is friendly and for fun.',
  'tier.casual.newcomers': 'Nobody has to know every rule.',
  'tier.casual.welcome': 'Everybody is welcome, whatever their experience.',
  'tier.casual.teaching':
    'Helping others to learn is encouraged as long as it does not hold up play.',
  'tier.casual.occasions': 'Leagues, weekly game nights and tournaments for fun belong here.',
  'tier.competitive.knowledge': 'Players are expected to know the rules in general.',
  'tier.competitive.leniency': 'Not knowing the finer points should not be punished.',
  'tier.competitive.alike': 'Play is the same from shop to shop.',
  'tier.competitive.pace': 'Players know the basic rules and play at a reasonable pace.',
  'tier.competitive.occasions': 'Local championships and single special tournaments belong here.',
  'tier.premier.highest': 'This is the highest tier of tournament play.',
  'tier.premier.conduct': 'The highest standard is expected of everybody, leaders included.',
  'tier.premier.knowledge':
    'The rules, the newest FAQ and these tournament rules are taken as known.',
  'tier.premier.strict': 'Every rule is applied to the letter.',
  'tier.premier.experience': 'Players are expected to have some experience.',
  'tier.premier.professional':
    'Players and leaders are expected to act with great professionalism.',
  'tier.premier.occasions': 'Regional, national and world championships belong here.',

  // Before the start
  'announcement.in-good-time':
    'Players should hear the details of the tournament clearly and in good time.',
  'announcement.custom-structure':
    'The rounds and the cut of a custom structure stand in the event outline, or players are told them before the start.',
  'officials.roles':
    'Tournament organizer, head judge, judge and player are the roles; their number and duties are left open.',
  'officials.off-duty': 'A judge who is not on duty counts as a spectator and should say so.',
  'officials.player-between-matches': 'A player who is not in a match counts as a spectator.',
  'officials.errors':
    'A judge who notices an error should tell the players; they settle it themselves or have the judge decide.',
  'officials.review':
    'Any player may have a judge’s ruling reviewed by the head judge, whose ruling is final.',
  'documents.rulebook': 'The core rulebook.',
  'documents.reference-guide': 'The reference guide with the complete rules.',
  'documents.faq': 'The FAQ in its newest version.',
  'documents.tournament-rules': 'These tournament rules.',
  'documents.event-outline': 'The event outline.',
  'documents.others': 'Every other document that is needed.',
  'venue.room-and-chairs': 'The organizer supplies the venue, chairs and tables.',
  'venue.play-area-feet':
    'Every table has a play area of 3 × 3 feet (about 90 × 90 cm) with clear edges.',
  'venue.play-area': 'Every match has a play area of about 90 × 90 cm with clearly marked edges.',
  'venue.table-size': 'Every game has a table of about 90 × 90 cm.',
  'venue.player-edges': 'Two opposite edges of each table should be marked for the players.',
  'venue.room': 'There should be room beside the play area for both players’ components.',
  'venue.table-numbers': 'Tables should be numbered so that players find their place each round.',
  'venue.friction': 'Mats or another surface on which nothing slides are strongly recommended.',
  'venue.friction-recommended': 'Mats or another surface on which nothing slides are recommended.',
  'venue.own-mats': 'Players may bring only official mats of this game.',
  'venue.organizer-mats':
    'The organizer’s mats may come from any maker; a player may lay an official mat of their own instead.',
  'venue.maps':
    'Play is on official map tiles or official skirmish maps; where the organizer supplies none, the players bring them.',
  'venue.blank-lists': 'Blank lists and pens are ready where lists are needed.',
  'seating.team-mates': 'Team-mates sit side by side, opponents opposite.',
  'seating.dark-side-first':
    'The dark side sits down first, its player 1 to the right of player 2; the light side then sits opposite.',

  // What players bring
  'kit.squad': 'Every part of the squad.',
  'kit.models': 'Ship models with bases and pegs.',
  'kit.pilot-and-upgrade-cards': 'Pilot cards and Upgrade cards.',
  'kit.ship-cards': 'Ship cards.',
  'kit.ship-tokens': 'Ship tokens.',
  'kit.tokens': 'All tokens that are needed.',
  'kit.complete-damage-deck': 'A complete Damage deck.',
  'kit.damage-deck': 'A Damage deck.',
  'kit.dice': 'Dice.',
  'kit.attack-and-defence-dice': 'Enough attack and defence dice.',
  'kit.templates': 'A full set of maneuver templates.',
  'kit.maneuver-templates': 'Maneuver templates.',
  'kit.range-ruler': 'A range ruler.',
  'kit.figures': 'The figures of the army.',
  'kit.deployment-cards': 'Deployment cards, those for skirmishes included.',
  'kit.command-deck': 'The Command deck.',
  'kit.maps': 'Legal map tiles or skirmish maps.',
  'kit.mission-cards': 'Skirmish mission cards.',
  'kit.everything-else': 'Whatever else the games need.',
  'kit.nothing-supplied': 'The organizer does not have to supply components.',
  'lists.bring':
    'A list that is asked for should be brought filled in, or players should come early enough to fill it in on site.',

  // Products
  'products.third-party':
    'Of other makers only tokens that are not required and rulers and maneuver templates of the official size are allowed; the head judge or the organizer may refuse them.',
  'products.third-party-at-discretion':
    'Tokens, rulers and maneuver templates of other makers are at the head judge’s discretion.',
  'products.third-party-measures':
    'Rulers and maneuver templates of other makers are at the head judge’s discretion.',
  'products.set-up-templates':
    'Templates made for set-up are forbidden; rulers and maneuver templates may help to place ships.',
  'products.no-dice-app': 'The dice app is not allowed.',

  // Set-up
  'set-up.squads': 'Both squads lie beside their player’s edge, outside the play area.',
  'set-up.reveal':
    'Everything is revealed; ships that a squad has more than once get ID tokens, one player shows white, the other black.',
  'set-up.damage-decks':
    'Each player shuffles the Damage deck and offers it to the opponent, who may shuffle and cut it.',
  'set-up.damage-decks-open':
    'Damage decks may be looked through on demand; then each is shuffled and offered to the opponent, who may shuffle and cut it.',
  'set-up.damage-decks-either':
    'Each player shuffles the Damage deck and offers it to the opponent, who may shuffle or cut it.',
  'set-up.initiative-by-coin':
    'The player with the lower squad point total decides who has initiative; if they are equal, the winner of a coin toss decides.',
  'set-up.initiative-by-lot':
    'The player with the lower squad point total decides who has initiative; if they are equal, a lot says who decides.',
  'set-up.obstacles':
    'All six obstacles are placed in turn, initiative first: not within range 1–2 of an edge and not within range 1 of each other.',
  'set-up.ships':
    'Ships are placed in ascending order of pilot skill; templates only measure within range 1 of one’s own edge.',
  'set-up.ships-by-skill': 'Ships are placed in ascending order of pilot skill.',
  'set-up.shields':
    'Shields are put on and special components made ready; no ship moves before the start call.',
  'set-up.mission':
    'One mission is drawn for all tables of the round; it returns only when all others have been played.',
  'set-up.deployment-cards':
    'Both players reveal their Deployment cards and hand out ID tokens; Command decks stay hidden.',
  'set-up.skirmish-initiative': 'Initiative is determined as in the skirmish guide.',
  'set-up.map':
    'The player with initiative supplies the map tiles and builds the map of the mission.',
  'set-up.deployment':
    'The player with initiative chooses a deployment zone and deploys everything there, then the other player in the opposite zone.',
  'set-up.command-decks':
    'Each player shuffles the Command deck, offers it to the opponent, who may shuffle and cut it, and draws three Command cards.',
  'set-up.choose-sides':
    'Before the match a coin or a die decides who may choose the sides of the first game.',
  'set-up.dark-side-by-lot':
    'A coin or a die decides which team plays the dark side in the first game.',
  'set-up.switch-sides': 'For the second game the sides are switched.',
  'set-up.mulligan':
    'Once, after the first six cards are drawn, a player may shuffle them all back and draw six new ones, which are kept.',
  'mirror-match.happens': 'Both squads are of the same faction; pairing does not avoid that.',
  'mirror-match.unique-names': 'Both squads may field the same unique name.',
  'mirror-match.tell-apart':
    'Players must make their ships distinguishable, by ID tokens, other tokens or paint.',
  'mirror-match.dials': 'Maneuver dials may lie on the Ship cards.',
  'mirror-match.id-tokens': 'All ships of both squads get ID tokens.',
  'mirror-match.id-tokens-or-agreed':
    'All ships of both squads get ID tokens, or the players agree on another way to tell them apart.',

  // The round
  'round-start.set-up-first':
    'The round starts only when set-up is complete; no set-up step is left for after the start call.',
  'round-start.wait': 'After set-up players should wait for the start call.',
  'round-start.running': 'If the round is already running, play may begin at once.',
  'round-start.clock':
    'The clock should be started once most players are seated and have begun to set up.',
  'table.dispute': 'A dispute that players do not settle themselves must go to a judge.',
  'table.illegal-state':
    'If the game state has become illegal, players should first try to agree and may then call a judge.',
  'table.golden-rule':
    'The text of a card goes before the rules, except where the rules expressly rule something out.',
  'table.dice-app': 'A dice app must be visible to both players at all times.',
  'table.dice-app-shared':
    'A dice app is allowed if both players see the device at all times; the opponent may demand to share it.',
  'table.damage-deck':
    'Each player has a Damage deck and a discard pile of their own; the opponent may look through the deck before it is shuffled, a judge at any time.',
  'table.score-pile':
    'Destroyed ships should go onto a score pile with all their Upgrade cards, also those discarded earlier.',
  'table.score-pile-required':
    'Destroyed ships must go onto a score pile with all their Upgrade cards, also those discarded earlier.',
  'table.discarded-cards': 'Discarded cards are turned over and stay with their ship.',
  'table.open-information': 'Destroyed ships and discarded cards are open information.',
  'table.defeated-figures':
    'Defeated figures go onto their Deployment card; one that comes back leaves a strain token there.',
  'table.upgrades-stay':
    'Upgrade cards should stay beside the Deployment cards, even when the group is destroyed.',
  'table.defeated-are-open': 'Defeated figures and discarded Upgrade cards are open information.',
  'round-end.game-round':
    'When time is called, the current game round is played to its end; then the score is counted.',
  'round-end.status-phase':
    'When time is called, the current game round is played to the end of the Status phase; then the victory points are counted.',
  'round-end.light-side-turn':
    'When time is called, play goes on to the end of the light side’s turn; without a winner the game is a draw.',
  'round-end.finals-points':
    'In the final stage points decide an undecided game: objectives for the light side, the Death Star dial for the dark side, damage and the balance of the Force for both.',
  'round-end.second-game':
    'The first game is played to its end; what is left of the time limit is for the second.',
  'round-end.final-salvo':
    'If the score is level, a final salvo decides: each player rolls as many attack dice as the printed primary weapons of the remaining ships add up to; more hits and critical hits win.',
  'round-end.initiative':
    'A level score is a draw in Swiss rounds; in elimination rounds the player with initiative wins.',
  'round-end.level-victory-points':
    'If victory points are level, those from defeated figures decide, then the lower damage on one’s own side, then a blue die.',

  // Conduct
  'conduct.acceptance':
    'Entering a tournament means accepting its rules of conduct; breaches can lead to disqualification or to exclusion from organized play.',
  'conduct.stalling': 'Slowing play down on purpose is unsporting.',
  'conduct.rules-gaps': 'Unfairly exploiting gaps in the rules is unsporting.',
  'conduct.illegal-state': 'Keeping up an illegal game state is unsporting.',
  'conduct.force': 'Handling components with needless force is unsporting.',
  'conduct.infinite-combo': 'Abusing an endless combination is unsporting.',
  'conduct.behaviour': 'Inappropriate behaviour is unsporting.',
  'conduct.discourtesy': 'Disrespect towards an opponent is unsporting.',
  'conduct.cheating': 'Cheating is unsporting.',
  'conduct.collusion': 'Agreements that manipulate a result are strictly forbidden.',
  'conduct.intentional-draw':
    'The one exception is an intentional draw in Swiss rounds, agreed with the head judge or a judge present.',
  'conduct.no-notes':
    'During a round no notes are taken and no outside material or information is used.',
  'conduct.no-outside-information': 'During a round no outside material or information is used.',
  'conduct.always-allowed':
    'Official rules documents, components without hidden information and questions to a judge are always allowed.',
  'conduct.documents-allowed': 'Official documents may be consulted and judges asked at any time.',
  'conduct.missed-opportunity':
    'A missed opportunity may be made up for only if the opponent agrees.',
  'conduct.missed-opportunity-explicit':
    'A missed opportunity may be made up for only if the opponent expressly agrees.',
  'conduct.rushing': 'Distracting or rushing somebody into missing an opportunity is unsporting.',
  'conduct.margin-of-error': 'Small errors in placing are tolerated; exploiting them is forbidden.',
  'conduct.margin-should-not': 'Small errors in placing are tolerated but should not be exploited.',
  'conduct.margin-where-harmless':
    'Small errors in placing are tolerated only where they do not matter to the game.',
  'conduct.no-shifting':
    'Force and deliberate shifting are forbidden; in a dispute a leader should be called.',
  'conduct.margin-by-marshal': 'The head judge has the final word on positions.',
  'conduct.margin-by-judge':
    'Force is forbidden; in a dispute a judge should be called, whose ruling is final.',
  'conduct.own-game-state':
    'Players are themselves responsible for a correct game state and for carrying out every mandatory step and ability.',
  'conduct.decks-stay':
    'Decks stay legal and the same: no card is removed or swapped between rounds.',
  'conduct.devices': 'Electronic devices that help to track the game and to decide are forbidden.',
  'conduct.false-result': 'Reporting a false result is an offence.',
  'conduct.losing-on-purpose': 'Losing on purpose to lift somebody else is collusion.',
  'spectators.quiet':
    'Spectators do not disturb matches, do not advise players and do not help them.',
  'spectators.breaches':
    'A spectator who sees a rule broken may tell a leader; a missed opportunity is not a breach.',

  // Material
  'material.share-any-time':
    'Before or during a round a player may demand that one ruler, one set of templates or one set of dice be shared for the whole round.',
  'material.share-before-round':
    'Before a round a player may ask that one ruler, one set of templates or one set of dice be shared for the whole round.',
  'material.share-before-match':
    'Before a match a player may ask that one ruler or one set of maneuver templates be shared for this match; the head judge has the final word.',
  'material.share-dice':
    'Before or during a round a player may demand that one set of dice be shared for the whole round; a judge or the head judge can review that.',
  'material.share-review': 'A judge or the head judge can review a demand to share.',
  'material.one-set':
    'The head judge may order a single ruler, set of templates or set of dice for a round.',
  'material.one-set-of-dice': 'The head judge may order a single set of dice for a round.',
  'material.tell-ships-apart':
    'Where a squad has several of a ship, each one and its card must be recognisable by token, sticker or mark.',
  'material.tell-figures-apart':
    'Where an army has several equal Deployment cards, each figure and its card must be marked distinguishably.',
  'material.paint': 'Ships may be painted.',
  'material.paint-offends-nobody': 'Ships may be painted as long as it offends nobody.',
  'material.inoffensive-paint':
    'Ships may be painted as long as it offends nobody and does not disturb play.',
  'material.size-and-shape': 'Models and bases keep their size and shape; bases may be weighted.',
  'material.pegs': 'Pegs may be altered or replaced.',
  'material.pegs-may-be-adjusted': 'Where models would touch, pegs may be added or removed.',
  'material.pegs-must-be-adjusted': 'Where models would touch, pegs must be added or removed.',
  'material.cards':
    'Cards are not altered; sleeves are allowed, for Damage cards only identical and unaltered ones.',
  'material.marks': 'Tokens and maneuver dials may bear an owner’s mark that gives nothing away.',
  'material.marked-obstacles':
    'Obstacle tokens may bear an owner’s mark; otherwise they are not altered.',
  'material.unmarked-obstacles': 'Obstacle tokens are neither altered nor marked.',
  'material.marked-obstacles-and-bombs':
    'Obstacle and bomb tokens may bear nothing but an owner’s mark.',
  'material.marked-dice': 'Dice may bear only a discreet owner’s mark in permanent ink.',
  'material.painted-figures':
    'Figures may be painted as long as they stay recognisable; bases keep their size and shape.',
  'material.command-cards':
    'Cards are not altered; sleeves are allowed, for the Command deck only identical and unaltered ones.',
  'material.marked-tiles': 'Tokens and map tiles may bear only an owner’s mark.',
  'material.required-tokens':
    'Ship tokens, obstacle tokens and the bomb tokens of the squad are required.',
  'material.other-tokens':
    'Other tokens may be replaced by markers that are clear, cover nothing and do not change by accident; if somebody objects, the head judge decides.',
  'material.other-markers':
    'Tokens are not required; other markers may stand for them if they are clear, cover nothing and do not change by accident; if somebody objects, the head judge decides.',
  'material.report-loss': 'The loss of a component should be reported to a leader at once.',
  'material.damaged':
    'A damaged component is replaced; if that is not possible, it counts as lost.',
  'material.damaged-card':
    'A damaged card stays near the squad; for the rest of the tournament a leader’s proxy stands for it.',
  'material.damaged-model':
    'A damaged model or peg that does not impair play stays near the squad.',
  'material.damaged-dice':
    'Damaged dice, rulers and templates stay near the squad; for the rest of the round the opponent’s should be shared.',
  'material.damaged-army-card':
    'A damaged card stays near the army; for the rest of the tournament a leader’s proxy stands for it.',
  'material.damaged-die':
    'A damaged die stays near the army; for the rest of the round the opponent’s dice should be shared.',

  // Names
  'names.minimum':
    'At public tournaments everybody agrees to at least a shortened name or a nickname being published in lists, statistics and reports.',
  'names.full':
    'Without an objection the full name may be used; an objection should reach the organizer in good time.',
  'names.pictures':
    'Photographs and videos may be taken and published for reports and advertising.',
} satisfies { readonly [K in TextKey]: string }
