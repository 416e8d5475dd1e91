import type { RulesInWords } from '../rules-in-words.ts'

export const rules: RulesInWords = {
  1: [
    'Where these rules apply',
    'They hold for every tournament of the publisher’s programme and its partners; the game itself goes by the core rulebook and the FAQ.',
  ],
  2: ['Dogfight only', 'Every tournament must be played as Dogfight.'],
  3: [
    'Disputes go to a judge',
    'Players who disagree must call a judge. The head judge has the last word on cards and may overrule a mistaken FAQ.',
  ],
  4: [
    'Who is who',
    'The document speaks of organizer, head judge, judge and player, without saying how many there are or what each has to do.',
  ],
  5: [
    'Three tiers',
    'A tournament is casual, competitive or premier. The upper two share one standard of play and enforcement.',
  ],
  6: [
    'Casual tournaments',
    'Casual are, for example, leagues, weekly game nights and everything that uses a variant.',
  ],
  7: [
    'Competitive tournaments',
    'Competitive are store championships and single sanctioned events. Players should know the rules in general; missing the finer points should not be punished.',
  ],
  8: [
    'Premier tournaments',
    'Premier are regional, national and world championships. The rules are enforced strictly; everybody is expected to know FAQ and tournament rules.',
  ],
  9: [
    'A judge who plays needs a second one',
    'At casual and competitive tournaments a judge may play if a second judge is announced at the start, who rules on those matches. If two judges meet, the head judge rules.',
  ],
  10: [
    'Premier: judges do not play',
    'At premier tournaments judges and organizers must not play.',
  ],
  11: [
    'The tables',
    'Every match needs 3 × 3 feet (about 90 × 90 cm) with clear edges. The players’ edges should be labelled, there should be room for components, and tables should have numbers.',
  ],
  12: [
    'Playing mats',
    'Mats that players bring must be the publisher’s; the venue’s may be others, and a player’s own may replace them. A cover on which ships do not slide is strongly recommended.',
  ],
  13: [
    'Bring your own things',
    'Players bring everything they need: squad, dice, ruler, templates, damage deck and whatever else. The organizer does not have to lend anything.',
  ],
  14: [
    'A round takes 75 minutes',
    'A round takes 75 minutes. When time is called, the current game round is finished, then the match ends.',
  ],
  15: [
    'The final has no time limit',
    'The last game of the elimination rounds is untimed and does not end by time.',
  ],
  16: [
    'Most tournament points win',
    'After the last round whoever has the most tournament points wins, unless elimination rounds follow.',
  ],
  17: [
    'Announce the cut before the start',
    'Whether there are elimination rounds and how large the cut is must be announced before the tournament starts.',
  ],
  18: [
    'Announce the software’s formula',
    'Whoever uses the software’s strength of schedule should tell the players before the start.',
  ],
  19: [
    'Casual: any number of rounds',
    'At casual tournaments the organizer chooses the number of rounds.',
  ],
  20: [
    'Rounds and cut by head count',
    'A table gives rounds and cut by the number of players: at competitive tournaments a suggestion, at premier ones the minimum.',
  ],
  21: [
    'At most 100 squad points',
    'Everybody plays one squad of at most 100 squad points; less is allowed.',
  ],
  22: [
    'The factions',
    'A squad is Rebel, Imperial or Scum. Resistance cards count as Rebel, First Order cards as Imperial.',
  ],
  23: [
    'One faction per squad',
    'Pilot cards and ship tokens must belong to one faction. Model and dial may be any faction’s version of that ship.',
  ],
  24: ['Three different obstacles', 'A squad has exactly three different obstacles out of the 18.'],
  25: [
    'Everybody hands in a list',
    'Before the start everybody must hand the organizer a squad list: ships with upgrades, total, obstacles.',
  ],
  26: [
    'The squad stays the same',
    'The squad, obstacles included, must not change during the tournament.',
  ],
  27: [
    'Which damage deck',
    'Up to 31 December 2015 the original damage deck must be used, from 1 January 2016 the one of The Force Awakens.',
  ],
  28: [
    'Official components',
    'Components must be official; in doubt the head judge decides. Who plays with a part that is not allowed and cannot replace it is disqualified.',
  ],
  29: [
    'Tell equal ships apart',
    'Ships of one kind and their cards must be marked so that everybody can tell them apart.',
  ],
  30: [
    'What may be altered',
    'Models may be painted, bases weighted, pegs replaced, cards sleeved (damage cards alike), own parts marked. Size, shape and what stands on a card stay as they are; models that bump need other pegs.',
  ],
  31: ['No proxies', 'Proxies for cards or ship models are not allowed, without exception.'],
  32: [
    'Third-party accessories',
    'Tokens, rulers and templates of other makers are allowed only if the head judge agrees.',
  ],
  33: [
    'The dice app stays in sight',
    'The dice app is allowed; it must be in full view of both players at all times.',
  ],
  34: ['No epic components', 'Nothing with the epic mark is allowed; every huge ship bears it.'],
  35: [
    'No special set-up templates',
    'Templates made for setting up are not allowed. Range ruler and maneuver templates may help to line up a formation.',
  ],
  36: [
    'From when a product is legal',
    'In North America a product is legal from its release. Elsewhere the organizer says what is legal.',
  ],
  37: [
    'Not yet: new at Gen Con 2015',
    'Products first sold at Gen Con 2015 are not allowed at the North American Championship of 2015.',
  ],
  38: [
    'Sharing ruler and templates',
    'Before a match a player may ask that both use one ruler, one set of templates or both for that match. Dice are not named; the head judge has the last word.',
  ],
  39: [
    'Seven steps before the start',
    'Squad out, ships revealed and marked, damage decks shuffled, initiative, obstacles, ships, shields: all seven must be done before the start is called. The lower total decides about initiative, a coin if equal.',
  ],
  40: [
    'Mirror match',
    'Both play the same faction. Pairings never avoid this; each player must make sure that the ships can be told apart.',
  ],
  41: [
    'Own damage deck',
    'Everybody has their own damage deck and discard pile. The opponent may ask to look through it before shuffling, a judge at any time.',
  ],
  42: [
    'The score pile',
    'Each player should keep the destroyed enemy ships with their upgrades in a pile. Anybody may look at it.',
  ],
  43: [
    'Discarded upgrades still count',
    'A discarded upgrade is turned over, stays with its ship and counts when the ship is destroyed.',
  ],
  44: [
    'No ships left: full win',
    'If one side has no ships left at the end of a game round, the other wins in full.',
  ],
  45: ['Nobody has ships: draw', 'If neither side has ships left, the match is a draw.'],
  46: [
    'The score at time',
    'At time each enemy ship destroyed counts with its upgrades; a large ship with half its hull and shields or less counts half, rounded down. The higher score wins.',
  ],
  47: [
    'A narrow win at time',
    'A win at time by 1 to 11 points is a modified win. With equal scores the match is a draw.',
  ],
  48: [
    'Conceding',
    'A player may concede at any moment: that is a loss, the opponent wins, and all ships the player has left count as destroyed.',
  ],
  49: [
    'A destroyed squad counts 100',
    'Whoever destroys the whole opposing squad scores 100 points, even if that squad was worth less.',
  ],
  50: ['Points for a match', 'Tournament points: win 5, modified win 3, draw 1, loss 0.'],
  51: [
    'Margin of Victory',
    'The winner gets 100 plus the difference of the scores, the loser 100 minus it; with equal scores both get 100. It is noted on the score sheet.',
  ],
  52: ['Round 1 is drawn by lot', 'In the first round opponents are drawn at random.'],
  53: [
    'Family and travel partners apart',
    'At casual tournaments players may ask not to meet family or travel partners in round 1. The request is met if at all possible.',
  ],
  54: [
    'Later rounds: equal points',
    'From round 2 on players with equal tournament points are paired at random. If one is left over, that player meets somebody of the next group.',
  ],
  55: [
    'No second meeting',
    'Before the elimination rounds two players should not meet twice. Instead each should meet somebody on the same points whom they have not met.',
  ],
  56: [
    'Who gets the bye',
    'With an odd number one player gets a bye: in round 1 by lot, later the one with the fewest tournament points, then the lowest Margin of Victory, then by lot.',
  ],
  57: ['What a bye is worth', 'A bye counts as a win, with a Margin of Victory of 150.'],
  58: [
    'Equal tournament points',
    'Ties are broken by head-to-head, then Margin of Victory, then strength of schedule, then by lot.',
  ],
  59: [
    'Head-to-head',
    'Whoever has met and beaten all others on the same points is placed above them.',
  ],
  60: ['Strength of schedule', 'The tournament points of all your opponents, added up.'],
  61: [
    'Strength of schedule, the software’s way',
    'Each opponent’s points divided by the rounds that opponent played, added up, then divided by your own rounds.',
  ],
  62: [
    'The cut',
    'The organizer may cut after the announced rounds. The best by tournament points, then by Margin of Victory, go on; all others are finished.',
  ],
  63: [
    'Best against last',
    'The best meets the last, the second the last but one, and so on. After that the bracket stays as it is.',
  ],
  64: [
    'Losers are out',
    'Whoever loses an elimination game is out; the last one left is champion.',
  ],
  65: [
    'A draw in elimination',
    'If an elimination game is drawn, the player with initiative wins.',
  ],
  66: [
    'Unsportsmanlike conduct',
    'Stalling, needless force, abusing an endless combination, improper behaviour, discourtesy and the like are unsportsmanlike.',
  ],
  67: ['No collusion', 'Players must not agree on scores or results.'],
  68: [
    'Removing a player',
    'Only the head judge may remove a player from the tournament for conduct.',
  ],
  69: [
    'Small inaccuracies',
    'Small inaccuracies in moving and measuring are tolerated and should not be abused. The head judge has the last word.',
  ],
  70: [
    'A missed effect',
    'A forgotten effect may be used later only if the opponent agrees. Players must not distract or rush each other.',
  ],
}
