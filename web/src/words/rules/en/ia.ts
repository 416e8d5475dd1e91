import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Everybody has a role',
    'Everybody present is a participant. Leaders are organizer, head judge and judge; the others are players and spectators.',
  ],
  2: [
    'One organizer',
    'Every tournament has exactly one organizer, responsible for all of it. Without a head judge the organizer must fill that role.',
  ],
  3: [
    'What a head judge decides',
    'There may be any number of head judges. They have the last word on rules, decide about unsportsmanlike conduct, and propose disqualifications to the organizer.',
  ],
  4: [
    'Judges',
    'Judges help, settle disputes and answer questions. Who sees a mistake should tell the players; they may settle it themselves, ask the judge, and have that reviewed by a head judge.',
  ],
  5: [
    'Off duty means spectator',
    'A judge who is not on duty counts as a spectator and should say so. A player who is not in a game counts as a spectator, too.',
  ],
  6: [
    'Spectators keep out',
    'Spectators must not disturb or help. Who sees a rule broken may tell a leader; a missed opportunity is none of theirs.',
  ],
  7: [
    'A leader who plays needs a second one',
    'Only at casual tournaments may a leader play, and only if a second leader is present and announced at the start, who rules on those games. If the two meet, the head judge rules.',
  ],
  8: [
    'Competitive and premier: leaders do not play',
    'At competitive and premier tournaments leaders must not play.',
  ],
  9: [
    'Disputes go to a judge',
    'Players who cannot settle a dispute must call a judge. The head judge decides what a card means and may overrule a mistake in the rules.',
  ],
  10: [
    'Unsportsmanlike conduct',
    'Keeping up an illegal game state, needless force, disrespect, improper behaviour, hunting for loopholes, cheating, collusion and distracting or rushing the opponent are unsportsmanlike. The organizer may exclude a player.',
  ],
  11: [
    'No notes',
    'During a round players must not take notes or use outside material. Official rules, open components and questions to a judge are always allowed.',
  ],
  12: [
    'A missed effect',
    'A forgotten effect may be used later only if the opponent clearly agrees.',
  ],
  13: [
    'Venue and tables',
    'The organizer provides room, chairs and a table of about 90 × 90 cm for each game, blank lists and pens if lists are used, and the rules. Tables should be numbered and leave room for material.',
  ],
  14: [
    'The playing surface',
    'Only official map tiles or official skirmish maps are used. If the organizer has none, players must bring them.',
  ],
  15: [
    'What players bring',
    'Players bring everything they need: figures, deployment cards, tokens, dice, command deck, maps and missions. A list that is asked for should come filled in; whoever fills it in there should be early.',
  ],
  16: [
    'At most 40 points',
    'An army has at most 40 deployment points, fewer are allowed, and is Imperial, Rebel or Mercenary. It stays the same for the whole tournament.',
  ],
  17: [
    'Army lists',
    'Some tournaments ask for an army list before the start: player’s name, total, command deck, all deployment cards.',
  ],
  18: [
    'Cards that look alike on a list',
    'A card that shares name and points with another one must be made clear, for example by its product in brackets. Players may ask a leader how.',
  ],
  19: [
    'Something missing on a list',
    'A leader who notices it should speak to the player at once and correct the list to what is played. If the change matters and could be an advantage, cheating should be considered and looked into.',
  ],
  20: [
    'Who builds the map',
    'The player with initiative provides the tiles and builds the round’s map.',
  ],
  21: [
    'Sharing dice',
    'Before or during a round a player may demand that both use one set of dice for the whole round; a judge or head judge may review it. The head judge may also order it.',
  ],
  22: [
    'Official components',
    'Only official components are allowed; in doubt the head judge decides. Who cannot replace one that is not allowed is disqualified.',
  ],
  23: [
    'Tell equal groups apart',
    'Whoever has a deployment card more than once must mark figures and cards so that they can be told apart.',
  ],
  24: [
    'What may be altered',
    'Figures may be painted if they stay recognizable; bases keep size and shape; cards may be sleeved, the command deck alike; tokens, tiles and dice may bear a mark of their owner.',
  ],
  25: [
    'A lost part',
    'Whoever misses something needed should say so at once and gets some extra time. Not found in time: the game must be conceded. Still missing when the next round starts: out of the tournament.',
  ],
  26: [
    'A damaged part',
    'What cannot be replaced counts as lost, with two exceptions: for a card a leader makes a proxy with name, needed text, own name and date; a die is put aside, and the opponent’s dice should be shared for that round.',
  ],
  27: [
    'Other markers',
    'Tokens are not required. Other markers are fine if they are clear, cover nothing and do not change by accident; if somebody objects, the head judge decides.',
  ],
  28: [
    'Legal products',
    'Only official products are allowed; markers of other makers if they do not affect play. No proxies except for a damaged card. A dice app must be visible to both, and the opponent may ask to use it, too. Nothing with the campaign mark.',
  ],
  29: [
    'From when a product is legal',
    'German and English products are legal if the German one has been out for at least 2 weeks on the day.',
  ],
  30: [
    'Legal maps',
    'From 26 July 2017 three maps with their missions are legal. Competitive and premier events must use them unless the event outline says otherwise.',
  ],
  31: [
    'One mission per round',
    'The organizer draws one legal mission for all tables of a round. A mission must not come again until all others have been played.',
  ],
  32: [
    'Reveal the army',
    'Both reveal their deployment cards and give out ID tokens; command decks stay hidden. Before round 1 the head judge may order everybody to check the opponent’s points by hand.',
  ],
  33: [
    'Setting up a game',
    'Initiative is settled, the map is built, the player with initiative chooses a zone and deploys first. Both shuffle their command decks, let the opponent shuffle or cut, and draw 3 cards.',
  ],
  34: [
    'Defeated figures',
    'Defeated figures are put on their deployment card. What was defeated or discarded is open information.',
  ],
  35: [
    'Tell players in good time',
    'The organizer should tell players the details clearly and in good time.',
  ],
  36: [
    'How long a round takes',
    'Swiss and elimination rounds take 65 minutes, the final 105, setting up included.',
  ],
  37: [
    'When the clock starts',
    'A leader should start the clock once most players are seated and have begun to set up.',
  ],
  38: [
    'When time is called',
    'The current game round is finished with its status phase, then the score decides.',
  ],
  39: [
    'What to announce before the start',
    'Each pairing plays one game. Before the event the organizer announces kind and number of rounds, whether there is a cut and how large, and whether elimination rounds follow.',
  ],
  40: [
    'No second meeting',
    'Two players should not meet twice in the same stage; a stage ends with the cut.',
  ],
  41: [
    'How rounds are paired',
    'Round 1 is drawn by lot. Later players with equal tournament points are paired at random from the top; whoever is left over meets a random player of the next group.',
  ],
  42: [
    'Who gets the bye',
    'With an odd number one player gets a bye: in round 1 the one left over by lot, later the lowest ranked who has not had one.',
  ],
  43: [
    'Most tournament points win',
    'Whoever has the most tournament points after the Swiss rounds wins, unless elimination rounds follow.',
  ],
  44: [
    'Leaving the tournament',
    'Who asks for it, does not appear within a reasonable time or cannot go on is no longer paired.',
  ],
  45: [
    'Coming back',
    'Who left may ask the organizer to return, only in the same stage, with an unpaired loss for every round missed. Disqualified players must not return.',
  ],
  46: [
    'The cut',
    'After the set number of rounds the best 4, 8, 16 or 32 go on; everybody else is out, and a new stage begins.',
  ],
  47: [
    'Moving up after the cut',
    'If somebody who made the cut leaves before a game of the next stage was played, the next in the ranking should move in as the lowest seed; everybody below the gap moves up one.',
  ],
  48: [
    'Losers are out',
    'In the elimination rounds winners stay and losers are out, until one player is left.',
  ],
  49: [
    'Best against last',
    'In the first elimination round the best meets the last (game 1), the second the last but one (game 2), and so on.',
  ],
  50: [
    'The way through the bracket',
    'The winner of game 1 meets the winner of the last game, the winner of game 2 the one of the last but one, and so on.',
  ],
  51: [
    'Starting with elimination',
    'If the number of players is no power of two, as many byes as are missing are drawn by lot, the others are paired at random, and pairs and byes get their numbers by lot.',
  ],
  52: [
    'Leaving during elimination',
    'If somebody leaves, the opponent of that round, or between rounds the next opponent, gets a bye.',
  ],
  53: [
    'Victory points',
    'A defeated enemy figure counts its figure cost. An attachment counts when the last figure of its group falls; cards and missions may add points.',
  ],
  54: [
    'How a game ends',
    'It ends when a player reaches 40 victory points, when one has no figures left, at time after the status phase, or when somebody concedes, which is possible at any moment. More points or the last figures win; who concedes loses.',
  ],
  55: [
    'Equal victory points',
    'First count points from defeated enemy figures, then less damage taken, then the higher accuracy on one blue die each. There is no draw.',
  ],
  56: ['Points for a game', 'Tournament points: win 1, loss 0.'],
  57: [
    'Strength of schedule',
    'Ties are broken first by strength of schedule: each opponent’s tournament points divided by the rounds that opponent played, added up, then divided by the number of opponents.',
  ],
  58: [
    'Extended strength of schedule',
    'Next counts the average of the opponents’ strengths of schedule; more is better.',
  ],
  59: ['Last of all the lot', 'Whoever is still tied is placed in random order.'],
  60: [
    'Basic structure',
    'A table gives Swiss rounds and cut by the number of registered players. It is used for local championships.',
  ],
  61: [
    'Advanced structure',
    'A table with larger cuts gives Swiss rounds and cut by the number of players. It is used for regional championships.',
  ],
  62: [
    'Custom structure',
    'Everything else is custom, also a fixed plan whatever the attendance. The event outline lays it down, or the organizer, who must tell everybody. It is used for premier events.',
  ],
  63: [
    'Three tiers',
    'Casual: everybody is welcome, and helping others learn is fine. Competitive: the rules are known, the pace is reasonable. Premier: FAQ and tournament rules are known, too. Unofficial events are best run as casual unless meant for competitive players.',
  ],
  64: [
    'What the tier decides',
    'Leaders may play only at casual events; the legal maps must be used at competitive and premier ones.',
  ],
  65: [
    'Where these rules apply',
    'They hold for all tournaments of the organized-play programme, together with the official FAQ. Players end in a ranking; most events close with a prize-giving.',
  ],
  66: [
    'Play with care',
    'Players are expected to play without mistakes, to keep the game state right and to carry out what must happen.',
  ],
  67: ['Why there is a bye', 'A player for whom no opponent is left gets a bye.'],
}
