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
  ])('%s', (_, file, piece, by, lines) => {
    expect(reported(file, piece, by)).toEqual(lines)
  })
})
