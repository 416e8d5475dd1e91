import { type Clause, clause, type RuleId } from '../../vocabulary/rule.ts'
import type { Announcement, Sheet, SheetLine, Strength } from '../sheet.ts'

const line = (rule: RuleId, key: string, strength: Strength, words: string): Clause<SheetLine> =>
  clause(rule, { key, strength, words })

const announcement = (
  rule: RuleId,
  key: string,
  strength: Strength,
  when: Announcement['when'],
  words: string,
): Clause<Announcement> => clause(rule, { key, strength, when, words })

const step = (key: string, words: string) => line('XWEN-39', `set-up.${key}`, 'must', words)

const conduct = (key: string, words: string): SheetLine => ({
  key: `conduct.${key}`,
  strength: 'must',
  words,
})

/** What the document wants shown, printed or said, in our own words. */
export const sheet: Sheet = {
  scope: [
    line('XWEN-1', 'scope.events', 'note', "Holds for all the publisher's and partners' events."),
    line('XWEN-1', 'scope.game-rules', 'note', 'The core rulebook and the FAQ rule the game.'),
  ],
  variant: clause('XWEN-2', { played: 'dogfight', othersAt: ['casual'] }),
  tiers: {
    casual: {
      lines: [
        line('XWEN-6', 'tier.casual.mood', 'note', 'Friendly play for its own sake.'),
        line('XWEN-6', 'tier.casual.newcomers', 'note', 'Nobody has to know every rule.'),
      ],
      eventKinds: clause('XWEN-6', ['league', 'weekly-night', 'variant-event']),
    },
    competitive: {
      lines: [
        line('XWEN-7', 'tier.competitive.knowledge', 'must', 'Know the rules in general.'),
        line(
          'XWEN-7',
          'tier.competitive.leniency',
          'should',
          'No punishment for not knowing the finer points.',
        ),
        line('XWEN-7', 'tier.competitive.alike', 'note', 'The same from shop to shop.'),
      ],
      eventKinds: clause('XWEN-7', ['store-championship', 'one-off-sanctioned']),
    },
    premier: {
      lines: [
        line('XWEN-8', 'tier.premier.conduct', 'must', 'The highest standard, leaders included.'),
        line(
          'XWEN-8',
          'tier.premier.knowledge',
          'note',
          'Rules, newest FAQ and these regulations are taken as known.',
        ),
        line('XWEN-8', 'tier.premier.strict', 'note', 'Every rule is applied to the letter.'),
      ],
      eventKinds: clause('XWEN-8', [
        'regional-championship',
        'national-championship',
        'world-championship',
      ]),
    },
  },
  venue: [
    line('XWEN-11', 'venue.play-area', 'must', 'Every table: 3 by 3 feet with clear edges.'),
    line('XWEN-11', 'venue.player-edges', 'should', 'Mark two opposite edges for the players.'),
    line('XWEN-11', 'venue.room', 'should', "Leave room for both players' components."),
    line('XWEN-11', 'venue.table-numbers', 'should', 'Number the tables.'),
  ],
  kit: [
    line('XWEN-13', 'kit.squad', 'must', 'Every part of your squad.'),
    line('XWEN-13', 'kit.dice', 'must', 'Dice.'),
    line('XWEN-13', 'kit.range-ruler', 'must', 'Range ruler.'),
    line('XWEN-13', 'kit.templates', 'must', 'Maneuver templates.'),
    line('XWEN-13', 'kit.damage-deck', 'must', 'A complete damage deck.'),
    line('XWEN-13', 'kit.everything-else', 'must', 'Whatever else your games need.'),
    line('XWEN-13', 'kit.nothing-supplied', 'note', 'The organizer need not lend anything.'),
  ],
  setUp: {
    steps: [
      step('squads', 'Squads lie beside their edges, off the play area.'),
      step(
        'reveal',
        'Show everything; ID tokens on ships you have twice, in a mirror match on all of them. ' +
          'One player shows white numerals, the other black.',
      ),
      step('damage-decks', 'Shuffle your damage deck; the opponent may shuffle and cut it.'),
      step('initiative', 'The lower squad total decides who has initiative; equal: a coin.'),
      step(
        'obstacles',
        'Place the six obstacles in turn, initiative first: beyond range 2 of every edge and ' +
          'beyond range 1 of one another.',
      ),
      step(
        'ships',
        'Place ships from the lowest pilot skill up; templates only measure within range 1 of ' +
          'your edge.',
      ),
      step('shields', 'Shields on, special components ready; nothing moves before the start call.'),
    ],
    complete: clause('XWEN-39', 'before-start-call'),
  },
  mirrorMatch: [
    line('XWEN-40', 'mirror-match.happens', 'note', 'Pairing does not avoid mirror matches.'),
    line('XWEN-40', 'mirror-match.unique', 'note', 'Both squads may field the same unique name.'),
    line(
      'XWEN-40',
      'mirror-match.tell-apart',
      'must',
      'Make your ships distinguishable: ID tokens, other tokens or paint.',
    ),
    line('XWEN-40', 'mirror-match.dials', 'note', 'Dials may lie on ship cards.'),
  ],
  atTheTable: [
    line('XWEN-33', 'table.dice-app', 'must', 'A dice app stays in sight of both players.'),
    line('XWEN-3', 'table.dispute', 'must', 'Cannot agree? Call a judge.'),
  ],
  dispute: clause('XWEN-3', {
    ruling: 'dispute',
    call: 'judge',
    lastWord: 'marshal',
    mayOverrule: ['faq'],
  }),
  ineligibleComponent: clause('XWEN-28', {
    ruling: 'component',
    call: 'judge',
    lastWord: 'marshal',
    withoutReplacement: 'disqualify-player',
  }),
  unsportingConduct: clause('XWEN-66', {
    kinds: [
      conduct('stalling', 'Playing slowly on purpose.'),
      conduct('force', 'Slamming components down.'),
      conduct('infinite-combo', 'Abusing a combination without end.'),
      conduct('behaviour', 'Behaving improperly.'),
      conduct('discourtesy', 'Being rude to an opponent.'),
    ],
    complete: false,
  }),
  collusion: clause('XWEN-67', {
    ruling: 'collusion',
    call: 'judge',
    lastWord: 'marshal',
    forbidden: true,
  }),
  announcements: [
    announcement(
      'XWEN-17',
      'announce.elimination',
      'must',
      { kind: 'always' },
      'Whether elimination rounds follow, and how many players go on.',
    ),
    announcement(
      'XWEN-9',
      'announce.second-judge',
      'must',
      { kind: 'leader-plays' },
      'Who rules on the matches of a judge who plays.',
    ),
    announcement(
      'XWEN-18',
      'announce.strength-of-schedule',
      'should',
      { kind: 'option', option: 'strengthOfSchedule', value: 'tome' },
      "Strength of schedule is an average, as the publisher's software has it.",
    ),
  ],
}
