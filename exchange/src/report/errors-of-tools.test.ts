import { describe, expect, it } from 'vitest'
import { answered, sampleBytes, told } from '../formats/samples.suite.ts'

const textOf = (file: string): string => new TextDecoder().decode(sampleBytes(file))

/** What the report says after a piece of a sample was replaced, beyond what it says of the sample. */
const reported = (file: string, piece: string | RegExp, by: string): readonly string[] => {
  const text = textOf(file)
  const changed = text.replace(piece, by)
  expect(changed).not.toBe(text)
  const before = told(answered(text))
  return told(answered(changed)).filter((line) => !before.includes(line))
}

describe('two people of one name', () => {
  it.each<readonly [string, string, string]>([
    ['nrtm-1.json', '"name": "Dee"', '"name": "Ada"'],
    [
      'tome-1.json',
      '"first_name": "Ben", "last_name": "Bell"',
      '"first_name": "Ada", "last_name": "Lovelace"',
    ],
    ['challonge-1.json', '"name": "Eli"', '"name": "Ada"'],
    ['trf-1.trf', 'Dee ', 'Ada '],
    ['cryodex-save-1.save', '<NAME>Ben', '<NAME>Cy'],
  ])('are two in %s, which goes by ids, and no error', (file, piece, by) => {
    expect(reported(file, piece, by)).toEqual([])
    const answer = answered(textOf(file).replaceAll(piece, by))
    expect(answer.players).toBe(answered(textOf(file)).players)
    expect(answer.scenario['players']).toContainEqual(expect.stringMatching(/ \(2\)$/))
  })
})

