import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: ['Where these rules apply', 'They hold for every official tournament the publisher supports.'],
  2: [
    'Newest rules and FAQ',
    'The newest rules and the newest FAQ always apply. Disputes about a card are settled by the FAQ; only the card’s text counts, not its title or picture.',
  ],
  3: [
    'The golden rule',
    'A card’s text beats the rules, unless the rules say that something may not or cannot be done.',
  ],
  4: [
    'The organizer has the last word',
    'The organizer has the last word on cards and may set aside parts of the FAQ that seem wrong.',
  ],
  5: [
    'An organizer who plays needs a second one',
    'The organizer may play only if a second organizer is present and introduced at the start, who rules on all games of the first.',
  ],
  6: [
    'Large championships: leaders do not play',
    'At regional and German championships organizers and judges must not play.',
  ],
  7: [
    'Entering means accepting',
    'Whoever enters accepts the rules of conduct. Breaking them can end in disqualification, or in the publisher excluding somebody from all events.',
  ],
  8: [
    'Penalties',
    'An organizer who sees conduct against the rules or their spirit may and should punish it, for example with a warning, fewer tournament points, a lost game or match, or a disqualification.',
  ],
  9: [
    'Cheating',
    'Cheating is breaking the rules on purpose to help oneself or others. On suspicion a judge may warn; if it is confirmed, loss of game or match, of points, or a disqualification may follow.',
  ],
  10: [
    'Kinds of offences',
    'Offences are sleight of hand, tampering, collusion, misinformation, unsportsmanlike conduct and an illegal game state.',
  ],
  11: [
    'What is forbidden by name',
    'Illegal decks, changing cards between rounds, devices that help to decide, stalling, false results and losing on purpose are forbidden.',
  ],
  12: [
    'An illegal game state',
    'Both players answer for a legal game state. If it is broken, they should first try to agree, else call a judge, who should warn both and try to repair it; if it cannot go on fairly, the judge may score it as a loss for both.',
  ],
  13: [
    'Stalling',
    'Stalling and any abuse of the time limit is unsportsmanlike and may be punished.',
  ],
  14: [
    'Three tiers',
    'Casual are leagues and game nights; competitive are local championships and special events, with basic rules knowledge expected; premier are regional, national and world championships.',
  ],
  15: [
    'One standard above',
    'Competitive and premier events are run to the same standard everywhere.',
  ],
  16: [
    'Two decks',
    'Every player brings exactly two decks: one for the Light Side, one for the Dark Side.',
  ],
  17: [
    'What a deck needs',
    'A deck has exactly 1 affiliation card and at least 10 objective sets. There is no upper limit, but one must be able to shuffle it unaided.',
  ],
  18: [
    'Cards belong to their sets',
    'Every card of the command deck must belong to an objective in that player’s objective deck.',
  ],
  19: [
    'Asking for a deck check',
    'After a match is played and its result entered, a player may ask for the opponent’s decks to be checked.',
  ],
  20: [
    'An illegal card is found',
    'It is removed at once, the game is annulled, and its player gets a warning or sanction. If the deck is still not legal without it, the player is disqualified.',
  ],
  21: [
    'German cards',
    'German cards are legal if they are not banned and have been out for at least 2 weeks.',
  ],
  22: [
    'English cards',
    'English cards are legal only if the same card has been out in German for at least 2 weeks.',
  ],
  23: ['Nothing else', 'Cards in other languages and proxies are not allowed.'],
  24: [
    'Only the normal sets of one expansion',
    'Of “Gleichgewicht der Macht” only cards of the normal objective sets are legal, not those of the challenge scenarios.',
  ],
  25: [
    'Special events may admit more',
    'Special events may admit other cards if the announcement says so. The 2 weeks still hold unless the publisher agreed to an exception.',
  ],
  26: [
    'Sleeves',
    'Sleeves are a must at official tournaments, local championships among them. At smaller local ones they are recommended, and the organizer may order them.',
  ],
  27: [
    'Sleeves for special cards',
    'If a deck has cards with Aurebesh text or other pictures, its sleeves must be opaque or all alike in picture.',
  ],
  28: [
    'Two games per match',
    'In the Swiss rounds a match is 2 games. The number of rounds is fixed beforehand; most tournament points win unless a final stage follows.',
  ],
  29: [
    'How long a round takes',
    'A Swiss round takes 70 minutes; the organizer may choose 60 to 80 and announces it before the start.',
  ],
  30: [
    'Who chooses the sides',
    'Before each match a coin or die decides who may choose the sides for the first game.',
  ],
  31: ['Swap sides', 'The second game is played with the sides swapped.'],
  32: [
    'Mulligan',
    'Once, after drawing 6 cards, a player may shuffle them back and draw 6 new ones, which must be kept.',
  ],
  33: [
    'Round 1 is drawn by lot',
    'In round 1 opponents are drawn at random. Relatives and friends who came together should not meet there, where it can be avoided.',
  ],
  34: [
    'Later rounds: folded by points',
    'Players with equal tournament points are sorted by player number; the group is halved and folded, so the first meets the last, the second the last but one.',
  ],
  35: [
    'An odd group',
    'The last player of an odd group moves down and stands first in the next group.',
  ],
  36: [
    'They have met already',
    'The organizer may make small changes if two players have met before.',
  ],
  37: [
    'Points for a game',
    'Tournament points per game: win 3, draw 1, loss 0. A match is worth what its two games add up to.',
  ],
  38: [
    'What a win is',
    'Whoever meets their deck’s victory condition within the time wins, the other loses. If nobody does, it is a draw, 1 point each.',
  ],
  39: [
    'The first game is played out',
    'The first game is played to its end; what time is left is the limit of the second.',
  ],
  40: [
    'When the bell rings',
    'Play goes on to the end of the Light Side’s turn. If nobody has won by then, it is a draw, 1 point each.',
  ],
  41: [
    'Conceding',
    'A player may concede at the start of their own turn, to save time for the second game.',
  ],
  42: [
    'The second game is played out',
    'The second game must be played out in any case; nobody may concede it.',
  ],
  43: [
    'Tie: who beat the others',
    'Whoever has beaten every other player with the same points is placed above them.',
  ],
  44: [
    'Strength of schedule',
    'Next counts the sum of all opponents’ tournament points; more is better.',
  ],
  45: [
    'The opponents’ strength of schedule',
    'Last counts the sum of all opponents’ strengths of schedule; more is better.',
  ],
  46: [
    'Where ties are broken',
    'These steps also decide who reaches the final stage and who is seeded where.',
  ],
  47: [
    'The final stage',
    'A final stage is optional: double elimination with single games of 35 minutes; the organizer may choose 30 to 40 and announces it before the start.',
  ],
  48: [
    'The cut',
    'The players with the most tournament points go on, usually the best 8 or 16. How many must be announced before the tournament starts.',
  ],
  49: [
    'Best against last',
    'Seeds follow the ranking after the Swiss rounds: best against last, second against last but one, and so on.',
  ],
  50: [
    'Two losses and out',
    'Who loses in the winners’ bracket drops to a fixed place in the losers’ bracket. A second loss ends the tournament for that player.',
  ],
  51: [
    'Choosing a side in the first final round',
    'In the first round of the final stage the better placed player of each match chooses the side.',
  ],
  52: [
    'Choosing a side later',
    'Each plays the side played less so far. If that is the same side for both, the larger difference decides; if that is equal, the better placed player chooses.',
  ],
  53: [
    'Time in the final stage',
    'Play goes on to the end of the Light Side’s turn, then points decide. Light: 4 per objective won; Dark: 4 with the dial at 4 to 7, 8 at 8 to 11. Both: 0.1 per damage on enemy objectives, 0.25 for the Balance of the Force.',
  ],
  54: [
    'The grand final',
    'The unbeaten player meets the winner of the losers’ bracket. No game of the grand final has a time limit.',
  ],
  55: [
    'The last game',
    'If the unbeaten player wins, the title is theirs. Otherwise both have one loss: they swap sides and play one last game for the title.',
  ],
  56: [
    'Team tournaments',
    'The rules for team play and for several players in “Gleichgewicht der Macht” apply.',
  ],
  57: [
    'Teams of 2',
    'Teams have exactly 2 players, are formed before the start and register together.',
  ],
  58: [
    'The decks of a team',
    'A team builds its 2 Dark Side and 2 Light Side decks together, within the limits for teams, and keeps them for the whole event.',
  ],
  59: [
    'Lists of all four decks',
    'At registration a team hands in the lists of all four decks together. It must be clear who plays which; each list names the team-mate.',
  ],
  60: [
    'Team rounds',
    'Teams play a fixed number of Swiss rounds, announced at the start. Most points win; there is no final stage.',
  ],
  61: [
    'Two teams level at the top',
    'If two teams end level on points for first place, they play a final match for the title.',
  ],
  62: [
    'How teams sit',
    'Team-mates sit side by side, opponents opposite. The lot decides which team plays the Dark Side first; it sits down first, player 1 to the right of player 2.',
  ],
  63: [
    'How long a team round takes',
    'A team round takes 80 to 100 minutes, announced at the start. The first game is played out, the rest of the time is for the second; at the bell play goes on to the end of the Light Side’s turn.',
  ],
  64: ['A draw between teams', 'An undecided game is a draw, with 2 points for each team.'],
  65: [
    'What to announce before the start',
    'Round lengths, number of rounds, the cut, a second organizer if the first one plays, and special cards are announced beforehand.',
  ],
  66: [
    'Sides alternate',
    'In the final stage players alternate between Light and Dark Side from round to round, as far as possible.',
  ],
}
