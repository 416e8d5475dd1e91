import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Where these rules apply',
    'They hold for every tournament the publisher sanctions. The game goes by the reference of the newer (blue) core set, the FAQ and this document.',
  ],
  2: [
    'Standard format only',
    'The document is about the standard format, with squads of up to 100 points. Other formats have documents of their own.',
  ],
  3: [
    'How a tournament goes',
    'Players register, are paired over several rounds, end in a ranking, and usually there is a prize-giving.',
  ],
  4: [
    'Everybody has a role',
    'Everybody present is a participant. Leaders are organizer, judge and head judge; the others are players and spectators.',
  ],
  5: [
    'One organizer',
    'Every tournament has exactly one organizer, who is responsible for planning and running it.',
  ],
  6: [
    'Head judges',
    'There may be any number of head judges. If there is none, the organizer must do their work.',
  ],
  7: [
    'What a head judge decides',
    'The head judge has the last word on rules, decides what is unsportsmanlike and what follows from it, and proposes disqualifications to the organizer.',
  ],
  8: [
    'Judges',
    'There may be any number of judges, or none. They help players, settle disputes and answer questions about the rules.',
  ],
  9: [
    'Off duty means spectator',
    'A judge who is not on duty counts as a spectator and should say so. A player who is not in a match counts as a spectator, too.',
  ],
  10: [
    'Spectators keep out',
    'Spectators must not disturb matches, and must not advise or help players.',
  ],
  11: [
    'A leader who plays needs a second one',
    'At casual tournaments a leader may play in a tournament they lead only if a second leader is present.',
  ],
  12: [
    'The second leader is announced',
    'The second leader must be announced at the start and rules on the first one’s matches. If two leaders meet, the head judge rules.',
  ],
  13: [
    'Competitive and premier: leaders do not play',
    'At competitive and premier tournaments leaders must not play.',
  ],
  14: [
    'Disputes go to a judge',
    'Players who cannot settle a dispute themselves must call a judge.',
  ],
  15: [
    'The head judge reads the cards',
    'The head judge interprets what cards say and may overrule a mistake in the FAQ.',
  ],
  16: [
    'Unsportsmanlike conduct',
    'Unfair use of gaps in the rules, keeping up an illegal game state, needless force, improper or disrespectful behaviour and cheating are unsportsmanlike.',
  ],
  17: [
    'No agreements',
    'Agreements between players that manipulate the result are strictly forbidden.',
  ],
  18: [
    'No notes',
    'During a round players must not take notes or use outside material. Rules documents, open components and questions to a judge are always allowed.',
  ],
  19: ['Excluding a player', 'The organizer may exclude a player for unsportsmanlike conduct.'],
  20: [
    'Missed opportunities',
    'Players keep the game state right and carry out what must happen. A forgotten effect may be used later only if the opponent clearly agrees; distracting or rushing somebody on purpose is unsportsmanlike.',
  ],
  21: [
    'Small inaccuracies',
    'Small errors in placing are tolerated and must not be abused. Force and shifting on purpose are forbidden; in a dispute call a leader.',
  ],
  22: [
    'Venue and tables',
    'The organizer provides room, chairs and about 90 × 90 cm with clear edges for each match. Mats or a cover that does not slip are strongly recommended; there should be room for each player’s things.',
  ],
  23: [
    'Numbers on the tables',
    'Tables should be numbered or marked so that players find their seat each round.',
  ],
  24: [
    'Blank lists and pens',
    'Where lists are needed, the organizer provides blank squad lists and pens.',
  ],
  25: [
    'Documents at hand',
    'The organizer has the core rules, the FAQ, these rules, the event outline and whatever else is needed at hand.',
  ],
  26: [
    'Playing mats',
    'Players may bring only the publisher’s own mats. The organizer’s may be others, and a player may put an official mat in their place.',
  ],
  27: [
    'What players bring',
    'Players bring ships, bases, pegs, pilot, ship and upgrade cards, tokens, a whole damage deck, enough dice, all maneuver templates and a range ruler.',
  ],
  28: [
    'Bring the list filled in',
    'If a list is needed, players should bring it filled in, or come early enough to do it there.',
  ],
  29: [
    'At most 100 command points',
    'Everybody plays one squad of at most 100 points; less is allowed.',
  ],
  30: [
    'One faction per squad',
    'A squad is Imperial, Rebel or Scum; pilot cards and ship tokens all belong to that faction. Model and dial may come from any faction that has the ship.',
  ],
  31: [
    'Which damage deck',
    'Players choose between the damage deck of the original core set (red logo) and the one of The Force Awakens (blue logo).',
  ],
  32: ['Three different obstacles', 'A squad has exactly three different obstacles out of the 18.'],
  33: [
    'Nothing changes on the way',
    'Squad, damage deck and obstacles must stay the same for the whole tournament.',
  ],
  34: [
    'Squad lists',
    'Some tournaments ask for a squad list before the start: player’s name, ships with upgrades, total, damage deck, obstacles.',
  ],
  35: [
    'Cards that look alike on a list',
    'A card that shares name and cost with another one must be made clear, for example by its product in brackets. Players may ask a leader how.',
  ],
  36: [
    'Something missing on a list',
    'A leader who notices it should find the player soon and correct the list to what is played. If the change matters and could be an advantage, cheating should be considered and looked into.',
  ],
  37: [
    'Sharing ruler, templates, dice',
    'Before or during a round a player may demand that one player’s ruler, templates or dice are shared for the whole round. A judge or head judge may review it.',
  ],
  38: [
    'One set by order',
    'The head judge may order that a match uses one ruler, one set of templates or one set of dice for a round.',
  ],
  39: [
    'Official components',
    'Only official components are allowed; in doubt the head judge decides. Who cannot replace one that is not allowed is disqualified.',
  ],
  40: [
    'Tell equal ships apart',
    'Whoever has a ship more than once must mark each of them and its card.',
  ],
  41: [
    'What may be altered',
    'Models may be painted, bases weighted, pegs changed, cards sleeved (damage cards alike) and own parts marked, if nothing is given away and nobody is offended. Size and shape stay; where models bump, pegs may be added or taken away.',
  ],
  42: [
    'A lost part',
    'Whoever misses something needed should tell a leader at once and gets some extra time. Not found in time: the match must be conceded. Still missing when the next round starts: out of the tournament.',
  ],
  43: [
    'A damaged part',
    'It may be replaced; otherwise it counts as lost. Exceptions: a leader makes a proxy for a card, with name, needed text, own name and date; a broken model or peg that disturbs nothing stays near the squad; dice, ruler and templates should be shared with the opponent for that round.',
  ],
  44: [
    'Which tokens are needed',
    'Needed are ship tokens, obstacles and all bomb tokens of the list. Everything else may be marked otherwise if it is clear to both, covers nothing and does not change by accident; if somebody objects, the head judge decides.',
  ],
  45: [
    'Third-party accessories',
    'Of other makers only tokens that are not needed, and rulers and templates of official size are allowed, if head judge or organizer agree.',
  ],
  46: [
    'No proxies',
    'Proxies for ships, bases and cards are not allowed, except for a damaged card.',
  ],
  47: [
    'From when a product is legal',
    'Only German and English products are allowed, and only if the German edition has been out for at least 2 weeks on the day.',
  ],
  48: ['No epic components', 'Nothing with the epic mark is allowed in the standard format.'],
  49: [
    'No special set-up templates',
    'Home-made templates for setting up are forbidden. Players’ own rulers and maneuver templates may be used to place ships.',
  ],
  50: ['No dice app', 'The dice app is forbidden.'],
  51: [
    'Tell players in good time',
    'The organizer should tell players the details clearly and in good time.',
  ],
  52: [
    'Seven steps before a match',
    'Squad out, everything revealed and ships marked, damage decks shuffled, initiative, obstacles, ships, shields: all must be done before a match begins. The lower total decides about initiative; if equal, the lot says who decides.',
  ],
  53: [
    'Check the points by hand',
    'Before round 1 the head judge may order everybody to check the opponent’s points by hand.',
  ],
  54: [
    'Wait for the start',
    'After setting up players should wait for a leader’s start call. If the round is already running, they may begin at once.',
  ],
  55: [
    'Own damage deck',
    'Everybody draws from their own damage deck and has their own discard pile. The opponent may look through it before shuffling, a judge at any time.',
  ],
  56: [
    'The score pile',
    'Each player should keep destroyed ships with all their upgrades in a pile. Destroyed ships and discarded cards are open information.',
  ],
  57: [
    'Discarded upgrades still count',
    'A discarded upgrade is turned over or put under the ship card; it stays with the ship and counts when the ship is destroyed.',
  ],
  58: ['How long a round takes', 'Swiss and elimination rounds take 75 minutes, the final 120.'],
  59: [
    'When the clock starts',
    'A leader should start the clock once most players are seated and have begun to set up.',
  ],
  60: ['When time is called', 'The current game round is finished, then the match ends.'],
  61: [
    'What to announce before the start',
    'Before the tournament the organizer must announce number and kind of rounds, whether elimination follows, and how large the cut is.',
  ],
  62: [
    'No second meeting',
    'Two players should not meet twice in the same stage; a stage ends with the cut.',
  ],
  63: [
    'Dropping out',
    'Whoever wants to leave tells the organizer, is taken out and is no longer paired.',
  ],
  64: [
    'Not there',
    'Whoever does not appear for a round within a reasonable time, or cannot go on, is taken out of the tournament, too.',
  ],
  65: [
    'Coming back',
    'Whoever was taken out may ask the organizer to return, only in the same stage, with an unpaired loss for every round missed.',
  ],
  66: ['Disqualified is final', 'Disqualified players are taken out and can never come back.'],
  67: ['Round 1 is drawn by lot', 'In the first Swiss round opponents are drawn at random.'],
  68: [
    'Later rounds: equal points',
    'From the top, players with equal tournament points are paired at random. Whoever is left over meets somebody of the next group, drawn at random.',
  ],
  69: [
    'Who gets the bye',
    'With an odd number one player gets a bye: in round 1 the one left over by lot, later the lowest ranked who has not had one.',
  ],
  70: [
    'What a bye is worth',
    'A bye counts as a win, 1 tournament point, with a Margin of Victory of 150.',
  ],
  71: [
    'An earned bye',
    'Whoever won a bye for round 1 at another tournament begins in round 2, with a win, 1 tournament point and a Margin of Victory of 200.',
  ],
  72: [
    'Most tournament points win',
    'Without elimination rounds whoever has the most tournament points after the last Swiss round wins.',
  ],
  73: [
    'The cut',
    'After the set number of rounds the best 4, 8, 16 or 32 go on; everybody else is out. Other kinds of cut stand in another document.',
  ],
  74: [
    'Moving up after the cut',
    'If somebody who made the cut leaves before a match of the next stage was played, the next in the ranking should move in as the lowest seed; those below the gap move up, and all are paired anew. The newcomer is asked first.',
  ],
  75: [
    'Best against last',
    'In the first elimination round the best meets the last (match 1), the second the last but one (match 2), and so on.',
  ],
  76: [
    'The way through the bracket',
    'The winner of match 1 meets the winner of the last match, the winner of match 2 the one of the last but one, and so on.',
  ],
  77: [
    'Starting with elimination',
    'If the number of players is no power of two, as many byes as are missing are drawn by lot, the others are paired at random, and pairs and byes get their numbers by lot.',
  ],
  78: [
    'Leaving during elimination',
    'If somebody leaves, the opponent of that round, or between rounds the next opponent, gets a bye.',
  ],
  79: ['Losers are out', 'Whoever loses is out; the last one left has won the tournament.'],
  80: [
    'No ships left',
    'If one side has no ships left at the end of a game round, the other wins.',
  ],
  81: [
    'Nobody has ships: final salvo',
    'If both sides have lost all ships, the final salvo decides.',
  ],
  82: [
    'Time is up',
    'At time the higher score wins. If the scores are equal, the final salvo decides.',
  ],
  83: ['Conceding', 'A player may concede at any moment: that is a loss, and the opponent wins.'],
  84: ['What counts', 'The score is what the destroyed enemy ships cost, with all their upgrades.'],
  85: [
    'Half for large ships',
    'A large enemy ship that survives with less than half of its hull and shields counts half its points, rounded down.',
  ],
  86: [
    'A destroyed squad counts 100',
    'Whoever destroys the whole opposing squad scores 100 points, even if it cost less.',
  ],
  87: [
    'Conceding gives all ships away',
    'When a player concedes, all their remaining ships count as destroyed, so the opponent scores 100.',
  ],
  88: [
    'Final salvo',
    'With equal scores each rolls as many attack dice as the printed primary weapon values of their ships left add up to. More hits and critical hits win; if equal, roll again.',
  ],
  89: [
    'Salvo after mutual destruction',
    'If both lost everything, all ships of the squad shoot in the final salvo.',
  ],
  90: ['Points for a match', 'Tournament points: win 1, loss 0. There is no draw.'],
  91: [
    'Margin of Victory',
    'The higher score gets 100 plus the difference, the lower one 100 minus it; both are noted on the score sheet.',
  ],
  92: [
    'Margin with equal scores',
    'If the scores are equal, both get a Margin of Victory of 100, also when the final salvo decided.',
  ],
  93: [
    'Equal tournament points',
    'Ties are broken by Margin of Victory, then strength of schedule, then by lot.',
  ],
  94: [
    'Strength of schedule',
    'Each opponent’s tournament points divided by the rounds that opponent played, added up, then divided by the number of opponents.',
  ],
  95: ['Last of all the lot', 'Whoever is still tied is placed in random order.'],
  96: [
    'Three structures',
    'Every tournament uses one of three structures: basic, advanced or custom.',
  ],
  97: [
    'Basic structure',
    'A table gives Swiss rounds and cut by the number of registered players. It is used for local championships.',
  ],
  98: [
    'Advanced structure',
    'A table with larger cuts gives Swiss rounds and cut by the number of players. It is used for regional championships.',
  ],
  99: [
    'Custom structure',
    'Everything else is custom, also a fixed plan whatever the attendance. The event outline lays it down, or the organizer makes it and tells everybody. It is used for premier events.',
  ],
  100: [
    'Three tiers',
    'A tournament is casual, competitive or premier. Official events have a tier; others may be casual unless they are meant for competitive players. Tiers say what to expect and keep nobody out.',
  ],
  101: [
    'What each tier expects',
    'Casual: everybody is welcome, teaching is fine while it does not slow play. Competitive: the basic rules are known, the pace is reasonable. Premier: FAQ and tournament rules are known, too.',
  ],
  102: [
    'Names in public',
    'At public sanctioned events participants agree that at least a short name (“Franz K.”) or nickname is published in lists, statistics and reports.',
  ],
  103: [
    'Full names',
    'The full name may be used unless somebody expressly objects; whoever does should tell the organizer in good time.',
  ],
  104: [
    'Photos and videos',
    'Photos and videos may be taken and published for reports and marketing.',
  ],
  105: ['Why there is a bye', 'A player for whom no opponent is left gets a bye.'],
}