describe('an error of another tool is named', () => {
  it.each<readonly [string, string, string | RegExp, string, readonly string[]]>([
    [
      'a modified win saved as a full one',
      'cryodex-save-1.save',
      'PLAYER_1_MOD_WINS',
      'PLAYER_1_WINS',
      ['tournament-points Cy 1 5 / 3'],
    ],
    [
      'the wrong winner saved',
      'cryodex-save-1.save',
      '<GAME1RESULT>PLAYER_1_WINS',
      '<GAME1RESULT>PLAYER_2_WINS',
      ['winner Ada & <Co> 1 Ben / Ada & <Co>'],
    ],
    [
      'a result that is none',
      'cryodex-save-2.save',
      'PLAYER_1_WINS',
      'PLAYER_3_WINS',
      ['unknown-result Ada & <Co> 1 PLAYER_3_WINS / '],
    ],
    [
      'points of another game',
      'nrtm-1.json',
      /"runnerScore": 3,\s*"corpScore": 3/,
      '"runnerScore": 2, "corpScore": 3',
      ['unknown-result Ada 1 3–0, 2–0 / '],
    ],
    [
      'a wrong mean',
      'nrtm-1.json',
      '"matchPoints": 9',
      '"matchPoints": 12',
      ['tournament-points Ada – 12 / 9'],
    ],
    [
      'the loser of the final as champion',
      'nrtm-1.json',
      /"rank": 2,\s*"seed": 1/,
      '"rank": 1, "seed": 1',
      ['winner Ada 3 1 / 2'],
    ],
    [
      'two lines that contradict each other',
      'trf-1.trf',
      '2 w 1',
      '2 w =',
      ['winner Ada 1 = / 0 / ', 'unknown-result Ada 1 draw / '],
    ],
    [
      'points that a line does not add up to',
      'trf-2.trf',
      ' 5.0 ',
      ' 4.0 ',
      ['tournament-points Ben – 4 / 5'],
    ],
    [
      'a bye that nobody had',
      'tome-2.json',
      '"has_received_bye": false',
      '"has_received_bye": true',
      ['bye Ada Lovelace – true / false'],
    ],
    [
      'a match counted for nothing',
      'tome-1.json',
      '"points_earned": 5, "margin_of_victory": 157',
      '"points_earned": 5, "margin_of_victory": 147',
      ['margin-of-victory Ada Lovelace – 267 / 277'],
    ],
    [
      'the winner of a bracket by a slip',
      'challonge-2.json',
      '"scores_csv": "20-60", "winner_id": 102, "loser_id": 101',
      '"scores_csv": "20-60", "winner_id": 101, "loser_id": 102',
      ['winner Ben 1 Ben / Cy'],
    ],
    [
      'an ending nobody knows',
      'csv-1.csv',
      'destruction',
      'explosion',
      ['unknown-result Ada 1 explosion / '],
    ],
    [
      'a mean of opponents that is none',
      'nrtm-1.json',
      '"strengthOfSchedule": 1.75',
      '"strengthOfSchedule": 2.75',
      ['strength-of-schedule Ada – 2.75 / 1.75'],
    ],
    [
      'the same of their opponents',
      'nrtm-1.json',
      '"extendedStrengthOfSchedule": 4.0',
      '"extendedStrengthOfSchedule": 4.5',
      ['extended-strength-of-schedule Ada – 4.5 / 4'],
    ],
    [
      'two places exchanged',
      'nrtm-1.json',
      /"rank": 4(.*?)"rank": 3/s,
      '"rank": 3$1"rank": 4',
      ['place Ben – 3 / 4', 'place Cy – 4 / 3'],
    ],
    [
      'the winner of the final exchanged',
      'nrtm-1.json',
      /"winner": false(.*?)"winner": true/s,
      '"winner": true$1"winner": false',
      ['winner Ada 3 2 / 1', 'winner Dee 3 1 / 2'],
    ],
    [
      'an id that nobody has',
      'nrtm-1.json',
      /"id": 4,\s*"runnerScore": 3/,
      '"id": 9, "runnerScore": 3',
      ['unknown-player #9 1 #9 / ', 'missing-match Dee 1  / '],
    ],
    [
      'a win counted as a modified one',
      'tome-1.json',
      '"points_earned": 5',
      '"points_earned": 3',
      ['tournament-points Ada Lovelace – 8 / 10'],
    ],
    [
      'somebody gone who plays on',
      'tome-1.json',
      '"is_active": true',
      '"is_active": false',
      ['drop Ada Lovelace – true / '],
    ],
    [
      'a bye not ticked',
      'tome-1.json',
      '"has_received_bye": true',
      '"has_received_bye": false',
      ['bye Ben Bell – false / true'],
    ],
    [
      'more than a squad has',
      'tome-1.json',
      /"raw_score": \d+, "points_earned": 5/,
      '"raw_score": 120, "points_earned": 5',
      ['impossible-score Ada Lovelace 1 120–43 / '],
    ],
    [
      'somebody who is not listed',
      'tome-1.json',
      '"participant_pk": -4',
      '"participant_pk": -99',
      ['unknown-player #-99 1 #-99 / '],
    ],
    ['a place that is another’s', 'trf-1.trf', '1.0    4', '1.0    3', ['place Ben – 3 / 4']],
    [
      'a bye that is missing',
      'trf-1.trf',
      '  0000 - U     3 w -',
      '               3 w -',
      ['missing-match Ben 2  / '],
    ],
    [
      'a loss for both',
      'trf-1.trf',
      '2 w 1     3 b 1',
      '2 w 0     3 b 1',
      ['unknown-result Ada 1 double-loss / '],
    ],
    [
      'somebody who takes no part',
      'challonge-1.json',
      '"player2_id": 104',
      '"player2_id": 199',
      ['unknown-player #199 2 #199 / '],
    ],
    [
      'a score beyond the squad',
      'challonge-1.json',
      '100-43',
      '140-43',
      ['impossible-score Ada 1 140–43 / '],
    ],
    ['a score that is none', 'challonge-1.json', '60-60', 'x', ['unknown-result Cy 1 x / ']],
    [
      'two who meet again',
      'challonge-1.json',
      '"player1_id": 102, "player2_id": 101',
      '"player1_id": 102, "player2_id": 103',
      ['rematch Cy 2 Dee / 1'],
    ],
    [
      'somebody at two tables',
      'challonge-1.json',
      '"player1_id": 102, "player2_id": 101',
      '"player1_id": 100, "player2_id": 101',
      ['duplicate-player Ada 2 2 / 1'],
    ],
    [
      'a score that no squad has',
      'csv-1.csv',
      '100,43',
      '143,43',
      ['impossible-score Ada 1 143–43 / '],
    ],
    [
      'a winner with fewer points',
      'csv-1.csv',
      '67,67,,Cy',
      '67,60,,Cy',
      ['winner Ada 3 Cy / Ada'],
    ],
    [
      'no winner with equal points',
      'csv-1.csv',
      '67,67,,Cy',
      '67,67,,',
      ['unknown-result Ada 3 67–67 / '],
    ],
    [
      'the loser as the winner',
      'csv-1.csv',
      'destruction,Ada',
      'destruction,"Ben, the 2nd"',
      ['winner Ada 1 Ben, the 2nd / Ada'],
    ],
    [
      'too many points saved',
      'cryodex-save-1.save',
      '<PLAYER1POINTS>100',
      '<PLAYER1POINTS>130',
      ['impossible-score Ada & <Co> 1 130–43 / '],
    ],
    [
      'somebody who gave up as the winner',
      'cryodex-save-1.save',
      '<ISCONCEDE>true',
      '<ISCONCEDE>false',
      ['winner Eli 2 Eli / Ben'],
    ],
  ])('%s', (_, file, piece, by, lines) => {
    expect(reported(file, piece, by)).toEqual(lines)
  })
})
