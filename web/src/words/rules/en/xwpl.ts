import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Where these rules apply',
    'They hold for organized play of the publisher and its partners, in the standard format only. The game goes by the core rules and the FAQ.',
  ],
  2: [
    'Everybody has a role',
    'Everybody present is a participant. Leaders are main organizer, judge and head judge; the others are players and spectators.',
  ],
  3: [
    'One main organizer',
    'Every tournament has exactly one main organizer, responsible for all of it. Without a head judge the organizer must do that work, too.',
  ],
  4: [
    'The head judge',
    'There may be any number of head judges, or none. They have the last word on rules and disputes.',
  ],
  5: [
    'Judges',
    'There may be any number of judges, or none. They help with disputes and questions.',
  ],
  6: [
    'Spectators keep out, players bring all',
    'Spectators must not disturb or help. Players bring everything they need.',
  ],
  7: [
    'A leader who plays needs a second one',
    'At casual tournaments a leader may play only if another leader is present, who must be announced before the start and settles the first one’s disputes. If two leaders meet, the head judge rules.',
  ],
  8: [
    'Upper tiers: leaders do not play',
    'At competitive and premier tournaments leaders must not play.',
  ],
  9: [
    'Disputes go to a judge',
    'Players who cannot settle a dispute must call a judge. The head judge answers for how cards are read and may overrule a mistake in the FAQ.',
  ],
  10: [
    'Unsportsmanlike conduct',
    'Stalling on purpose, rough handling, improper behaviour and disrespect are unsportsmanlike.',
  ],
  11: [
    'No agreements',
    'Agreements that manipulate results are strictly forbidden; the intentional draw before a judge is the exception.',
  ],
  12: [
    'No outside help',
    'During a round players must not use outside material or information. Official documents and judges may be asked at any time.',
  ],
  13: ['Removing a player', 'The organizer may remove players who break fair play.'],
  14: [
    'Small inaccuracies',
    'Small inaccuracies are fine only where they do not matter; force is not allowed. In a dispute a judge decides, and that is final.',
  ],
  15: [
    'Missed opportunities',
    'A forgotten effect may be used later only if the opponent agrees. Players must not distract or rush each other.',
  ],
  16: [
    'Venue and tables',
    'The organizer provides room, chairs and 90 × 90 cm with clear edges for each match. A cover that does not slip is recommended; there should be room for components.',
  ],
  17: ['Numbers on the tables', 'Tables should be numbered so that players find their seat.'],
  18: [
    'Blank lists and pens',
    'The organizer has blank sheets for squad lists and pens where they are needed.',
  ],
  19: [
    'Documents at hand',
    'The organizer has the introductory rules, the rules reference, the FAQ, these rules, the schedule and whatever else is needed at hand.',
  ],
  20: [
    'Playing mats',
    'Players may bring only the publisher’s own mats. The organizer’s may be others, and a player may put an official mat in their place.',
  ],
  21: [
    'What players bring',
    'Players bring ships, bases, pegs, pilot and upgrade cards, tokens, a damage deck, dice, templates and a range ruler. A list that is asked for should come filled in, or be filled in before the start.',
  ],
  22: [
    'At most 100 squad points',
    'Everybody plays one squad of at most 100 points: Rebel, Imperial or Scum.',
  ],
  23: [
    'One faction per squad',
    'Pilot cards and ship tokens must belong to one faction. Model and dial may come from any faction that has the ship.',
  ],
  24: [
    'Which damage deck',
    'Players choose freely between the original damage deck and the one of The Force Awakens.',
  ],
  25: ['Three different obstacles', 'A squad has exactly three different obstacles out of the 18.'],
  26: [
    'Nothing changes on the way',
    'Squad, obstacles and damage deck must stay the same for the whole tournament.',
  ],
  27: [
    'Squad lists',
    'Some tournaments ask for a squad list beforehand: ships with upgrades, total, damage deck, obstacles.',
  ],
  28: [
    'Sharing ruler, templates, dice',
    'Before a round a player may ask that ruler, templates or dice are shared for that round. A judge or head judge may review it.',
  ],
  29: [
    'Official components',
    'Only official products are allowed; in doubt the head judge decides. Who cannot replace one that is not allowed is disqualified.',
  ],
  30: [
    'What may be altered',
    'Equal ships must be told apart. Models may be painted, bases weighted, cards sleeved, own dice and tokens marked; where models bump, pegs must be adjusted. Obstacles must not be changed at all.',
  ],
  31: [
    'No proxies',
    'Proxies for cards and ships are not allowed. About templates and rulers of other makers the head judge decides.',
  ],
  32: [
    'The dice app stays in sight',
    'Whoever uses a dice app must keep it in full view of both players.',
  ],
  33: [
    'No epic components, no set-up templates',
    'Nothing with the epic mark is allowed, and no special templates for setting up. The ruler and the usual templates may help.',
  ],
  34: [
    'From when a product is legal',
    'In Poland a product is legal from its Polish release; in doubt ask the organizer.',
  ],
  35: [
    'Seven steps before a match',
    'Squad out, everything revealed and ships marked, damage decks shuffled, initiative, obstacles, ships, shields: all must be done before a match begins. The lower total decides about initiative, a coin if equal.',
  ],
  36: [
    'Wait for the start',
    'After setting up players should wait for the start call. If the round is already running, they may begin at once.',
  ],
  37: [
    'Own damage deck',
    'Everybody has their own damage deck and discard pile. The opponent may look through it before shuffling, a judge at any time.',
  ],
  38: [
    'The score pile is a must',
    'Each player must keep a score pile. Destroyed ships and discarded upgrades are open information; discarded cards are turned over and stay with their ship.',
  ],
  39: [
    'A round takes 75 minutes',
    'Every round takes 75 minutes. When time is called, the current game round is finished.',
  ],
  40: ['The final has no time limit', 'The final game of the tournament has no time limit.'],
  41: [
    'What to announce before the start',
    'Before the tournament the organizer must announce the number of rounds and, if there is a cut, how large it is.',
  ],
  42: [
    'How rounds are paired',
    'Round 1 is drawn by lot. Later players with equal tournament points are paired at random from the top; whoever is left over meets somebody of the next group.',
  ],
  43: ['No second meeting', 'In the Swiss rounds nobody should meet the same opponent again.'],
  44: [
    'Who gets the bye',
    'With an odd number one player gets a bye: in round 1 by lot, later the lowest ranked who has not had one.',
  ],
  45: [
    'What a bye is worth',
    'A bye counts as a win, 5 tournament points, with a Margin of Victory of 150.',
  ],
  46: [
    'The cut',
    'The organizer may cut after a set number of rounds: a set number of the best go on, in further Swiss rounds or in elimination rounds.',
  ],
  47: [
    'How a match ends',
    'One side without ships: the other wins. Both without: draw, margin 100 each. At time the higher score wins, by fewer than 12 points as a modified win; equal is a draw. Who concedes loses with all ships destroyed.',
  ],
  48: [
    'What counts',
    'The score is what the destroyed enemy ships cost with upgrades, plus half of each large ship that lost at least half of its hull and shields. A wholly destroyed squad counts 100; who concedes has all ships destroyed.',
  ],
  49: ['Points for a match', 'Tournament points: win 5, modified win 3, draw 1, loss 0.'],
  50: [
    'Intentional draw',
    'In Swiss rounds two players may agree on a draw if a judge or the head judge is present. Each gets 1 tournament point and a Margin of Victory of 100.',
  ],
  51: [
    'Margin of Victory',
    'The higher score gets 100 plus the difference, the lower one 100 minus it; with equal scores both get 100.',
  ],
  52: [
    'Equal tournament points',
    'Ties are broken by head-to-head, then Margin of Victory, then strength of schedule, then by lot.',
  ],
  53: [
    'Head-to-head',
    'Whoever has met and beaten all others on the same points is placed above them.',
  ],
  54: [
    'Strength of schedule',
    'Each opponent’s tournament points divided by the rounds that opponent played, added up, then divided by the number of opponents.',
  ],
  55: ['Last of all the lot', 'Whoever is still tied is placed in random order.'],
  56: [
    'Best against last',
    'After a cut to the best 4, 8, 16 or 32 the best meets the last (game 1), the second the last but one (game 2), and so on.',
  ],
  57: [
    'The way through the bracket',
    'The winner of game 1 meets the winner of the last game, the winner of game 2 the one of the last but one, and so on.',
  ],
  58: [
    'Starting with elimination',
    'If the number of players is no power of two, as many byes as are missing are drawn by lot, the others are paired, and pairs and byes get their numbers by lot.',
  ],
  59: [
    'Equal scores in elimination',
    'If an elimination match ends with equal scores, the player with initiative wins.',
  ],
  60: ['Losers are out', 'Whoever loses is out; the last one left has won the tournament.'],
  61: [
    'Three structures',
    'Every tournament uses one of three structures: basic, advanced or custom.',
  ],
  62: ['Basic structure', 'A table gives Swiss rounds and cut by the number of players.'],
  63: [
    'Advanced structure',
    'A table with larger cuts gives Swiss rounds and cut by the number of players.',
  ],
  64: [
    'Custom structure',
    'Everything else is custom, also a plan that does not depend on attendance. An official event’s schedule has the details; the organizer tells everybody.',
  ],
  65: [
    'Three tiers',
    'A tournament is casual, competitive or premier. Unofficial ones are best run as casual unless they are meant for competitive players.',
  ],
  66: [
    'Most tournament points win',
    'Without elimination rounds whoever has the most tournament points after the last Swiss round wins.',
  ],
  67: [
    'What each tier expects',
    'Casual: fun and friendly, newcomers need not know every rule. Competitive: general knowledge; the finer points should not be punished. Premier: good knowledge of rules, FAQ and tournament rules.',
  ],
}
